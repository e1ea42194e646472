import { clockText } from '../base/clock-text.ts'

/** Every team has three players, and survival is stored as their sum. */
const PLAYERS = 3

/** For one player, in seconds. */
export const survivalOfOne = (sumS: number) => sumS / PLAYERS

/** The average survival of one player as `14:32`. */
export const survivalText = (sumS: number) => durationText(survivalOfOne(sumS))

/** `14:32` */
export const durationText = (durationS: number) => clockText(Math.round(durationS))
