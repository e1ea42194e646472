/** Runs the work when woken, one run at a time. A wake-up during a run starts another run afterward. */
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
    /** Resolves when no run is active. */
    settled: async () => {
      await running
    },
  }
}
