import { addBan, mostPicked, type TieRule } from './ban.ts'

/** A team's game, as far as it decides the ban after it. */
export interface PickedResult {
  readonly points: number | null
  readonly placement: number | null
  readonly legends: readonly string[]
}

/** The legend that a game bans: the most picked one; the teams with more points come first in a tie. */
export function bannedBy(results: readonly PickedResult[], tieRule: TieRule): string | null {
  const byPoints = results.toSorted(
    (a, b) =>
      (b.points ?? 0) - (a.points ?? 0) || (a.placement ?? Infinity) - (b.placement ?? Infinity),
  )
  return (
    mostPicked(
      byPoints.map(({ legends }) => legends),
      tieRule,
    )?.legend ?? null
  )
}

/** The bans of the game after one with these bans and results. */
export function bansAfterGame(
  bans: readonly string[],
  results: readonly PickedResult[],
  tieRule: TieRule,
): readonly string[] {
  const banned = bannedBy(results, tieRule)
  return banned === null ? bans : addBan(bans, banned)
}
