import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { SignedIn } from '../http/serve.ts'
import { accountRepository } from './account.repository.ts'
import { sessionRepository } from './session.repository.ts'

const ONCE_PER_MS = 60_000

/** More sessions than are used in a minute. Forgetting one costs a write. */
const MAX_REMEMBERED = 10_000

/** Stores when a user and their session were last active, at most once a minute each and without delaying the request. */
export function activityLog(db: Kysely<Database>, onError: (error: unknown) => void) {
  const lastWritten = new Map<string, number>()
  const writing = new Set<Promise<void>>()

  return {
    note({ id, tokenHash }: SignedIn, now: Date) {
      const key = tokenHash.toString('base64')
      if (now.getTime() - (lastWritten.get(key) ?? 0) < ONCE_PER_MS) return
      if (lastWritten.size >= MAX_REMEMBERED) lastWritten.clear()
      lastWritten.set(key, now.getTime())
      const before = new Date(now.getTime() - ONCE_PER_MS)
      const write = accountRepository(db)
        .recordActivity(id, now, before)
        .then(() => sessionRepository(db).recordUse(tokenHash, now, before))
        .catch(onError)
        .finally(() => writing.delete(write))
      writing.add(write)
    },

    async flush() {
      await Promise.all(writing)
    },
  }
}
