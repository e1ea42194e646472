import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { accountKey } from '#domain/account/account.ts'
import { ago } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export const DEVICE_DAYS = 90
const DEVICES_PER_ACCOUNT = 10
const TOKEN_BYTES = 16

const lifetime = `${DEVICE_DAYS} days`
const hashOfDevice = (device: string) => createHash('sha256').update(device).digest()

export const knownDeviceRepository = (db: Kysely<Database> | Transaction<Database>) => ({
  /** The device's hash if it logged in to this account before. */
  async findOf(username: string, device: string): Promise<Buffer | null> {
    const row = await db
      .selectFrom('known_device as d')
      .innerJoin('account as a', 'a.id', 'd.account_id')
      .select('d.token_hash')
      .where('a.username_key', '=', accountKey(username))
      .where('d.token_hash', '=', hashOfDevice(device))
      .where('d.used_at', '>', ago(lifetime))
      .executeTakeFirst()
    return row?.token_hash ?? null
  },

  /** Stores the device of a login and returns the value for its cookie: its own if we gave it one. */
  async remember(accountId: number, device: string | null): Promise<string> {
    const isOurs = device !== null && (await isKnown(db, device))
    const value = isOurs ? device : randomBytes(TOKEN_BYTES).toString('base64url')
    await db
      .insertInto('known_device')
      .values({ account_id: accountId, token_hash: hashOfDevice(value) })
      .onConflict((on) =>
        on.columns(['account_id', 'token_hash']).doUpdateSet({ used_at: sql`now()` }),
      )
      .execute()
    const newest = db
      .selectFrom('known_device')
      .select('token_hash')
      .where('account_id', '=', accountId)
      .orderBy('used_at', 'desc')
      .limit(DEVICES_PER_ACCOUNT)
    await db
      .deleteFrom('known_device')
      .where('account_id', '=', accountId)
      .where('token_hash', 'not in', newest)
      .execute()
    return value
  },

  /** After a new password: someone who knew the old one may have logged in. */
  async forgetAllOf(accountId: number) {
    await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
  },

  async removeOld() {
    await db.deleteFrom('known_device').where('used_at', '<=', ago(lifetime)).execute()
  },
})

/** A browser can be several users' device. */
const isKnown = async (db: Kysely<Database> | Transaction<Database>, device: string) =>
  (await db
    .selectFrom('known_device')
    .select('account_id')
    .where('token_hash', '=', hashOfDevice(device))
    .limit(1)
    .executeTakeFirst()) !== undefined
