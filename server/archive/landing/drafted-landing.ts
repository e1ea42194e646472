import type { Kysely, Transaction } from 'kysely'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf } from '../../db/expressions.ts'
import { notifyChange } from '../../db/notify-change.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { insertRows } from '../bulk-insert.ts'
import { findCurrentSeries } from '../current-series.ts'
import { lockArchive } from '../series-change.ts'
import { changePoiSums } from '../change-sums.ts'

type Tx = Transaction<Database>

/**
 * Uses the claims of a POI draft as the planned landings of a series, instead of those that it had. They count in games
 * of which no other landing of the team is known.
 */
export const putClaims = (db: Kysely<Database>, draftId: number, seriesId: number, by: number) =>
  db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const draft = await requireDraft(tx, draftId)
    const { claims } = draft.content
    if (claims.length === 0) throw conflict('no_claims', texts.noClaims)
    const series = await requireSeries(tx, seriesId)
    await replaceDrafted(tx, [series.mid, draft.landed_mid ?? series.mid], () =>
      insertRows(
        tx,
        'landing',
        claims.map(({ team, map, poi }) => ({
          team_key: teamKey(team),
          map,
          poi: poiName(map, poi),
          poi_id: poi,
          first_mid: series.mid,
          set_by: by,
          set_at: new Date(),
        })),
      ),
    )
    await tx
      .updateTable('poi_draft')
      .set({ landed_mid: null })
      .where('landed_mid', '=', series.mid)
      .execute()
    await markLanded(tx, draftId, series.mid)
    return { claims: claims.length, event: series.event }
  })

/** Removes the planned landings of a POI draft. */
export const removeClaims = (db: Kysely<Database>, draftId: number) =>
  db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const { landed_mid: mid } = await requireDraft(tx, draftId)
    if (mid === null) return
    await replaceDrafted(tx, [mid], async () => {})
    await markLanded(tx, draftId, null)
  })

async function requireDraft(tx: Tx, id: number) {
  const draft = await tx
    .selectFrom('poi_draft')
    .select(['content', 'landed_mid'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!draft) throw notFound(texts.notFound)
  return draft
}

/** Its first game names a series in every file that has it. */
async function requireSeries(tx: Tx, id: number) {
  const current = await findCurrentSeries(tx, id)
  const first = await tx
    .selectFrom('game as g')
    .innerJoin('series as s', 's.id', 'g.series_id')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .select(['g.mid', 'e.name as event'])
    .where('g.series_id', '=', current ?? id)
    .orderBy('g.number')
    .limit(1)
    .executeTakeFirst()
  if (current === null || !first) throw notFound(texts.noSeries)
  return first
}

async function replaceDrafted(tx: Tx, firstMids: readonly string[], insert: () => Promise<void>) {
  const rows = await tx
    .selectFrom('game as g')
    .select('g.series_id')
    .distinct()
    .where('g.mid', '=', anyOf(firstMids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('game as f')
            .select('f.id')
            .whereRef('f.series_id', '=', 'g.series_id')
            .whereRef('f.number', '<', 'g.number'),
        ),
      ),
    )
    .execute()
  const series = rows.map((row) => row.series_id)
  await changePoiSums(tx, series, async () => {
    await tx.deleteFrom('landing').where('first_mid', '=', anyOf(firstMids)).execute()
    await insert()
  })
}

async function markLanded(tx: Tx, id: number, mid: string | null) {
  await tx
    .updateTable('poi_draft')
    .set((eb) => ({ landed_mid: mid, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await notifyChange(tx, 'poi_draft')
}
