/** Every team has three players, and survival is kept as their sum. */
const PLAYERS = 3

/** Of one player, in seconds. */
export const survivalOfOne = (sumS: number) => sumS / PLAYERS

/** `14:32`: what one player survived on average. */
export function survivalText(sumS: number): string {
  const seconds = Math.round(survivalOfOne(sumS))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
