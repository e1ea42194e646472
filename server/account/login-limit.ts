import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messages } from '#contract/base/texts.ts'
import { accountKey } from '#domain/account/account.ts'
import { ago } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { tooMany } from '../http/errors.ts'

/**
 * The first limit is per account and address, so no one can lock out another user. A whole venue can share an address,
 * so the second limit is higher. A device that logged in to the account before has a limit of its own: guesses of
 * others at its address or account don't block it.
 */
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 100
const WINDOW_MINUTES = 15
const LONGEST_BLOCK_MINUTES = 15
/**
 * Longest time a block can still last. One minute more than the longest block, because `now()` is the start of the
 * transaction and a concurrent one may have started later.
 */
const FARTHEST_MINUTES = LONGEST_BLOCK_MINUTES + 1

/**
 * Counts an attempt before the password is checked and undoes it if the password was right. Otherwise a hundred
 * guesses sent in parallel would all pass before the first one is counted.
 */
export function loginLimit(db: Kysely<Database>) {
  return {
    async begin(account: string, address: string, knownDevice: Buffer | null = null) {
      const own = keyOf(accountKey(account), knownDevice?.toString('hex') ?? address)
      const place = knownDevice ? null : keyOf(address)
      // One transaction: an attempt that one counter refuses must not increase the other.
      await db.transaction().execute(async (tx) => {
        await count(tx, own, FAILURES_PER_ACCOUNT)
        if (place) await count(tx, place, FAILURES_PER_ADDRESS)
      })
      return {
        async succeeded() {
          await db.deleteFrom('login_attempt').where('key', '=', own).execute()
          if (place) await takeBack(db, place)
        },

        /** The password wasn't checked, so nobody has guessed. */
        async withdraw() {
          await takeBack(db, own)
          if (place) await takeBack(db, place)
        },
      }
    },

    /** Removes counters that no longer block anyone. */
    async removeOld() {
      await db.deleteFrom('login_attempt').where('window_start', '<', ago('1 day')).execute()
    },
  }
}

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')

/**
 * The last allowed failure and each one after it double the wait: 1, 2, 4, 8, 15 minutes. Times further in the future
 * than any block come from before the clock was set back and are ignored.
 */
async function count(db: Kysely<Database>, key: string, limit: number) {
  const { rows } = await sql`
    insert into login_attempt as a (key, failures) values (${key}, 1)
    on conflict (key) do update set (failures, window_start, blocked_until) = (
      select n, case when n = 1 then now() else a.window_start end,
        case when n >= ${limit}::integer then now() + interval '1 minute'
          * least(power(2, n - ${limit}::integer), ${LONGEST_BLOCK_MINUTES}) end
      from (select case
        when greatest(a.window_start, a.blocked_until)
          between now() - interval '1 minute' * ${WINDOW_MINUTES}
          and now() + interval '1 minute' * ${FARTHEST_MINUTES} then a.failures + 1
        else 1 end as n) as next)
    where a.blocked_until is null or a.blocked_until <= now()
      or a.blocked_until > now() + interval '1 minute' * ${FARTHEST_MINUTES}
    returning failures`.execute(db)
  if (rows.length > 0) return
  throw tooMany(messages.login.tooManyAttempts, await secondsLeft(db, key))
}

async function secondsLeft(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db
    .selectFrom('login_attempt')
    .select('blocked_until')
    .select(({ fn }) => fn<Date>('now').as('now'))
    .where('key', '=', key)
    .executeTakeFirst()
  const left = row?.blocked_until ? row.blocked_until.getTime() - row.now.getTime() : 0
  return Math.max(1, Math.ceil(left / 1000))
}

async function takeBack(db: Kysely<Database>, key: string) {
  await db
    .updateTable('login_attempt')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .execute()
}
