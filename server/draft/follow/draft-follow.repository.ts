import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { DraftAsk, getDraftFollow } from '#contract/draft/draft-follow.ts'
import type { DraftOperation } from '#domain/draft/draft.ts'
import type { LiveOperation } from '#domain/draft/follow-live.ts'
import { SERIES_GAP_S } from '#domain/live-match/feed/live-series.ts'
import { findNameOfSeries } from '../../archive/current-series.ts'
import { ago, now } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { announceRoomUpdate } from '../../realtime/room-access.ts'

/** By then the series has moved on. */
const ASKED = '3 hours'
const KEEP_ASKS = '7 days'

export const draftFollowRepository = (db: Kysely<Database>) => ({
  /** The rooms that follow live games, with what decides which ones. Finished rooms follow none. */
  async listOn(): Promise<FollowingRoom[]> {
    const rows = await db
      .selectFrom('draft_follow as f')
      .innerJoin('draft_room as r', 'r.id', 'f.room_id')
      .select(['f.room_id', 'f.feed_id', 'r.team'])
      .where('f.is_on', '=', true)
      .where('r.finished_at', 'is', null)
      .orderBy('f.room_id')
      .execute()
    return rows.map(({ room_id: room, feed_id: feed, team }) => ({ room, feed, team }))
  },

  async read(room: number): Promise<z.infer<typeof getDraftFollow.output>> {
    const row = await db
      .selectFrom('draft_follow as f')
      .leftJoin('account as a', 'a.id', 'f.changed_by')
      .select(['f.is_on', 'f.feed_id', 'a.username'])
      .where('f.room_id', '=', room)
      .executeTakeFirst()
    const open = await db
      .selectFrom('draft_ask')
      .select(['operation_id', 'operation', 'asked_at'])
      .where('room_id', '=', room)
      .where('answered_at', 'is', null)
      .where('asked_at', '>', ago(ASKED))
      .orderBy('asked_at')
      .orderBy('operation_id')
      .execute()
    return {
      isOn: row?.is_on ?? false,
      feed: row?.feed_id ?? null,
      feeds: await listFeeds(db),
      changedBy: row?.username ?? null,
      asks: open.map(({ operation_id: operationId, operation, asked_at }) => ({
        operationId,
        ...describe(operation),
        askedAt: asked_at.getTime(),
      })),
    }
  },

  /** False if there is no such feed. */
  async save(room: number, isOn: boolean, feed: number | null, by: number): Promise<boolean> {
    if (feed !== null && !(await listFeeds(db)).some(({ id }) => id === feed)) return false
    const values = { is_on: isOn, feed_id: feed, changed_by: by, changed_at: new Date() }
    await db
      .insertInto('draft_follow')
      .values({ room_id: room, ...values })
      .onConflict((conflict) => conflict.column('room_id').doUpdateSet(values))
      .execute()
    await announceRoomUpdate(db, room)
    return true
  },

  /**
   * Links the room to the series of the live game, so its results are those of the archive. A link to another series stays
   * while that one is being played.
   */
  async linkSeries(room: number, { series, startedAt, game }: SeriesInPlay) {
    const firstMid = await findNameOfSeries(db, series)
    if (firstMid === null) return
    const { numUpdatedRows } = await db
      .updateTable('draft_room')
      .set((eb) => ({
        first_mid: firstMid,
        // The games of the series that the draft has saved already come before this one.
        first_game: eb.fn<number>('greatest', [
          eb.lit(1),
          sql`${game} - ${eb
            .selectFrom('draft_history as h')
            .innerJoin('game as g', (join) =>
              join.on('g.mid', '=', firstMid).on('g.is_current', '=', true),
            )
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .whereRef('h.room_id', '=', 'draft_room.id')
            .where(sql<boolean>`h.id >= extract(epoch from g.started_at) * 1000`)}`,
        ]),
      }))
      .where('id', '=', room)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('game as first')
              .innerJoin('game as g', 'g.series_id', 'first.series_id')
              .select('g.id')
              .whereRef('first.mid', '=', 'draft_room.first_mid')
              .where('first.is_current', '=', true)
              .where('g.started_at', '>', new Date((startedAt - SERIES_GAP_S) * 1000)),
          ),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await announceRoomUpdate(db, room)
  },

  /** Asks once. */
  async ask(room: number, { operationId, operation }: LiveOperation) {
    await db
      .insertInto('draft_ask')
      .values({ room_id: room, operation_id: operationId, operation: JSON.stringify(operation) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announceRoomUpdate(db, room)
  },

  /** What is asked; null if there is no such question, or someone has answered it. */
  async findOpen(room: number, operationId: string): Promise<DraftOperation | null> {
    const row = await db
      .selectFrom('draft_ask')
      .select('operation')
      .where('room_id', '=', room)
      .where('operation_id', '=', operationId)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    return row?.operation ?? null
  },

  async close(room: number, operationId: string, by: number) {
    await db
      .updateTable('draft_ask')
      .set({ answered_by: by, answered_at: now() })
      .where('room_id', '=', room)
      .where('operation_id', '=', operationId)
      .where('answered_at', 'is', null)
      .execute()
    await announceRoomUpdate(db, room)
  },

  removeOld: () => db.deleteFrom('draft_ask').where('asked_at', '<', ago(KEEP_ASKS)).execute(),
})

/** A live game that continues a series of the archive. */
interface SeriesInPlay {
  readonly series: number
  readonly startedAt: number
  readonly game: number
}

/** A room that follows live games: of a feed, else of its own team, else of any of the club's teams. */
export interface FollowingRoom {
  readonly room: number
  readonly feed: number | null
  readonly team: string | null
}

const listFeeds = (db: Kysely<Database>) =>
  db
    .selectFrom('live_feed')
    .select(['id', 'name'])
    .where('revoked_at', 'is', null)
    .orderBy('name')
    .execute()

function describe(operation: DraftOperation): Pick<DraftAsk, 'type' | 'legends'> {
  if (operation.type === 'draft_history')
    return { type: 'game', legends: 'entry' in operation ? [...operation.entry.comp] : [] }
  return { type: 'ban', legends: 'legend' in operation ? [operation.legend] : [] }
}
