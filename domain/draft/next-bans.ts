import { addBan, mostPicked, type TeamPicks, type TieRule } from './ban.ts'

/** The games of a series so far: the last one, and those before it. */
export interface SeriesPicks {
  readonly last: readonly TeamPicks[]
  readonly earlier: readonly (readonly TeamPicks[])[]
}

/** The legend that a game bans. */
interface CausedBan {
  readonly legend: string
  /** Legends that can be banned instead: the picks leave it open. */
  readonly orElse: readonly string[]
}

/** The legend that the last game bans: the most picked one. Its teams can be in any order. */
export function mostPickedBan({ last, earlier }: SeriesPicks, tieRule: TieRule): CausedBan | null {
  const byPoints = last.toSorted(
    (a, b) =>
      (b.points ?? 0) - (a.points ?? 0) || (a.placement ?? Infinity) - (b.placement ?? Infinity),
  )
  return mostPicked(byPoints, tieRule, earlier)
}

/** A game of a series and what was banned in it. */
export interface NumberedBans {
  readonly number: number
  readonly bans: readonly string[]
  /** What the match file says this game bans; null if it says nothing. */
  readonly bannedAfter: string | null
}

/**
 * What a game banned: the new ban of the series' next game or, after its last one, what its file says, else the most
 * picked legend. Null if nothing new was banned. Between the two games one can have been called off.
 */
export function banAfter(
  game: NumberedBans,
  series: readonly NumberedBans[],
  picks: () => SeriesPicks,
  tieRule: TieRule,
): CausedBan | null {
  const [next] = series
    .filter(({ number }) => number > game.number)
    .toSorted((a, b) => a.number - b.number)
  if (next) return asBan(next.bans.find((legend) => !game.bans.includes(legend)) ?? null)
  return lastBan(game, picks(), tieRule)
}

/** The bans of the game after the last one, which was played at this moment (epoch milliseconds). */
export function bansAfterGame(
  last: Omit<NumberedBans, 'number'> & { readonly at: number },
  picks: SeriesPicks,
  tieRule: TieRule,
): readonly string[] {
  const banned = lastBan(last, picks, tieRule)
  return banned === null ? last.bans : addBan(last.bans, banned.legend, last.at)
}

const lastBan = (
  { bannedAfter }: Pick<NumberedBans, 'bannedAfter'>,
  picks: SeriesPicks,
  tieRule: TieRule,
) => asBan(bannedAfter) ?? mostPickedBan(picks, tieRule)

const asBan = (legend: string | null): CausedBan | null =>
  legend === null ? null : { legend, orElse: [] }

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
