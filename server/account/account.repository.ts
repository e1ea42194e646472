import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Account, CurrentUser, Preferences } from '#contract/account/account.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import type { Role } from '#domain/account/access.ts'
import { accountKey, normalizeUsername } from '#domain/account/account.ts'
import type { Database } from '../db/schema.ts'
import { conflict, errorCode, UNIQUE_VIOLATION } from '../http/errors.ts'

export interface Profile {
  username: string
  email: string | null
  role: Role
}

export type AccountRow = Selectable<Database['account']>

export const accountRepository = (db: Kysely<Database> | Transaction<Database>) => ({
  list(): Promise<AccountRow[]> {
    return db.selectFrom('account').selectAll().orderBy('username_key').execute()
  },

  async listNames(): Promise<string[]> {
    const rows = await db.selectFrom('account').select('username').orderBy('username_key').execute()
    return rows.map(({ username }) => username)
  },

  byId(id: number): Promise<AccountRow | undefined> {
    return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  },

  byUsername(username: string): Promise<AccountRow | undefined> {
    return db
      .selectFrom('account')
      .selectAll()
      .where('username_key', '=', accountKey(username))
      .executeTakeFirst()
  },

  create(profile: Profile, passwordHash: string): Promise<AccountRow> {
    return db
      .insertInto('account')
      .values({ ...columns(profile), password_hash: passwordHash })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseDuplicate)
  },

  update(id: number, profile: Profile): Promise<AccountRow | undefined> {
    return db
      .updateTable('account')
      .set(columns(profile))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
      .catch(refuseDuplicate)
  },

  async delete(id: number): Promise<boolean> {
    const result = await db.deleteFrom('account').where('id', '=', id).executeTakeFirst()
    return result.numDeletedRows > 0n
  },

  /**
   * Locks all administrators: two of them can't demote each other at the same time and leave none. The weaker lock lets
   * others refer to them: an import by one of them can take minutes.
   */
  async lockAdmins(): Promise<number[]> {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return rows.map((row) => row.id)
  },

  async setPassword(id: number, passwordHash: string) {
    await db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute()
  },

  async mergeSettings(id: number, change: Preferences): Promise<Preferences> {
    const row = await db
      .updateTable('account')
      .set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` })
      .where('id', '=', id)
      .returning('settings')
      .executeTakeFirstOrThrow()
    return row.settings
  },

  /** Returns nothing if the password changed since it was checked, or if the account was deleted. */
  async recordLogin(id: number, passwordHash: string, now: Date): Promise<AccountRow | undefined> {
    return db
      .updateTable('account')
      .set({ last_login: now, last_activity: now })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .returningAll()
      .executeTakeFirst()
  },

  /** Only writes if the stored time is older than `before`: another server may have written it already. */
  async recordActivity(id: number, now: Date, before: Date) {
    await db
      .updateTable('account')
      .set({ last_activity: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_activity', 'is', null), eb('last_activity', '<=', before)]))
      .execute()
  },
})

/** The fields of an account that clients get. Never add the password hash. */
export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  created_at: row.created_at.getTime(),
  last_login: row.last_login?.getTime() ?? null,
  last_activity: row.last_activity?.getTime() ?? null,
})

export const toCurrentUser = (row: AccountRow): CurrentUser => ({
  ...toAccount(row),
  settings: row.settings,
})

const columns = ({ username, email, role }: Profile) => ({
  username: normalizeUsername(username),
  username_key: accountKey(username),
  email,
  email_key: email === null ? null : accountKey(email),
  role,
})

/** Relies on the unique constraint: a check before the insert would let two simultaneous requests through. */
function refuseDuplicate(error: unknown): never {
  if (errorCode(error) !== UNIQUE_VIOLATION) throw error
  throw String(error).includes('email_key')
    ? conflict('email_taken', refusals.emailTaken)
    : conflict('username_taken', refusals.usernameTaken)
}
