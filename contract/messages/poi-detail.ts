import { counted } from '../messages.ts'

/** How the figures came about; nobody loads it before asking. */
export const poiDetailMessages = {
  winRate: 'Win rate',
  winRateText: (wins: number, games: number, rate: string) =>
    `${counted(wins, 'win', 'wins')} in ${counted(games, 'game', 'games')}: ${rate}`,
  avgPoints: 'Points per game',
  pointsText: (sum: number, games: number, mean: string) =>
    `${counted(sum, 'point', 'points')} over ${counted(games, 'game', 'games')}: ${mean}`,
  interval: (low: string, high: string) => `90 % interval ${low} to ${high}`,
  oneGame: 'One game says nothing about the spread.',
  noSpread: 'How much the points vary from game to game is not known.',
  games: 'Games',
  gamesText: (games: number) =>
    `${counted(games, 'game', 'games')} of all teams that landed here, each team for itself.`,
  otherNames: (names: readonly string[]) => `Data from ${names.join(', ')} counts here too.`,
  order: 'Order',
  orderText: (k: number) =>
    `Top compositions go by points per game, pulled towards the mean of this POI, which counts for ${k} games: a few games count little.`,
  orderTerms: (n: number, mean: string, k: number, prior: string, value: string) =>
    `(${n} × ${mean} + ${k} × ${prior}) / (${n} + ${k}) = ${value}`,
} as const
