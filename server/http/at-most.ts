import { databaseAway } from './errors.ts'

/** With this and the database's own limits a call ends in five seconds, whatever happens. */
const PATIENCE_MS = 2000

/** Runs so many works at once, in the order they come; who waits too long is refused. */
export function atMost(count: number) {
  const waiting: PromiseWithResolvers<void>[] = []
  let running = 0

  const takeTurn = async () => {
    if (running < count) {
      running += 1
      return
    }
    const turn = Promise.withResolvers<void>()
    waiting.push(turn)
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      turn.reject(databaseAway())
    }, PATIENCE_MS)
    await turn.promise
    clearTimeout(patience)
  }
  const giveTurn = () => {
    const next = waiting.shift()
    if (next) next.resolve()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takeTurn()
    try {
      return await work()
    } finally {
      giveTurn()
    }
  }
}
