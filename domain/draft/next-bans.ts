import { addBan, mostPicked, type TeamPicks, type TieRule } from './ban.ts'

/** The games of a series so far: the last one, and those before it. */
export interface SeriesPicks {
  readonly last: readonly TeamPicks[]
  readonly earlier: readonly (readonly TeamPicks[])[]
}

/** The legend that the last game bans: the most picked one. Its teams can be in any order. */
export function bannedBy({ last, earlier }: SeriesPicks, tieRule: TieRule): string | null {
  const byPoints = last.toSorted(
    (a, b) =>
      (b.points ?? 0) - (a.points ?? 0) || (a.placement ?? Infinity) - (b.placement ?? Infinity),
  )
  return mostPicked(byPoints, tieRule, earlier)?.legend ?? null
}

/** A game of a series and what was banned in it. */
export interface NumberedBans {
  readonly number: number
  readonly bans: readonly string[]
}

/**
 * What a game banned: the new ban of the series' next game or, after its last one, the most picked legend. Null if
 * nothing new was banned or the next game is missing.
 */
export function banAfter(
  game: NumberedBans,
  series: readonly NumberedBans[],
  picks: () => SeriesPicks,
  tieRule: TieRule,
): string | null {
  const next = series.find(({ number }) => number === game.number + 1)
  if (next) return next.bans.find((legend) => !game.bans.includes(legend)) ?? null
  const isLast = series.every(({ number }) => number <= game.number)
  return isLast ? bannedBy(picks(), tieRule) : null
}

/** The bans of the next game. The last one, played at this moment (epoch milliseconds), had these. */
export function bansAfterGame(
  bans: readonly string[],
  picks: SeriesPicks,
  tieRule: TieRule,
  at: number,
): readonly string[] {
  const banned = bannedBy(picks, tieRule)
  return banned === null ? bans : addBan(bans, banned, at)
}

/** Splits the results of a series at its last game. */
export function seriesPicks(
  results: readonly (TeamPicks & { readonly number: number })[],
  last: number,
): SeriesPicks {
  const games = Map.groupBy(
    results.filter(({ number }) => number < last),
    ({ number }) => number,
  )
  return { last: results.filter(({ number }) => number === last), earlier: [...games.values()] }
}
