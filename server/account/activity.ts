import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { accountRepository } from './account.repository.ts'

const ONCE_PER_MS = 60_000

/** Stores when a user was last active, at most once a minute per user and without delaying the request. */
export function activityLog(db: Kysely<Database>, onError: (error: unknown) => void) {
  const lastWritten = new Map<number, number>()
  const writing = new Set<Promise<void>>()

  return {
    note(accountId: number, now: Date) {
      if (now.getTime() - (lastWritten.get(accountId) ?? 0) < ONCE_PER_MS) return
      lastWritten.set(accountId, now.getTime())
      const write = accountRepository(db)
        .recordActivity(accountId, now, new Date(now.getTime() - ONCE_PER_MS))
        .catch(onError)
        .finally(() => writing.delete(write))
      writing.add(write)
    },

    async flush() {
      await Promise.all(writing)
    },
  }
}
