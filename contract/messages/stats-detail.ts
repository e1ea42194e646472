import { counted } from '../messages.ts'

/** What the popovers say; nobody loads it before the first one opens. */
export const statsDetailMessages = {
  mean: (sum: string, n: number, mean: string) =>
    `${sum} in all, over ${counted(n, 'game', 'games')}: ${mean} a game.`,
  ofGames: (n: number, games: number) =>
    `${games - n} of the ${counted(games, 'game', 'games')} have no such figure and are left out.`,
  survival: (sum: string, n: number, mean: string, text: string) =>
    `The three players survived ${sum} s together in ${counted(n, 'game', 'games')}, ${mean} s a game. A third of that is ${text}.`,
  gameBanned: (sum: string, n: number, mean: string) =>
    `The numbers of the games that brought its ${counted(n, 'ban', 'bans')} add up to ${sum}: ${mean} on average.`,
  meanInterval: (low: string, high: string, deviation: string, n: number) =>
    `90 % interval ${low} to ${high}: it varies by ${deviation} from one to the next (standard deviation), and there are ${n}.`,
  oneOnly: 'One alone says nothing about how much it varies, so there is no interval.',
  wins: (hits: number, n: number, percent: string) =>
    `Placed first in ${hits} of ${counted(n, 'game', 'games')}: ${percent}.`,
  bans: (hits: number, n: number, percent: string) =>
    `Banned ${counted(hits, 'time', 'times')} in ${counted(n, 'series', 'series')} with the ban rule: ${percent}.`,
  game: (hits: number, n: number, percent: string) =>
    `${hits} of the ${counted(n, 'ban', 'bans')} that this game of a series brought: ${percent}.`,
  rateInterval: (low: string, high: string) =>
    `90 % interval ${low} to ${high} (Wilson), which stays honest at few games.`,
  fewOf: (n: number) => `Only ${n} to go by: read it with care.`,
} as const
