import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { QUOTAS } from '#domain/account/quota.ts'
import type { Role } from '#domain/account/access.ts'
import { anyOf } from '../db/expressions.ts'
import { prepared } from '../db/prepared-statements.ts'
import type { Database } from '../db/schema.ts'
import type { SignedIn } from '../http/serve.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS
/** An administrator's token can do more damage, so it expires sooner. */
const LIFETIME_MS: Record<Role, number> = { user: WEEK_MS, editor: WEEK_MS, admin: 24 * HOUR_MS }

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^Bearer ([\w-]{43})$/i

export const sessionRepository = (db: Kysely<Database> | Transaction<Database>) => ({
  /** Ends the user's oldest sessions if there are too many. */
  async start(accountId: number, role: Role, now: Date, device = ''): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const tokenHash = hashToken(token)
    await db
      .insertInto('session')
      .values({
        token_hash: tokenHash,
        account_id: accountId,
        expires_at: new Date(now.getTime() + LIFETIME_MS[role]),
        device,
        used_at: now,
      })
      .execute()
    const others = db
      .selectFrom('session')
      .where('account_id', '=', accountId)
      .where('token_hash', '!=', tokenHash)
      .select('token_hash')
    await db
      .deleteFrom('session')
      .where(
        'token_hash',
        'in',
        others
          .orderBy('created_at', 'desc')
          .orderBy('token_hash')
          .offset(QUOTAS.sessionsPerUser - 1),
      )
      .execute()
    return token
  },

  /** Reads the role every time, so a changed role takes effect immediately. */
  async find(authorization: string | undefined, now: Date): Promise<SignedIn | null> {
    const token = TOKEN_PATTERN.exec(authorization ?? '')?.[1]
    if (!token) return null
    const tokenHash = hashToken(token)
    // Raw: every request runs it, so it is a prepared statement.
    const { rows } = await sql<
      Pick<Selectable<Database['account']>, 'id' | 'username' | 'role'>
    >`${prepared}
      select account.id, account.username, account.role
      from session join account on account.id = session.account_id
      where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db)
    const [account] = rows
    return account ? { ...account, tokenHash } : null
  },

  /** Returns which of these sessions are still valid. */
  async stillOpen(tokenHashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
    const rows = await db
      .selectFrom('session')
      .select('token_hash')
      .where('token_hash', '=', anyOf(tokenHashes))
      .where('expires_at', '>', now)
      .execute()
    return rows.map((row) => row.token_hash)
  },

  listOf: (accountId: number, now: Date) =>
    db
      .selectFrom('session')
      .select(['id', 'device', 'created_at', 'used_at', 'expires_at', 'token_hash'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .orderBy(({ fn }) => fn.coalesce('used_at', 'created_at'), 'desc')
      .execute(),

  /** Only writes if the stored time is older than `before`: another server may have written it already. */
  async recordUse(tokenHash: Buffer, now: Date, before: Date) {
    await db
      .updateTable('session')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<=', before)]))
      .execute()
  },

  /** False if the user has no such session, or calls with it. */
  async endOneOf(accountId: number, id: number, own: Buffer): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('token_hash', '!=', own)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async end(tokenHash: Buffer) {
    await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
  },

  async endAllOf(accountId: number, except?: Buffer) {
    await db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? Buffer.of()))
      .execute()
  },

  async removeExpired(now: Date) {
    await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  },
})

export const hashToken = (token: string) => createHash('sha256').update(token).digest()
