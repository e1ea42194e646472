import type { FastifyBaseLogger } from 'fastify'

/** Longer than any request may take is not waited for. */
const PATIENCE_MS = 10_000

/** Stops what was started, the last first; what does not end in time is cut off, so that a stop is always a stop. */
export function stopOnSignal(logger: FastifyBaseLogger) {
  const steps: (() => Promise<void>)[] = []
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    try {
      for (const step of steps.toReversed()) await step()
      process.exit(0)
    } catch (error) {
      logger.error(error, 'did not stop in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  return (step: () => Promise<void>) => void steps.push(step)
}
