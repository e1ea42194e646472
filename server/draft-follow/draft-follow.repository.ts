import type { Kysely } from 'kysely'
import type { DraftAsk } from '#contract/draft-follow.ts'
import type { DraftOperation } from '#domain/draft/draft.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { LiveOperation } from '#domain/draft/follow-live.ts'
import { ago, now } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { announceRoomUpdate } from '../live/room-access.ts'

/** By then the series has moved on. */
const ASKED = '3 hours'
const KEEP_ASKS = '7 days'

export const draftFollowRepository = (db: Kysely<Database>) => ({
  async isOn(): Promise<boolean> {
    const row = await db.selectFrom('draft_follow').select('is_on').executeTakeFirst()
    return row?.is_on ?? false
  },

  async read(): Promise<{ isOn: boolean; changedBy: string | null; asks: DraftAsk[] }> {
    const row = await db
      .selectFrom('draft_follow as f')
      .leftJoin('account as a', 'a.id', 'f.changed_by')
      .select(['f.is_on', 'a.username'])
      .executeTakeFirstOrThrow()
    const open = await db
      .selectFrom('draft_ask')
      .select(['operation_id', 'operation', 'asked_at'])
      .where('answered_at', 'is', null)
      .where('asked_at', '>', ago(ASKED))
      .orderBy('asked_at')
      .orderBy('operation_id')
      .execute()
    return {
      isOn: row.is_on,
      changedBy: row.username,
      asks: open.map(({ operation_id: operationId, operation, asked_at }) => ({
        operationId,
        ...describe(operation),
        askedAt: asked_at.getTime(),
      })),
    }
  },

  async save(isOn: boolean, by: number) {
    await db
      .updateTable('draft_follow')
      .set({ is_on: isOn, changed_by: by, changed_at: now() })
      .execute()
    await announceRoomUpdate(db, DEFAULT_ROOM)
  },

  /** Asks once. */
  async ask({ operationId, operation }: LiveOperation) {
    await db
      .insertInto('draft_ask')
      .values({ operation_id: operationId, operation: JSON.stringify(operation) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announceRoomUpdate(db, DEFAULT_ROOM)
  },

  /** What is asked; null if there is no such question, or someone has answered it. */
  async findOpen(operationId: string): Promise<DraftOperation | null> {
    const row = await db
      .selectFrom('draft_ask')
      .select('operation')
      .where('operation_id', '=', operationId)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    return row?.operation ?? null
  },

  async close(operationId: string, by: number) {
    await db
      .updateTable('draft_ask')
      .set({ answered_by: by, answered_at: now() })
      .where('operation_id', '=', operationId)
      .where('answered_at', 'is', null)
      .execute()
    await announceRoomUpdate(db, DEFAULT_ROOM)
  },

  removeOld: () => db.deleteFrom('draft_ask').where('asked_at', '<', ago(KEEP_ASKS)).execute(),
})

function describe(operation: DraftOperation): Pick<DraftAsk, 'type' | 'legends'> {
  if (operation.type === 'draft_history')
    return { type: 'game', legends: 'entry' in operation ? [...operation.entry.comp] : [] }
  return { type: 'ban', legends: 'legend' in operation ? [operation.legend] : [] }
}
