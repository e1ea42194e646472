import { byText } from '../catalog/comp.ts'

export interface PlayerGame {
  /** Null if it is unknown who played what. */
  readonly legend: string | null
  readonly bans: readonly string[]
}

interface LegendGames {
  readonly legend: string
  readonly games: number
}

/** What a player played while one of their legends was banned. */
export interface PicksWithout {
  readonly legend: string
  /** Games with the ban and a known legend. */
  readonly games: number
  /** The most played first. */
  readonly legends: readonly LegendGames[]
}

/** For the player's own legends, the most played first. */
export function picksWithout(
  games: readonly PlayerGame[],
  count: number,
  legendCount: number,
): PicksWithout[] {
  const known = games.flatMap(({ legend, bans }) => (legend === null ? [] : [{ legend, bans }]))
  return mostPlayed(known)
    .map(({ legend }) => {
      const own = known.filter(({ bans }) => bans.includes(legend))
      return { legend, games: own.length, legends: mostPlayed(own).slice(0, legendCount) }
    })
    .filter((without) => without.games > 0)
    .slice(0, count)
}

const mostPlayed = (games: readonly { readonly legend: string }[]): LegendGames[] =>
  [...Map.groupBy(games, ({ legend }) => legend)]
    .map(([legend, own]) => ({ legend, games: own.length }))
    .toSorted((a, b) => b.games - a.games || byText(a.legend, b.legend))
