import { viewPath } from '../address/view-path.ts'

/** The address of the Players tab with this player selected, whatever filters were set before. */
export function playerPath(player: string, name: string): string {
  const filters = { regions: 'ALL', min: '1', q: name }
  return viewPath('statsboard', { tab: 'players', ...filters, player })
}
