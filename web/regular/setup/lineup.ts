import { legendKey } from '#domain/legend/legend.ts'
import { MAX_SELECTED_TEAMS } from '#domain/team/selection.ts'
import { TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { parseAsNames } from '../../shared/address/name-list.ts'

/** What the user has selected. All of it is in the URL. */
export interface Lineup {
  readonly teams: readonly string[]
  /** Legend keys, in ban order. */
  readonly ban: readonly string[]
}

export const EMPTY: Lineup = { teams: [], ban: [] }

export const lineupParsers = {
  teams: parseAsNames(normalizeTeams).withDefault(EMPTY.teams),
  ban: parseAsNames(normalizeBans).withDefault(EMPTY.ban),
}

/**
 * Removes duplicates and limits the number of teams. A name that's too long would fail the call for
 * all teams.
 */
export function normalizeTeams(names: readonly string[]): string[] {
  const possible = names.filter((name) => name.length <= TEAM_NAME_LENGTH)
  return onceBy(possible, teamKey).slice(0, MAX_SELECTED_TEAMS)
}

function normalizeBans(names: readonly string[]): string[] {
  return onceBy(names.map(legendKey), (key) => key)
}

export function toggleTeam({ teams, ban }: Lineup, team: string): Lineup {
  const rest = teams.filter((other) => teamKey(other) !== teamKey(team))
  return { teams: rest.length < teams.length ? rest : normalizeTeams([...teams, team]), ban }
}

export function toggleLineupBan({ teams, ban }: Lineup, legend: string): Lineup {
  const key = legendKey(legend)
  return { teams, ban: ban.includes(key) ? ban.filter((other) => other !== key) : [...ban, key] }
}

export const isSame = (a: Lineup, b: Lineup) =>
  lineupParsers.teams.eq(a.teams, b.teams) && lineupParsers.ban.eq(a.ban, b.ban)

function onceBy(names: readonly string[], keyOf: (name: string) => string): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    const key = keyOf(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, name)
  }
  return [...byKey.values()]
}
