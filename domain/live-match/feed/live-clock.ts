/** The game's clock while a match is read: whole seconds that never go back. */
export interface LiveClock {
  /** What the clock has jumped by, in seconds. */
  offset: number
  now: number | null
  arrivedMs: number | null
}

/** Events come every second; before the drop a lobby can wait for minutes. */
const MAX_SILENCE_S = 300
/** Where arrivals aren't known: longer than a match. */
const MAX_UNSEEN_SILENCE_S = 1800
/** Events of one moment can come in any order. */
const MAX_DISORDER_S = 5

export const newLiveClock = (): LiveClock => ({ offset: 0, now: null, arrivedMs: null })

/**
 * The time of an event. If the clock of the game's computer was set meanwhile, no time has passed: only the distance
 * between events counts. A silence as long as that of the connection is no jump.
 */
export function readClock(
  clock: LiveClock,
  timestamp: number | null,
  arrivedMs: number | null,
): number | null {
  const silenceS =
    arrivedMs === null || clock.arrivedMs === null ? null : (arrivedMs - clock.arrivedMs) / 1000
  clock.arrivedMs = arrivedMs ?? clock.arrivedMs
  if (timestamp === null) return clock.now
  if (clock.now === null) {
    clock.now = timestamp
    return timestamp
  }
  const passed = timestamp - clock.offset - clock.now
  const isAhead =
    silenceS === null
      ? passed > MAX_UNSEEN_SILENCE_S
      : passed > MAX_SILENCE_S && silenceS < passed / 2
  if (isAhead || passed < -MAX_DISORDER_S) clock.offset += passed
  else clock.now += Math.max(0, passed)
  return clock.now
}
