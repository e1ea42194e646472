import { randomBytes } from 'node:crypto'
import { type Kysely, type Transaction } from 'kysely'
import {
  ACCOUNT_LINK_KINDS,
  type AccountLinkEnd,
  type AccountLinkKind,
} from '#contract/share/account-link.ts'
import type { Role } from '#domain/account/access.ts'
import { hashToken } from '../account/session.repository.ts'
import { createWithinQuotas } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import {
  deleteEndedLinks,
  quotaOfLinks,
  TOKEN_PATTERN,
  TOKEN_BYTES,
} from './share-link.repository.ts'

type Db = Kysely<Database> | Transaction<Database>

interface NewAccountLink {
  readonly kind: AccountLinkKind
  readonly expiresAt: Date
  readonly maxUses: number
  readonly by: number
  readonly role?: Role
  readonly team?: string | null
  readonly room?: number | null
  /** Whose password it resets. */
  readonly account?: number
}

/** Links with which people make an account or choose a new password. They are links like others, of kinds of their own. */
export const accountLinkRepository = (db: Kysely<Database>) => ({
  /** Returns the token, which isn't stored. A new reset link ends those before it. */
  async create(wanted: NewAccountLink): Promise<{ link: FoundAccountLink; token: string }> {
    const {
      kind,
      expiresAt,
      maxUses,
      by,
      role = null,
      team = null,
      room = null,
      account = null,
    } = wanted
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const link = await createWithinQuotas(db, 'share_link', [quotaOfLinks(by)], async (tx) => {
      await deleteEndedLinks(tx)
      if (account !== null) await endResetLinks(tx, account)
      const { id } = await tx
        .insertInto('share_link')
        .values({
          token_hash: hashToken(token),
          kind,
          expires_at: expiresAt,
          max_uses: maxUses,
          created_by: by,
          invited_role: role,
          invited_team: team,
          invited_room: room,
          account_id: account,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return selectLinks(tx).where('l.id', '=', id).executeTakeFirstOrThrow()
    })
    return { link, token }
  },

  async list(): Promise<FoundAccountLink[]> {
    const rows = await selectLinks(db).orderBy('l.id', 'desc').execute()
    return rows.filter((row) => endOf(row) === null)
  },

  /** False if there is no such link or it has ended. */
  async end(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('share_link')
      .set((eb) => ({ revoked_at: eb.fn('now') }))
      .where('id', '=', id)
      .where('kind', 'in', ACCOUNT_LINK_KINDS)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async open(token: string): Promise<FoundAccountLink | AccountLinkEnd> {
    const row = await findByToken(db, token)
    return row === undefined ? 'unknown' : (endOf(row) ?? row)
  },
})

/**
 * Uses a link once, inside the transaction of what it is for. Of two who use the last use at the same time, the second one
 * waits for the first and is told that it was used.
 */
export async function useAccountLink(
  tx: Transaction<Database>,
  token: string,
  kind: AccountLinkKind,
): Promise<FoundAccountLink | AccountLinkEnd> {
  const locked = await tx
    .selectFrom('share_link')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  const row = locked && (await findByToken(tx, token))
  if (!row) return 'unknown'
  const end = endOf(row)
  if (end !== null) return end
  await tx
    .updateTable('share_link')
    .set((eb) => ({ uses: eb('uses', '+', 1), used_at: eb.fn('now') }))
    .where('id', '=', row.id)
    .execute()
  return row
}

const endResetLinks = (db: Db, account: number) =>
  db
    .updateTable('share_link')
    .set((eb) => ({ revoked_at: eb.fn('now') }))
    .where('account_id', '=', account)
    .where('revoked_at', 'is', null)
    .execute()

const findByToken = async (db: Db, token: string) =>
  TOKEN_PATTERN.test(token)
    ? selectLinks(db).where('l.token_hash', '=', hashToken(token)).executeTakeFirst()
    : undefined

export type FoundAccountLink = Awaited<
  ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>
>

const selectLinks = (db: Db) =>
  db
    .selectFrom('share_link as l')
    .innerJoin('account as maker', 'maker.id', 'l.created_by')
    .leftJoin('account as a', 'a.id', 'l.account_id')
    .leftJoin('draft_room as r', 'r.id', 'l.invited_room')
    .select(['l.id', 'l.created_at', 'l.expires_at', 'l.revoked_at', 'l.uses', 'l.account_id'])
    .select((eb) => [
      eb.ref('l.kind').$castTo<AccountLinkKind>().as('kind'),
      eb.fn.coalesce('l.max_uses', eb.lit(1)).as('max_uses'),
      eb('l.expires_at', '<=', eb.fn<Date>('now')).as('is_expired'),
    ])
    .select(['l.invited_role', 'l.invited_team', 'l.invited_room'])
    .select(['maker.username as maker', 'maker.role as maker_role', 'a.username', 'r.name as room'])
    .where('l.kind', 'in', ACCOUNT_LINK_KINDS)

/** They end with the right to make them. */
function endOf(row: FoundAccountLink): AccountLinkEnd | null {
  if (row.revoked_at !== null) return 'revoked'
  if (row.uses >= row.max_uses) return 'used'
  if (row.is_expired) return 'expired'
  return row.maker_role === 'admin' ? null : 'lost'
}
