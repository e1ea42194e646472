import type { Kysely, Transaction } from 'kysely'
import type { PoiDraftRefusal } from '#domain/poi-draft/decide-poi-draft.ts'
import type { LeaguePick } from '#domain/poi-draft/league-draft.ts'
import type { PoiDraftState } from '#domain/poi-draft/poi-draft.ts'
import { findCurrentSeries } from '../archive/current-series.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'
import { decideOnce } from '../realtime/decide-once.ts'

type Tx = Transaction<Database>

/** A client resends for seconds. A claim that comes even later is for a pick that was made. */
const REMEMBERED_OPERATIONS = 500

/** What the state before it makes of an operation: the next state, or why it is refused. */
type Decide = (draft: PoiDraftState, version: number) => PoiDraftState | PoiDraftRefusal

export const poiDraftRepository = (db: Kysely<Database>) => ({
  list: () =>
    db
      .selectFrom('poi_draft')
      .select(['id', 'content', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** The version of each draft. */
  versions: () => db.selectFrom('poi_draft').select(['id', 'version']).execute(),

  async find(id: number) {
    const row = await db
      .selectFrom('poi_draft as d')
      .leftJoin('account as a', 'a.id', 'd.created_by')
      .leftJoin('game as g', (join) =>
        join.onRef('g.mid', '=', 'd.landed_mid').on('g.is_current', '=', true),
      )
      .select(['d.id', 'd.version', 'd.content', 'd.created_by', 'd.landed_mid'])
      .select(['a.username', 'g.series_id'])
      .where('d.id', '=', id)
      .executeTakeFirst()
    return row ?? null
  },

  /** The series that has the games of this one now, and its event. */
  async findSeries(id: number) {
    const current = await findCurrentSeries(db, id)
    if (current === null) return null
    const row = await db
      .selectFrom('series as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select(['s.id', 'e.name as event'])
      .where('s.id', '=', current)
      .executeTakeFirst()
    return row ?? null
  },

  async create(userId: number, draft: PoiDraftState): Promise<number> {
    const { id } = await createWithinQuotas(db, 'poi_draft', quotasOf(userId), (tx) =>
      tx
        .insertInto('poi_draft')
        .values({ content: JSON.stringify(draft), created_by: userId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return id
  },

  /** The newest series with a draft of the league; of several fetches of one series the last. */
  async leagueSeries(limit: number) {
    const newest = db
      .selectFrom('series as s')
      .innerJoin('series_poi_pick as p', 'p.series_id', 's.id')
      .select(({ fn }) => fn.max('s.id').as('id'))
      .groupBy('s.source_id')
    return db
      .selectFrom('series as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .innerJoin('game as g', 'g.series_id', 's.id')
      .innerJoin('series_poi_pick as p', 'p.series_id', 's.id')
      .select(['s.id', 'e.name as event'])
      .select(({ fn }) => fn.min('g.started_at').as('started_at'))
      .select(({ fn }) =>
        fn
          .count<number>('p.planned')
          .distinct()
          .filterWhere('p.poi_id', 'is not', null)
          .as('claims'),
      )
      .where('s.id', 'in', newest)
      .groupBy(['s.id', 'e.name'])
      .orderBy('started_at', 'desc')
      .limit(limit)
      .execute()
  },

  /** The league's draft of a series, with teams as the archive names them. */
  async leaguePicks(seriesId: number): Promise<LeaguePick[]> {
    const rows = await db
      .selectFrom('series_poi_pick as p')
      .leftJoin('team_alias as a', 'a.key', 'p.team_key')
      .leftJoin('team as t', 't.id', 'a.team_id')
      .selectAll('p')
      .select('t.name')
      .where('p.series_id', '=', seriesId)
      .orderBy('p.planned')
      .execute()
    return rows.map((row) => ({
      team: row.name ?? row.team,
      planned: row.planned,
      actual: row.actual,
      timedOut: row.timed_out,
      map: row.map,
      poi: row.poi_id,
      by: row.picked_by,
      at: row.picked_at?.getTime() ?? null,
    }))
  },

  /** Not if its claims are on POI Data: without it, no one could remove them. Returns whether it did. */
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('poi_draft')
      .where('id', '=', id)
      .where('landed_mid', 'is', null)
      .executeTakeFirst()
    await notifyChange(db, 'poi_draft')
    return numDeletedRows > 0n
  },

  /**
   * Decides an operation. The row's lock lets one through at a time on all servers. Returns why it was refused, null if it
   * was accepted, or undefined if there is no such draft.
   */
  change: (
    id: number,
    userId: number,
    operationId: string,
    decide: Decide,
  ): Promise<PoiDraftRefusal | null | undefined> =>
    db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('poi_draft')
        .select(['version', 'content'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const next = decide(row.content, row.version)
      const version = row.version + 1
      const decided = { document: { poi_draft_id: id }, userId, remembered: REMEMBERED_OPERATIONS }
      const decisions = await decideOnce(tx, decided, [{ operationId }], () =>
        typeof next === 'string' ? { refusal: next, version: null } : { refusal: null, version },
      )
      const decision = decisions.get(operationId)
      if (typeof next !== 'string' && decision?.version === version) await store(tx, id, next)
      return decision?.refusal ?? null
    }),
})

async function store(tx: Tx, id: number, draft: PoiDraftState) {
  await tx
    .updateTable('poi_draft')
    .set(({ eb, fn }) => ({
      version: eb('version', '+', 1),
      content: JSON.stringify(draft),
      updated_at: fn('now'),
    }))
    .where('id', '=', id)
    .execute()
  await notifyChange(tx, 'poi_draft')
}

const quotasOf = (userId: number): Quota[] => [
  {
    name: 'poiDraftsPerUser',
    rows: (tx) => tx.selectFrom('poi_draft').select('id').where('created_by', '=', userId),
  },
  { name: 'poiDrafts', rows: (tx) => tx.selectFrom('poi_draft').select('id') },
]
