import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { TieRule } from '#domain/draft/ban.ts'

/** Loads the demo season beside the server, which answers meanwhile; the answer stops it wherever it is. */
export function startDemo(url: string, tieRule: TieRule, logger: FastifyBaseLogger) {
  const worker = new Worker(new URL('load.worker.ts', import.meta.url), {
    workerData: { url, tieRule },
  })
  worker.once('error', (error) => logger.error(error, 'loading the demo season failed'))
  // Not `once` of events, which fails with an error of the worker, too.
  const isDone = new Promise((resolve) => void worker.once('exit', resolve))
  return async () => {
    // What is half in is rolled back with its connection; the next start goes on from there.
    await worker.terminate()
    await isDone
  }
}
