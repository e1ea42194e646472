/** Every team has three players, and survival is stored as their sum. */
const PLAYERS = 3

/** For one player, in seconds. */
export const survivalOfOne = (sumS: number) => sumS / PLAYERS

/** The average survival of one player as `14:32`. */
export const survivalText = (sumS: number) => durationText(survivalOfOne(sumS))

/** `14:32` */
export function durationText(durationS: number): string {
  const seconds = Math.round(durationS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
