import type { FastifyBaseLogger } from 'fastify'

/** No request is allowed to take longer, so don't wait longer. */
const PATIENCE_MS = 10_000

export type OnStop = (step: () => Promise<void>) => void

/**
 * Stops everything that was started, in reverse order. Cuts off what doesn't end in time, so shutdown always
 * completes.
 */
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
  // The terminal was closed; on Windows the console window.
  process.on('SIGHUP', stopInOrder)
  const onStop: OnStop = (step) => void steps.push(step)
  return { stop, onStop }
}
