import type { FastifyBaseLogger } from 'fastify'

/** Longer than any request may take is not waited for. */
const PATIENCE_MS = 10_000

export type OnStop = (step: () => Promise<void>) => void

/** Stops what was started, the last first; what does not end in time is cut off, so that a stop is always a stop. */
export function stopOnSignal(logger: FastifyBaseLogger) {
  const steps: (() => Promise<void>)[] = []
  let isStopping = false
  const stop = async (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    try {
      for (const step of steps.toReversed()) await step()
      process.exit(exitCode)
    } catch (error) {
      logger.error(error, 'shutdown failed')
      process.exit(1)
    }
  }
  const stopInOrder = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'shutting down')
    void stop(0)
  }
  process.on('SIGTERM', stopInOrder)
  process.on('SIGINT', stopInOrder)
  // A closed terminal; on Windows a closed console window.
  process.on('SIGHUP', stopInOrder)
  const onStop: OnStop = (step) => void steps.push(step)
  return { stop, onStop }
}
