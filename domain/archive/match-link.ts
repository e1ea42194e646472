/** A followed match ends by itself after this long without a new game. */
export const LINK_QUIET_HOURS = 3

/** And after this long in any case. */
export const LINK_MAX_HOURS = 24

/** After failures, looks get rarer up to this. */
const MAX_DELAY_S = 15 * 60

/** Seconds until the next look: `everyS`, doubled with each failure in a row. */
export function lookDelay(everyS: number, failures: number): number {
  return Math.max(everyS, Math.min(everyS * 2 ** failures, MAX_DELAY_S))
}
