import { recallFromTab } from '../storage/tab-memory.ts'
import { lineupParsers } from './lineup.ts'

/** What was last chosen in the Regular View of this tab. */
export function regularLobby(): { teams: string[]; series: number | null } {
  const stored = new URLSearchParams(recallFromTab('lineup'))
  const teams = lineupParsers.teams.parse(stored.get('teams') ?? '') ?? []
  const series = lineupParsers.series.parse(stored.get('series') ?? '')
  return { teams: [...teams], series }
}
