import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Kysely } from 'kysely'
import type { ArchiveVersion } from '../../archive/archive-version.ts'
import type { Database } from '../../db/schema.ts'
import { backtestRepository } from '../record/backtest.repository.ts'

/** How often the archive is looked at. Imports that follow each other closely are trained on together. */
const LOOK_MS = 3000
/** Scoring makes much garbage. In a small nursery it is collected before it takes 60 MB, at the same speed. */
const TRAINING_LIMITS = { maxYoungGenerationSizeMb: 12 }
/** What failed will probably fail again at once. */
const AFTER_FAILURE_MS = 10 * 60 * 1000

/**
 * Trains in a worker whenever the archive changed and then stayed the same for a moment. Returns a function that stops
 * it at any point; what was stored stays.
 */
export function startTraining(
  { url, db }: { url: string; db: Kysely<Database> },
  archive: Pick<ArchiveVersion, 'current'>,
  firstTieRule: TieRule,
  logger: FastifyBaseLogger,
  onDone: (seconds: number) => void = () => {},
) {
  const backtests = backtestRepository(db)
  let seen = archive.current()
  let isBusy = false
  let pausedUntil = 0
  let worker: Worker | null = null

  const train = () =>
    new Promise<void>((resolve) => {
      worker = new Worker(new URL('training.worker.ts', import.meta.url), {
        workerData: { url, firstTieRule },
        resourceLimits: TRAINING_LIMITS,
      })
      worker.once('error', (error) => {
        pausedUntil = performance.now() + AFTER_FAILURE_MS
        logger.error(error, 'training the forecast failed')
      })
      worker.once('exit', () => {
        worker = null
        resolve()
      })
    })

  const look = async () => {
    const current = archive.current()
    const isQuiet = current !== null && current === seen
    seen = current
    if (isBusy || !isQuiet || performance.now() < pausedUntil) return
    isBusy = true
    // If another server is training, the worker ends at once and this one looks again.
    if (await backtests.stale().catch(() => null)) {
      const start = performance.now()
      await train()
      onDone((performance.now() - start) / 1000)
    }
    isBusy = false
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  return async () => {
    clearInterval(timer)
    const running = worker
    if (!running) return
    const isDone = new Promise((resolve) => void running.once('exit', resolve))
    await running.terminate()
    await isDone
  }
}
