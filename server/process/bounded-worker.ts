import { errorCode } from '../http/errors.ts'
import { Worker } from 'node:worker_threads'

export interface WorkerBounds {
  readonly memoryMb: number
  readonly readMs: number
}

/** What a worker answered, or which bound it exceeded. */
export type WorkerOutcome<T> = { answer: T } | { exceeded: 'memory' | 'time' }

/** Runs a worker up to its first message. A file made to break it can't take time or memory from other requests. */
export async function runBounded<T>(
  script: URL,
  workerData: unknown,
  { memoryMb, readMs }: WorkerBounds,
): Promise<WorkerOutcome<T>> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Otherwise Node prints the state of a full heap.
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<WorkerOutcome<T>>((resolve, reject) => {
      late = setTimeout(() => resolve({ exceeded: 'time' }), readMs)
      worker.once('message', (answer: T) => resolve({ answer }))
      worker.once('error', (error) =>
        errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve({ exceeded: 'memory' })
          : reject(error),
      )
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
