/** Faster than eyes. */
const SHORTEST_MS = 10
const LONGEST_MS = 200
/** Updates take at most half of the server's time. */
const PAUSE_PER_WORK = 1

/** The pause after an update that kept the server busy for this long. */
export const pauseAfter = (workMs: number) =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, PAUSE_PER_WORK * workMs))

/**
 * Runs at once, and once more after a pause if it was asked for meanwhile. The pause grows with what a run and everything
 * else on the server take, so a fight of 300 events a second doesn't become 300 updates.
 */
export function paceUpdates(run: () => void) {
  let isPaused = false
  let isAsked = false
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  const wake = () => {
    if (isStopped) return
    isAsked = isPaused
    if (isPaused) return
    isPaused = true
    const startedMs = performance.now()
    run()
    // By then the sockets have been written to, and others had their turn.
    setImmediate(() => {
      if (isStopped) return
      timer = setTimeout(goOn, pauseAfter(performance.now() - startedMs))
    })
  }
  const goOn = () => {
    isPaused = false
    if (isAsked) wake()
  }
  return {
    wake,
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
