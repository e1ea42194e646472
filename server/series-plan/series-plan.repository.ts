import type { Kysely, Transaction } from 'kysely'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'
import { decideOnce } from '../realtime/decide-once.ts'

/** Anything older than this many changes is refused as outdated instead. */
const REMEMBERED_OPERATIONS = 50

/** The row of the default room has no room. */
const keyOf = (room: number) => (room === DEFAULT_ROOM ? null : room)

/** The plans of the drafts, one per room. */
export const seriesPlanRepository = (db: Kysely<Database>) => ({
  /** Undefined if no one has planned in the room. */
  read: (room: number) =>
    db
      .selectFrom('series_plan as p')
      .leftJoin('account as a', 'a.id', 'p.updated_by')
      .select(['p.version', 'p.content', 'p.updated_at', 'a.username'])
      .where('p.room', 'is not distinct from', keyOf(room))
      .executeTakeFirst(),

  /** By room. */
  async versions(): Promise<{ id: number; version: number }[]> {
    const rows = await db.selectFrom('series_plan').select(['room', 'version']).execute()
    return rows.map(({ room, version }) => ({ id: room ?? DEFAULT_ROOM, version }))
  },

  /** Stores a plan unless there is a newer version than the one that was read. Returns whether it did, now or before. */
  save: (
    room: number,
    userId: number,
    read: number,
    operationId: string,
    plan: PlanOfSeries,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('series_plan')
        .values({ room: keyOf(room) })
        .onConflict((conflict) => conflict.column('room').doNothing())
        .execute()
      const { version: current } = await tx
        .selectFrom('series_plan')
        .select('version')
        .where('room', 'is not distinct from', keyOf(room))
        .forUpdate()
        .executeTakeFirstOrThrow()
      const version = current + 1
      const decided = { document: { room_id: room }, userId, remembered: REMEMBERED_OPERATIONS }
      const decisions = await decideOnce(tx, decided, [{ operationId }], () =>
        // A refusal needs no memory: the version only grows.
        current === read ? { refusal: null, version } : null,
      )
      const decision = decisions.get(operationId)
      if (decision?.version === version) await store(tx, room, userId, version, plan)
      return decision !== null
    }),
})

async function store(
  tx: Transaction<Database>,
  room: number,
  userId: number,
  version: number,
  plan: PlanOfSeries,
) {
  await tx
    .updateTable('series_plan')
    .set(({ fn }) => ({
      version,
      content: JSON.stringify(plan),
      updated_by: userId,
      updated_at: fn('now'),
    }))
    .where('room', 'is not distinct from', keyOf(room))
    .execute()
  await notifyChange(tx, 'series_plan')
}
