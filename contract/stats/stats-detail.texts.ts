import { counted } from '../base/texts.ts'

/** Texts of the popovers, loaded when the first one opens. */
export const statsDetailMessages = {
  mean: (sum: string, n: number, mean: string) =>
    `${sum} in total over ${counted(n, 'game', 'games')}: ${mean} per game.`,
  ofGames: (n: number, games: number) =>
    `${games - n} of ${counted(games, 'game', 'games')} don't have this number and are not included.`,
  survival: (sum: string, n: number, mean: string, text: string) =>
    `The three players survived ${sum} s in total over ${counted(n, 'game', 'games')}, which is ${mean} s per game. Divided by three players: ${text}.`,
  gameBanned: (sum: string, n: number, mean: string) =>
    `The game numbers of its ${counted(n, 'ban', 'bans')} add up to ${sum}: ${mean} on average.`,
  meanInterval: (low: string, high: string, deviation: string, n: number) =>
    `90% interval: ${low} to ${high}, from ${n} values with a standard deviation of ${deviation}.`,
  oneOnly: 'There is no interval for a single value.',
  wins: (hits: number, n: number, percent: string) =>
    `Placed first in ${hits} of ${counted(n, 'game', 'games')}: ${percent}.`,
  bans: (hits: number, n: number, percent: string) =>
    `Banned ${counted(hits, 'time', 'times')} in ${counted(n, 'series', 'series')} with legend bans: ${percent}.`,
  game: (hits: number, n: number, percent: string) =>
    `${hits} of ${counted(n, 'ban', 'bans')} in this game of a series: ${percent}.`,
  rateInterval: (low: string, high: string) =>
    `90% interval: ${low} to ${high} (Wilson interval, which also works with few games).`,
  accuracy: (hits: string, shots: string, n: number, percent: string) =>
    `${hits} hits of ${shots} shots in ${counted(n, 'game', 'games')}: ${percent}.`,
  accuracyInterval: (low: string, high: string, n: number) =>
    `90% interval: ${low} to ${high}, from how much ${n} games differ.`,
  fewOf: (n: number) => `Only ${n} in the sample: treat this number with caution.`,
} as const
