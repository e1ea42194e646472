import { type HttpError, serverBusy } from '../errors.ts'

/** Together with the database's own limits, every request ends within five seconds. */
const PATIENCE_MS = 2000

/** Runs at most `count` tasks in parallel, in the order they come. A task that waits too long is refused. */
export function limitConcurrency(count: number, refusal: () => HttpError = serverBusy) {
  const waiting: PromiseWithResolvers<void>[] = []
  let running = 0

  const acquire = async () => {
    if (running < count) {
      running += 1
      return
    }
    const turn = Promise.withResolvers<void>()
    waiting.push(turn)
    const timeout = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      turn.reject(refusal())
    }, PATIENCE_MS)
    await turn.promise
    clearTimeout(timeout)
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next.resolve()
    else running -= 1
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await acquire()
    try {
      return await task()
    } finally {
      release()
    }
  }
}
