import type { FastifyBaseLogger } from 'fastify'

/** Longer than any request may take is not waited for. */
const PATIENCE_MS = 10_000

/** Stops in order, once; what does not end in time is cut off, so that a stop is always a stop. */
export function stopOnSignal(logger: FastifyBaseLogger, stop: () => Promise<void>) {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error, 'did not stop in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
