import { importMessages } from '#contract/archive/import.texts.ts'
import type { MatchGame } from '#domain/archive/match.ts'
import { teamKey } from '#domain/team/team.ts'
import { conflict } from '../../http/errors.ts'

/**
 * Two spellings that an administrator merged can't play against each other. The import stops, and the user has to find
 * out which is wrong.
 */
export function requireDistinctTeams(
  games: readonly MatchGame[],
  teams: ReadonlyMap<string, number>,
) {
  for (const { number, teams: lobby } of games) {
    const spellings = new Map(lobby.map(({ rawName }) => [teamKey(rawName), rawName]))
    const byTeam = Map.groupBy(spellings, ([key]) => teams.get(key) ?? key)
    const same = [...byTeam.values()].find(({ length }) => length > 1)
    if (!same) continue
    const names = same.map(([, rawName]) => rawName)
    throw conflict('teams_met', importMessages.teamsMet(number, names))
  }
}
