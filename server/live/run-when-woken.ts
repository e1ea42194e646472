/** Runs the work when woken, one run at a time; who wakes it during a run is served by the next. */
export function runWhenWoken(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let isWokenAgain = false

  const run = async () => {
    do {
      isWokenAgain = false
      await work().catch(onError)
    } while (isWokenAgain)
    running = null
  }
  return {
    wake: () => {
      isWokenAgain = true
      running ??= run()
    },
    /** Once nothing is under way. */
    settled: async () => {
      await running
    },
  }
}
