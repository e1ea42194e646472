import { databaseAway } from '../errors.ts'

/** With this and the database's own limits a call ends in five seconds, whatever happens. */
const PATIENCE_MS = 2000

/**
 * Runs works in the order they come. The database would queue them as well, at the draft's row, but each would hold a
 * connection there that others need.
 */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    void last.then(() => turn.resolve())
    last = last.then(() => end.promise)
    const patience = setTimeout(() => turn.reject(databaseAway()), PATIENCE_MS)
    try {
      await turn.promise
      clearTimeout(patience)
      return await work()
    } finally {
      end.resolve()
    }
  }
}
