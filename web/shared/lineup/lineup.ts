import { parseAsInteger } from '../address/query-parser.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { MAX_SELECTED_TEAMS } from '#domain/regular/selection.ts'
import { TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { parseAsNames } from '../address/name-list.ts'
import { parseAsMap } from '../map/chosen-map.ts'
import { type KnownPicks, parseAsKnownPicks } from './known-picks.ts'

/** What the user has selected. All of it is in the URL. */
export interface Lineup {
  readonly teams: readonly string[]
  /** Legend keys, in ban order. */
  readonly ban: readonly string[]
  /** The next game if the user stepped to one; null means the one after the bans. */
  readonly game: number | null
  readonly map: MapId | null
  /** The series in progress. */
  readonly series: number | null
  readonly known: readonly KnownPicks[]
}

export const EMPTY: Lineup = {
  teams: [],
  ban: [],
  game: null,
  map: null,
  series: null,
  known: [],
}

export const lineupParsers = {
  teams: parseAsNames(normalizeTeams).withDefault(EMPTY.teams),
  ban: parseAsNames(normalizeBans).withDefault(EMPTY.ban),
  game: parseAsInteger,
  map: parseAsMap,
  series: parseAsInteger,
  known: parseAsKnownPicks.withDefault(EMPTY.known),
}

/** The most games a forecast can be asked for. */
const LAST_GAME = 30

export const clampGame = (game: number) => Math.min(LAST_GAME, Math.max(1, game))

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

export function toggleTeam(lineup: Lineup, team: string): Lineup {
  const { teams } = lineup
  const rest = teams.filter((other) => teamKey(other) !== teamKey(team))
  return {
    ...lineup,
    teams: rest.length < teams.length ? rest : normalizeTeams([...teams, team]),
  }
}

export function toggleLineupBan(lineup: Lineup, legend: string): Lineup {
  const { ban } = lineup
  const key = legendKey(legend)
  return {
    ...lineup,
    ban: ban.includes(key) ? ban.filter((other) => other !== key) : [...ban, key],
  }
}

/** A step to the game that comes next anyway isn't stored, so later bans move it on. */
export const stepToGame = (lineup: Lineup, game: number, nextGame: number): Lineup => ({
  ...lineup,
  game: clampGame(game) === nextGame ? null : clampGame(game),
})

/**
 * The bans of the game on screen: a step back in a series leaves out those of later games. The game after the last one that was played can have
 * more bans than games before it. While `last` isn't known, a game with as many bans is taken for a step back.
 */
export const bansInForce = (
  { ban, game, series }: Pick<Lineup, 'ban' | 'game' | 'series'>,
  last = Infinity,
) =>
  series !== null && game !== null && game <= Math.min(ban.length, last)
    ? ban.slice(0, game - 1)
    : ban

export const isSame = (a: Lineup, b: Lineup) =>
  lineupParsers.teams.eq(a.teams, b.teams) &&
  lineupParsers.ban.eq(a.ban, b.ban) &&
  lineupParsers.known.eq(a.known, b.known) &&
  a.game === b.game &&
  a.map === b.map &&
  a.series === b.series

function onceBy(names: readonly string[], keyOf: (name: string) => string): string[] {
  const byKey = new Map<string, string>()
  for (const name of names) {
    const key = keyOf(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, name)
  }
  return [...byKey.values()]
}
