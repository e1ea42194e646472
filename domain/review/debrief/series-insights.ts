import type { ExitBin } from './expected-points.ts'
import type { Insight } from './insight.ts'
import {
  againstExpectation,
  bestComposition,
  BLANK,
  damageWithoutKills,
  exitShare,
  gapOf,
  killsWithoutPlacement,
  mean,
  median,
  type DebriefedGame,
  lobbySums,
  pointsLeft,
} from './game-insights.ts'

/** What a debrief needs besides the games it is about. */
export interface DebriefContext {
  readonly team: number
  readonly bins: readonly ExitBin[]
  /** Points of the team's earlier games with the composition of each game, by its number. */
  readonly earlierWith: ReadonlyMap<number, readonly number[]>
  /** How much of each game the team survived in its series before; empty without times. */
  readonly earlierExits: readonly number[]
}

/** Out before this share of the game is early. */
const EARLY = 0.5
const LEAST_EXITS = 3
/** How far from the expectation a series has to be, in standard deviations. */
const SERIES_FAR = 1.3
/** Fewer teams say nothing about a series. */
const LEAST_TEAMS = 8
const LEAST_GAMES_OF_SERIES = 2

/** What stands out in one game. */
export function insightsOfGame(
  game: DebriefedGame,
  { team, bins, earlierWith }: DebriefContext,
): Insight[] {
  const sums = lobbySums([game])
  return [
    killsWithoutPlacement(sums, team),
    damageWithoutKills(sums, team),
    pointsLeft(game, team),
    againstExpectation(game, team, bins),
    bestComposition(game, team, earlierWith.get(game.number) ?? []),
  ]
    .filter((found) => found !== null)
    .map((found) => ({ ...found, game: game.number }))
}

/**
 * What stands out in a series. Nearly every second team leaves points in one of six games, so that is for single games.
 * Only teams that played as many games as ours are compared with it.
 */
export function insightsOfSeries(
  games: readonly DebriefedGame[],
  context: DebriefContext,
): Insight[] {
  const { team, earlierWith } = context
  const own = games.filter(({ results }) => results.some((one) => one.team === team))
  if (own.length < LEAST_GAMES_OF_SERIES) return []
  const isThere = (id: number) => own.every(({ results }) => results.some((one) => one.team === id))
  const sums = lobbySums(own).filter((one) => isThere(one.team))
  if (sums.length < LEAST_TEAMS) return []
  return [
    killsWithoutPlacement(sums, team),
    damageWithoutKills(sums, team),
    earlyExits(
      own,
      sums.map((one) => one.team),
      context,
    ),
    seriesAgainstExpectation(own, context),
    ...own.map((game) => bestComposition(game, team, earlierWith.get(game.number) ?? [])),
  ].filter((found) => found !== null)
}

/** Out early in three games or more, and at least twice as often as the median team. */
function earlyExits(
  games: readonly DebriefedGame[],
  teams: readonly number[],
  { team, earlierExits }: DebriefContext,
): Insight | null {
  const count = (id: number) =>
    games.filter(({ results }) => (exitShare(results, id) ?? 1) < EARLY).length
  const own = count(team)
  const field = teams.filter((id) => id !== team).map(count)
  const other = median(field)
  if (own < LEAST_EXITS || own < 2 * other) return null
  const all = games.flatMap(({ results }) =>
    results.map((one) => ({
      isEarly: (exitShare(results, one.team) ?? 1) < EARLY,
      points: one.points ?? 0,
    })),
  )
  const pointsOf = (isEarly: boolean) =>
    mean(all.flatMap((one) => (one.isEarly === isEarly ? [one.points] : [])))
  return {
    ...BLANK,
    kind: 'earlyExits',
    own,
    other,
    field,
    n: field.length,
    stake: (own - other) * (pointsOf(false) - pointsOf(true)),
    facts: {
      games: games.length,
      before: earlierExits.filter((share) => share < EARLY).length,
      beforeGames: earlierExits.length,
    },
  }
}

function seriesAgainstExpectation(
  games: readonly DebriefedGame[],
  { team, bins }: DebriefContext,
): Insight | null {
  const gaps = games.flatMap((game) => gapOf(game, team, bins) ?? [])
  if (gaps.length < games.length) return null
  const sum = (pick: (gap: (typeof gaps)[number]) => number) =>
    gaps.reduce((total, gap) => total + pick(gap), 0)
  const [own, other] = [sum(({ points }) => points), sum((gap) => gap.mean)]
  const far =
    (own - other) /
    Math.sqrt(
      Math.max(
        1,
        sum(({ variance }) => variance),
      ),
    )
  if (Math.abs(far) < SERIES_FAR) return null
  return {
    ...BLANK,
    kind: far < 0 ? 'belowExpected' : 'aboveExpected',
    own,
    other,
    n: gaps[0]?.n ?? 0,
    stake: Math.abs(own - other),
    facts: { games: games.length },
  }
}
