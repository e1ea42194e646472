import { counted } from '../base/texts.ts'

/** How figures are calculated, loaded when the first popover opens. */
export const poiDetailMessages = {
  winRate: 'Win rate',
  winRateText: (wins: number, games: number, rate: string) =>
    `${counted(wins, 'win', 'wins')} in ${counted(games, 'game', 'games')}: ${rate}`,
  avgPoints: 'Points per game',
  pointsText: (sum: number, games: number, mean: string) =>
    `${counted(sum, 'point', 'points')} over ${counted(games, 'game', 'games')}: ${mean}`,
  interval: (low: string, high: string) => `90% interval: ${low} to ${high}`,
  oneGame: 'There is no interval for a single game.',
  noSpread: "There is no interval: the spread between games isn't known.",
  games: 'Games',
  gamesText: (games: number) =>
    `${counted(games, 'landing', 'landings')} here, counting each team in each game.`,
  otherNames: (names: readonly string[]) => `Includes data from ${names.join(', ')}.`,
  order: 'Order',
  orderText: (k: number) =>
    `Top compositions are ranked by points per game, adjusted toward the average of this POI. That average counts as ${k} games, so compositions with few games rank close to it.`,
  orderTerms: (n: number, mean: string, k: number, prior: string, value: string) =>
    `(${n} × ${mean} + ${k} × ${prior}) / (${n} + ${k}) = ${value}`,
} as const
