/** Time and timers. State machines take them as an argument, so a test decides when time passes. */
export interface Clock {
  readonly now: () => number
  /** Runs the function once after the delay. The returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
