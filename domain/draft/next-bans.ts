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

/** The bans of the next game. The last one had these. */
export function bansAfterGame(
  bans: readonly string[],
  picks: SeriesPicks,
  tieRule: TieRule,
): readonly string[] {
  const banned = bannedBy(picks, tieRule)
  return banned === null ? bans : addBan(bans, banned)
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
