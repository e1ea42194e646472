import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { TieRule } from '#domain/draft/ban.ts'

/**
 * Loads the demo season in a worker while the server answers requests. `start` returns a function that stops it at any
 * point.
 */
export function demoLoader(
  isOn: boolean,
  url: string,
  firstTieRule: TieRule,
  logger: FastifyBaseLogger,
) {
  let isLoading = isOn
  return {
    isLoading: () => isLoading,
    start: () => {
      if (!isOn) return async () => {}
      const worker = new Worker(new URL('load.worker.ts', import.meta.url), {
        workerData: { url, firstTieRule },
      })
      worker.once('error', (error) => logger.error(error, 'loading the demo season failed'))
      // Don't use `once` from node:events: it also rejects on an error of the worker.
      const isDone = new Promise((resolve) => void worker.once('exit', resolve)).then(() => {
        isLoading = false
      })
      return async () => {
        // An unfinished part is rolled back with its connection. The next start continues from there.
        await worker.terminate()
        await isDone
      }
    },
  }
}
