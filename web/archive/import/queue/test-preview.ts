import type { ImportPreview } from '#contract/archive/import.ts'

/** Six games of 20 known teams. */
export const TEST_PREVIEW: ImportPreview = {
  fileName: 'day.json',
  format: 'overstat',
  isKnown: false,
  sets: [],
  games: 6,
  knownGames: 0,
  teamGames: 120,
  landings: 0,
  teams: 20,
  newTeams: [],
  findings: [],
}
