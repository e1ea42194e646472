import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { LinkEnd } from '#contract/base/realtime.ts'
import { ACCOUNT_LINK_KINDS } from '#contract/share/account-link.ts'
import { isRoomLink, type RoomLinkKind, type ShareKind } from '#contract/share/share-link.ts'
import {
  isRoomRoleEnough,
  type RoomRole,
  roomRoleOf,
  type RoomUser,
} from '#domain/draft/draft-room.ts'
import { hashToken } from '../account/session.repository.ts'
import { ago, anyOf, membersOfRoom } from '../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'

export const TOKEN_BYTES = 32
export const TOKEN_PATTERN = /^[\w-]{43}$/

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
  }: NewLink): Promise<{ link: FoundLink; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const link = await createWithinQuotas(db, 'share_link', [quotaOfLinks(by)], async (tx) => {
      await deleteEndedLinks(tx)
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
      return selectLinks(tx).where('l.id', '=', id).executeTakeFirstOrThrow()
    })
    return { link, token }
  },

  async list(kind: ShareKind, { target, room }: LinkTarget): Promise<FoundLink[]> {
    const rows = await selectLinks(db)
      .where('l.kind', '=', kind)
      .where('l.target', '=', target)
      .where('l.room_id', 'is not distinct from', room)
      .orderBy('l.id', 'desc')
      .execute()
    return rows.filter((row) => endOf(row) === null)
  },

  async listOfRoom(room: number): Promise<FoundLink[]> {
    const rows = await selectLinks(db)
      .where('l.room_id', '=', room)
      .orderBy('l.id', 'desc')
      .execute()
    return rows.filter((row) => endOf(row) === null)
  },

  find: (id: number): Promise<FoundLink | undefined> =>
    selectLinks(db).where('l.id', '=', id).executeTakeFirst(),

  /** False if there is no such link or it has ended. */
  async revoke(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('share_link')
      .set((eb) => ({ revoked_at: eb.fn('now') }))
      .where('id', '=', id)
      .where('kind', 'not in', ACCOUNT_LINK_KINDS)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', ({ fn }) => fn<Date>('now'))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await notifyChange(db, 'share_link')
    return numUpdatedRows > 0n
  },

  /** Returns what the link shows, or says why it shows nothing. */
  async open(token: string, kind: ShareKind, isCounted = true): Promise<OpenLink | LinkEnd> {
    if (!TOKEN_PATTERN.test(token)) return 'unknown'
    const row = await selectLinks(db)
      .where('l.token_hash', '=', hashToken(token))
      .where('l.kind', '=', kind)
      .executeTakeFirst()
    const end = endOf(row)
    if (!row || end !== null) return end ?? 'unknown'
    if (isCounted) await countVisit(db, row.id)
    return { id: row.id, target: row.target, room_id: row.room_id }
  },

  /** Returns how each of these links ended. Those that still work are missing. */
  async ended(ids: readonly number[]): Promise<Map<number, LinkEnd>> {
    const rows = await selectLinks(db).where('l.id', '=', anyOf(ids)).execute()
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

export type FoundLink = Awaited<
  ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>
>

/** Links with who made them and what decides whether they work. */
const selectLinks = (db: Kysely<Database> | Transaction<Database>) =>
  db
    .selectFrom('share_link as l')
    .innerJoin('account as a', 'a.id', 'l.created_by')
    .leftJoin('draft_room as r', 'r.id', 'l.room_id')
    .select(['l.id', 'l.target', 'l.room_id', 'l.created_at', 'l.expires_at'])
    .select((eb) => eb.ref('l.kind').$castTo<ShareKind>().as('kind'))
    .select(['l.uses', 'l.used_at', 'l.revoked_at', 'l.created_by as maker_id', 'a.username'])
    .select(['a.role as maker_role', 'r.is_private', 'r.created_by as room_creator'])
    .select(['r.finished_at', membersOfRoom.as('members')])
    .select((eb) => eb('l.expires_at', '<=', eb.fn<Date>('now')).as('is_expired'))
    .where('l.kind', 'not in', ACCOUNT_LINK_KINDS)

/** The one rule about which links work: they end with the right to make them. */
function endOf(row: FoundLink | undefined): LinkEnd | null {
  if (!row) return 'unknown'
  if (row.revoked_at !== null) return 'revoked'
  if (row.is_expired) return 'expired'
  const { kind } = row
  if (!isRoomLink(kind)) return null
  const role = roleInRoomOf(row, { id: row.maker_id, role: row.maker_role })
  if (!isRoomRoleEnough(role, roleToShare(kind))) return 'lost'
  return kind === 'draft_edit' && row.finished_at !== null ? 'finished' : null
}

/** What the user can do in the room of the link. */
export const roleInRoomOf = (link: FoundLink, user: RoomUser): RoomRole | null =>
  link.room_id === null
    ? null
    : roomRoleOf(
        {
          id: link.room_id,
          isPrivate: link.is_private ?? true,
          createdBy: link.room_creator,
          members: link.members,
        },
        user,
      )

/** What someone needs in a room to share a link of this kind. An edit link lets others change the room. */
export const roleToShare = (kind: RoomLinkKind): RoomRole =>
  kind === 'draft_edit' ? 'manage' : 'edit'

/** Ended links count for a day, so making and ending them in a loop doesn't fill the table. */
export const quotaOfLinks = (by: number): Quota => ({
  name: 'shareLinksPerUser',
  rows: (tx) =>
    tx
      .selectFrom('share_link')
      .select('id')
      .where('created_by', '=', by)
      .where((eb) => eb.not(hasEndedADayAgo(eb))),
})

export const deleteEndedLinks = (tx: Transaction<Database>) =>
  tx.deleteFrom('share_link').where(hasEndedADayAgo).execute()

const hasEndedADayAgo = (eb: ExpressionBuilder<Database, 'share_link'>) =>
  eb(eb.fn<Date>('least', ['revoked_at', 'expires_at']), '<', ago('1 day'))
