import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Kysely } from 'kysely'
import type { ArchiveVersion } from '../../archive/archive-version.ts'
import type { Database } from '../../db/schema.ts'
import { backtestRepository } from '../record/backtest.repository.ts'
import { hasRunningSeries } from '../record/store-forecasts.ts'

type Job = 'store' | 'train'

const FAILED: Readonly<Record<Job, string>> = {
  store: 'storing forecasts failed',
  train: 'training the forecast failed',
}

/** How often the archive is looked at. Imports that follow each other closely are trained on together. */
const LOOK_MS = 3000
/** Scoring makes much garbage. In a small nursery it is collected before it takes 60 MB, at the same speed. */
const TRAINING_LIMITS = { maxYoungGenerationSizeMb: 12 }
/** What failed will probably fail again at once. */
const AFTER_FAILURE_MS = 10 * 60 * 1000

/**
 * Whenever the archive changed and then stayed the same for a moment, one worker stores the forecasts of the next games
 * and another trains. Storing doesn't wait for the training, which can take minutes. Returns a function that stops both
 * at any point; what was stored stays.
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
  // What was imported before this start was stored then.
  let stored = seen
  const busy = new Set<Job>()
  const workers = new Set<Worker>()
  const pausedUntil = { store: 0, train: 0 }
  const canRun = (job: Job) => !busy.has(job) && performance.now() >= pausedUntil[job]

  const run = (job: Job) =>
    runWorker(job, { url, firstTieRule }, workers, (error) => {
      pausedUntil[job] = performance.now() + AFTER_FAILURE_MS
      logger.error(error, FAILED[job])
    })

  const store = async (version: number) => {
    if (!canRun('store') || version === stored) return
    busy.add('store')
    if (await hasRunningSeries(db).catch(() => true)) await run('store')
    busy.delete('store')
    // What failed is stored after the pause.
    if (canRun('store')) stored = version
  }

  const train = async () => {
    if (!canRun('train')) return
    busy.add('train')
    // If another server is training, the worker ends at once and this one looks again.
    if (await backtests.stale().catch(() => null)) {
      const start = performance.now()
      await run('train')
      onDone((performance.now() - start) / 1000)
    }
    busy.delete('train')
  }

  const look = async () => {
    const current = archive.current()
    const isQuiet = current !== null && current === seen
    stored ??= current
    seen = current
    if (isQuiet) await Promise.all([store(current), train()])
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  return async () => {
    clearInterval(timer)
    const running = [...workers]
    const areDone = running.map((worker) => once(worker, 'exit'))
    await Promise.all(running.map((worker) => worker.terminate()))
    await Promise.all(areDone)
  }
}

/** Runs a job in a worker of its own, which is among `workers` until it ends. */
function runWorker(
  job: Job,
  data: { url: string; firstTieRule: TieRule },
  workers: Set<Worker>,
  onError: (error: unknown) => void,
): Promise<void> {
  const worker = new Worker(new URL('training.worker.ts', import.meta.url), {
    workerData: { ...data, job },
    resourceLimits: TRAINING_LIMITS,
  })
  workers.add(worker)
  worker.once('error', onError)
  return new Promise((resolve) => {
    worker.once('exit', () => {
      workers.delete(worker)
      resolve()
    })
  })
}
