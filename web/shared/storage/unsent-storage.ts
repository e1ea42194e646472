import * as z from 'zod/mini'

/** Text by key, like the browser's local storage. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** Null removes the entry. */
  readonly write: (key: string, value: string | null) => void
}

interface Unsent<Operation> {
  readonly operationId: string
  readonly operation: Operation
}

/** Older operations were meant for another moment, so they aren't sent unasked. */
const FRESH_MS = 2 * 60 * 1000

/** Operations of a user that weren't sent yet, stored for the next visit next to those of the user's other tabs. */
export function createUnsentStorage<Operation>(
  storage: TextStorage,
  key: string,
  operation: z.ZodMiniType<Operation>,
  now: () => number,
) {
  const schema = z.object({
    userId: z.int(),
    pending: z.array(
      z.object({ operationId: z.string(), operation, atMs: z._default(z.number(), 0) }),
    ),
  })
  /** When the operations of this page were made. Stored operations that are missing here belong to other tabs. */
  const madeAt = new Map<string, number>()
  const read = (userId: number) => {
    const { data } = schema.safeParse(readStoredJson(storage.read(key)))
    return data?.userId === userId ? data.pending : []
  }

  return {
    /** What an earlier page could not send. Sending it twice is harmless: the server decides each id once. */
    load: (userId: number) => {
      const found = read(userId).map(({ atMs, ...unsent }) => {
        madeAt.set(unsent.operationId, atMs)
        return { isFresh: now() - atMs < FRESH_MS, unsent }
      })
      const those = (isFresh: boolean): Unsent<Operation>[] =>
        found.filter((one) => one.isFresh === isFresh).map(({ unsent }) => unsent)
      return { fresh: those(true), held: those(false) }
    },

    /** Leaves the unsent operations of the user's other tabs in place. */
    save: (userId: number, pending: readonly Unsent<Operation>[]) => {
      const others = read(userId).filter(({ operationId }) => !madeAt.has(operationId))
      const own = pending.map(({ operationId, operation: made }) => {
        const atMs = madeAt.get(operationId) ?? now()
        madeAt.set(operationId, atMs)
        return { operationId, operation: made, atMs }
      })
      const stored = { userId, pending: [...others, ...own] }
      storage.write(key, stored.pending.length === 0 ? null : JSON.stringify(stored))
    },
  }
}

/** Undefined if there is none, or if it can't be read. */
export function readStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
