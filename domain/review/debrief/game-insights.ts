import { gamePoints } from '../../archive/score.ts'
import { type ExitBin, expectedByExit } from './expected-points.ts'
import type { Insight } from './insight.ts'

/** How a team did in a game, as its result file says. */
export interface PlayedResult {
  readonly team: number
  readonly placement: number | null
  readonly kills: number | null
  readonly points: number | null
  readonly damage: number | null
  /** Seconds until its last player was out; the winner's are the length of the game. */
  readonly outS: number | null
  readonly legends: readonly string[]
}

export interface DebriefedGame {
  readonly number: number
  readonly results: readonly PlayedResult[]
}

/** What a team has for a comparison of kills and damage, over one game or a series. */
export interface LobbySums {
  readonly team: number
  readonly kills: number
  readonly damage: number
  readonly placePoints: number
}

/** With fewer teams there is nothing to compare with. */
const LEAST_OTHERS = 3
const TOP = 0.75
/** How soon after us the next team was out. */
const NEXT_S = 60
/** What the next place has to be worth. */
const NEXT_POINTS = 2
/** How far from the expectation a game has to be, in standard deviations. */
const GAME_BELOW = -1.2
const GAME_ABOVE = 1.5
/** Games with a composition before one is the best of them. */
const LEAST_GAMES = 5

/** Kills in the top quarter, placement points in the bottom half. */
export function killsWithoutPlacement(sums: readonly LobbySums[], team: number): Insight | null {
  const own = sums.find((one) => one.team === team)
  const atLeast = topValue(
    sums.map(({ kills }) => kills),
    TOP,
  )
  const others = sums.filter((one) => one.team !== team && one.kills >= atLeast)
  const middle = median(sums.map((one) => one.placePoints))
  if (!own || others.length < LEAST_OTHERS || own.kills === 0) return null
  if (own.kills < atLeast || own.placePoints >= middle) return null
  const field = others.map((one) => one.placePoints)
  const other = mean(field)
  return {
    ...BLANK,
    kind: 'killsWithoutPlacement',
    own: own.placePoints,
    other,
    field,
    n: others.length,
    stake: other - own.placePoints,
    facts: { kills: own.kills, atLeast },
  }
}

/** Damage in the top quarter, kills in the bottom half. */
export function damageWithoutKills(sums: readonly LobbySums[], team: number): Insight | null {
  const own = sums.find((one) => one.team === team)
  const atLeast = topValue(
    sums.map(({ damage }) => damage),
    TOP,
  )
  const others = sums.filter((one) => one.team !== team && one.damage >= atLeast)
  const middle = median(sums.map(({ kills }) => kills))
  if (!own || others.length < LEAST_OTHERS || own.damage === 0) return null
  if (own.damage < atLeast || own.kills >= middle) return null
  const field = others.map(({ kills }) => kills)
  const other = mean(field)
  return {
    ...BLANK,
    kind: 'damageWithoutKills',
    own: own.kills,
    other,
    field,
    n: others.length,
    stake: other - own.kills,
    facts: { damage: own.damage, atLeast },
  }
}

/** The next team was out within a minute, and its place is worth two points more. */
export function pointsLeft({ number, results }: DebriefedGame, team: number): Insight | null {
  const own = results.find((one) => one.team === team)
  const next = results.find((one) => one.placement === (own?.placement ?? 0) - 1)
  if (!own?.placement || !next?.placement || own.outS === null || next.outS === null) return null
  // The winner isn't out.
  if (next.placement === 1) return null
  const seconds = next.outS - own.outS
  const worth = gamePoints(next.placement, 0) - gamePoints(own.placement, 0)
  if (seconds < 0 || seconds > NEXT_S || worth < NEXT_POINTS) return null
  const outs = results.flatMap(({ outS, placement }) =>
    outS !== null && placement !== 1 ? [outS] : [],
  )
  return {
    ...BLANK,
    kind: 'pointsLeft',
    own: own.outS,
    other: next.outS,
    field: outs,
    n: outs.length - 1,
    stake: worth,
    game: number,
    facts: {
      seconds,
      worth,
      place: own.placement,
      before: outs.filter((outS) => outS < (own.outS ?? 0)).length,
    },
  }
}

/** Points against what teams score that survive as long. */
export function againstExpectation(
  game: DebriefedGame,
  team: number,
  bins: readonly ExitBin[],
): Insight | null {
  const gap = gapOf(game, team, bins)
  if (!gap) return null
  const far = (gap.points - gap.mean) / Math.sqrt(Math.max(1, gap.variance))
  if (far > GAME_BELOW && far < GAME_ABOVE) return null
  return {
    ...BLANK,
    kind: far < 0 ? 'belowExpected' : 'aboveExpected',
    own: gap.points,
    other: gap.mean,
    n: gap.n,
    stake: Math.abs(gap.points - gap.mean),
    game: game.number,
    facts: { games: 1 },
  }
}

export interface ExpectationGap {
  readonly points: number
  readonly mean: number
  readonly variance: number
  /** Team-games behind the expectation. */
  readonly n: number
}

/** What a team scored in a game, and what was to be expected. Null without times. */
export function gapOf(
  { results }: DebriefedGame,
  team: number,
  bins: readonly ExitBin[],
): ExpectationGap | null {
  const own = results.find((one) => one.team === team)
  const share = exitShare(results, team)
  const points = own?.points ?? null
  if (!own || points === null || share === null) return null
  const expected = expectedByExit(bins, { share, hasWon: own.placement === 1 })
  if (!expected) return null
  return {
    points,
    mean: expected.mean,
    variance: expected.variance,
    n: bins.reduce((sum, { n }) => sum + n, 0),
  }
}

/** How much of the game a team survived; null without times. */
export function exitShare(results: readonly PlayedResult[], team: number): number | null {
  const own = results.find((one) => one.team === team)?.outS ?? null
  const longest = Math.max(0, ...results.map(({ outS }) => outS ?? 0))
  return own === null || longest === 0 ? null : own / longest
}

/** The most points with this composition in five or more games. */
export function bestComposition(
  { number, results }: DebriefedGame,
  team: number,
  earlier: readonly number[],
): Insight | null {
  const own = results.find((one) => one.team === team)
  const points = own?.points ?? null
  if (!own || points === null || earlier.length + 1 < LEAST_GAMES) return null
  if (points <= Math.max(...earlier)) return null
  const other = median(earlier)
  return {
    ...BLANK,
    kind: 'bestComposition',
    own: points,
    other,
    field: earlier,
    n: earlier.length + 1,
    stake: points - other,
    game: number,
    legends: own.legends,
  }
}

export const BLANK = { field: [], game: null, facts: {}, legends: [] } as const

/** One game, or the sum of several. */
export function lobbySums(games: readonly DebriefedGame[]): LobbySums[] {
  const sums = new Map<number, LobbySums>()
  for (const { team, kills, damage, placement } of games.flatMap(({ results }) => results)) {
    const before = sums.get(team) ?? { team, kills: 0, damage: 0, placePoints: 0 }
    sums.set(team, {
      team,
      kills: before.kills + (kills ?? 0),
      damage: before.damage + (damage ?? 0),
      placePoints: before.placePoints + (placement === null ? 0 : gamePoints(placement, 0)),
    })
  }
  return [...sums.values()]
}

export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const high = sorted[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? (high + (sorted[half - 1] ?? high)) / 2 : high
}

/** The least value of the part above this share. */
export const topValue = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
