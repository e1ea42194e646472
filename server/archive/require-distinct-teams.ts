import { importMessages } from '#contract/messages/import.ts'
import type { MatchGame } from '#domain/match/match.ts'
import { teamKey } from '#domain/team/team.ts'
import { conflict } from '../http/errors.ts'

/** Spellings that an administrator made one team cannot have played each other; who imports has to say which is wrong. */
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
