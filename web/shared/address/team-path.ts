import { viewPath } from './view-path.ts'

/** The address of a team's page. `state` is the lobby it is opened from. */
export const teamPath = (team: string, state: Readonly<Record<string, string>> = {}) =>
  viewPath('team', { ...state, team })
