import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { LinkEnd } from '#contract/live.ts'
import type { ShareKind, ShareLink } from '#contract/share-link.ts'
import { hashToken } from '../account/session.repository.ts'
import { ago, anyOf } from '../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

const TOKEN_BYTES = 32
const TOKEN_PATTERN = /^[\w-]{43}$/

interface LinkRow extends Omit<ShareLink, 'created_at' | 'expires_at' | 'used_at'> {
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface OpenLink {
  id: number
  target: string
  room_id: number | null
}

/** Which thing of its kind a link shows. */
export interface LinkTarget {
  target: string
  /** Null unless it is a link of the draft. */
  room: number | null
}

interface NewLink extends LinkTarget {
  kind: ShareKind
  expiresAt: Date
  by: number
}

export const shareLinkRepository = (db: Kysely<Database>) => ({
  /** Returns the token, which isn't stored. */
  async create({
    kind,
    target,
    room,
    expiresAt,
    by,
  }: NewLink): Promise<{ link: ShareLink; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const link = await createWithinQuotas(db, 'share_link', [quotaOf(by)], async (tx) => {
      await tx.deleteFrom('share_link').where(hasEndedADayAgo).execute()
      const { id } = await tx
        .insertInto('share_link')
        .values({
          token_hash: hashToken(token),
          kind,
          target,
          room_id: room,
          expires_at: expiresAt,
          created_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return openLinks(tx).where('l.id', '=', id).executeTakeFirstOrThrow()
    })
    return { link: present(link), token }
  },

  async list(kind: ShareKind, { target, room }: LinkTarget): Promise<ShareLink[]> {
    const rows = await openLinks(db)
      .where('l.kind', '=', kind)
      .where('l.target', '=', target)
      .where('l.room_id', 'is not distinct from', room)
      .orderBy('l.id', 'desc')
      .execute()
    return rows.map(present)
  },

  async listOfRoom(room: number): Promise<ShareLink[]> {
    const rows = await openLinks(db).where('l.room_id', '=', room).orderBy('l.id', 'desc').execute()
    return rows.map(present)
  },

  find: (id: number) =>
    db.selectFrom('share_link').select(['kind', 'room_id']).where('id', '=', id).executeTakeFirst(),

  /** False if there is no such link or it has ended. */
  async revoke(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('share_link')
      .set((eb) => ({ revoked_at: eb.fn('now') }))
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', ({ fn }) => fn<Date>('now'))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await sql`select pg_notify('share_link', '')`.execute(db)
    return numUpdatedRows > 0n
  },

  /** Returns what the link shows, or says why it shows nothing. */
  async open(token: string, kind: ShareKind, isCounted = true): Promise<OpenLink | LinkEnd> {
    if (!TOKEN_PATTERN.test(token)) return 'unknown'
    const row = await withEnds(db)
      .where('token_hash', '=', hashToken(token))
      .where('kind', '=', kind)
      .executeTakeFirst()
    const end = endOf(row)
    if (!row || end !== null) return end ?? 'unknown'
    if (isCounted) await countVisit(db, row.id)
    return { id: row.id, target: row.target, room_id: row.room_id }
  },

  /** Returns how each of these links ended. Those that still work are missing. */
  async ended(ids: readonly number[]): Promise<Map<number, LinkEnd>> {
    const rows = await withEnds(db).where('id', '=', anyOf(ids)).execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    const ends = ids.map((id) => [id, endOf(found.get(id))] as const)
    return new Map(ends.flatMap(([id, end]) => (end === null ? [] : [[id, end] as const])))
  },
})

const countVisit = (db: Kysely<Database>, id: number) =>
  db
    .updateTable('share_link')
    .set((eb) => ({ uses: eb('uses', '+', 1), used_at: eb.fn('now') }))
    .where('id', '=', id)
    .execute()

const withEnds = (db: Kysely<Database>) =>
  db
    .selectFrom('share_link')
    .select(['id', 'target', 'room_id', 'revoked_at'])
    .select((eb) => eb('expires_at', '<=', eb.fn<Date>('now')).as('is_expired'))

function endOf(row: { revoked_at: Date | null; is_expired: SqlBool } | undefined): LinkEnd | null {
  if (!row) return 'unknown'
  if (row.revoked_at !== null) return 'revoked'
  return row.is_expired ? 'expired' : null
}

/** Links that work, with who made them. */
const openLinks = (db: Kysely<Database> | Transaction<Database>) =>
  db
    .selectFrom('share_link as l')
    .innerJoin('account as a', 'a.id', 'l.created_by')
    .select(['l.id', 'l.kind', 'l.created_at', 'a.username as created_by'])
    .select(['l.expires_at', 'l.uses', 'l.used_at'])
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', ({ fn }) => fn<Date>('now'))

/** Ended links count for a day, so making and ending them in a loop doesn't fill the table. */
const quotaOf = (by: number): Quota => ({
  name: 'shareLinksPerUser',
  rows: (tx) =>
    tx
      .selectFrom('share_link')
      .select('id')
      .where('created_by', '=', by)
      .where((eb) => eb.not(hasEndedADayAgo(eb))),
})

const hasEndedADayAgo = (eb: ExpressionBuilder<Database, 'share_link'>) =>
  eb(eb.fn<Date>('least', ['revoked_at', 'expires_at']), '<', ago('1 day'))

const present = ({ created_at, expires_at, used_at, ...row }: LinkRow): ShareLink => ({
  ...row,
  created_at: created_at.getTime(),
  expires_at: expires_at.getTime(),
  used_at: used_at?.getTime() ?? null,
})
