import { byText } from '../catalog/comp.ts'
import { findLegend } from '../catalog/legend.ts'
import type { Sums } from '../stats/sums.ts'

/** How often a legend was banned after the game with that number. */
export interface BanCount {
  readonly legend: string
  readonly number: number
  readonly bans: number
}

export interface BanStat {
  readonly legendName: string
  readonly banCount: number
  /** Mean number of the game that caused the ban. */
  readonly avgGameBanned: number
  /** The game after which it was banned most often; the earlier one on a tie. */
  readonly mostCommonGameBan: number
  /** Share of the series with the ban rule in which it was banned. */
  readonly banRate: number
  /** How many of the bans each game of a series caused, in order. */
  readonly games: readonly { readonly game: number; readonly bans: number }[]
}

/** One row per legend, most banned first. */
export function banStats(counts: readonly BanCount[], series: number): BanStat[] {
  return [...Map.groupBy(counts, (count) => count.legend)]
    .map(([legend, rows]) => {
      const banCount = rows.reduce((sum, row) => sum + row.bans, 0)
      const numbers = rows.reduce((sum, row) => sum + row.bans * row.number, 0)
      const common = rows.toSorted((a, b) => b.bans - a.bans || a.number - b.number)[0]
      return {
        legendName: findLegend(legend).name,
        banCount,
        avgGameBanned: numbers / banCount,
        mostCommonGameBan: common?.number ?? 0,
        banRate: series === 0 ? 0 : banCount / series,
        games: rows
          .toSorted((a, b) => a.number - b.number)
          .map(({ number: game, bans }) => ({ game, bans })),
      }
    })
    .toSorted((a, b) => b.banCount - a.banCount || byText(a.legendName, b.legendName))
}

/** The numbers of the games that caused a legend's bans, one per ban. */
export function gameSums({ games }: Pick<BanStat, 'games'>): Sums {
  return {
    n: total(games, () => 1),
    sum: total(games, (game) => game),
    sumOfSquares: total(games, (game) => game ** 2),
  }
}

/** How many bans each game of a series caused, over all legends. */
export function bansByGame(
  stats: readonly Pick<BanStat, 'games'>[],
): { game: number; bans: number }[] {
  return [
    ...Map.groupBy(
      stats.flatMap(({ games }) => games),
      ({ game }) => game,
    ),
  ]
    .map(([game, rows]) => ({ game, bans: rows.reduce((sum, { bans }) => sum + bans, 0) }))
    .toSorted((a, b) => a.game - b.game)
}

const total = (games: BanStat['games'], figure: (game: number) => number) =>
  games.reduce((sum, { game, bans }) => sum + bans * figure(game), 0)
