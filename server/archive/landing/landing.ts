import { sql, type Kysely, type Transaction } from 'kysely'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { findPoi, poisOf } from '#domain/catalog/poi.ts'
import type { LandingSource } from '#domain/archive/landing-source.ts'
import type { MatchLanding } from '#domain/archive/match.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf } from '../../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../../db/quota.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { insertRows } from '../bulk-insert.ts'
import { lockArchive } from '../series-change.ts'
import { changePoiSums } from '../change-sums.ts'
import { LANDED_AT, LANDED_ID, LANDED_RESULTS, LANDING_SOURCE } from '../landed-results.ts'

type Tx = Transaction<Database>

const BY_HAND: Quota = {
  name: 'landings',
  rows: (tx) => tx.selectFrom('landing').select('id').where('mid', 'is not', null),
}

/** Sets where a team landed in a game. This wins over what files say and stays if the game's import is undone. */
export async function setLanding(
  db: Kysely<Database>,
  resultId: number,
  poiId: number,
  by: number,
) {
  return createWithinQuotas(db, 'landing', [BY_HAND], async (tx) => {
    await lockArchive(tx)
    const { map, ...result } = await requireResult(tx, resultId)
    const poi = map === null ? null : poisOf(map).find(({ id }) => id === poiId)
    if (!map || !poi) throw badRequest(texts.unknownPoi, 'unknown_poi')
    await changePoiSums(tx, [result.series_id], async () => {
      await deleteByHand(tx, result)
      await tx
        .insertInto('landing')
        .values({
          team_key: result.alias_key,
          mid: result.mid,
          map,
          poi: poi.name,
          poi_id: poi.id,
          set_by: by,
        })
        .execute()
    })
    return { poi: poi.name, team: result.team }
  })
}

/** Removes a landing that was set by hand. What a file says counts again. */
export async function removeLanding(db: Kysely<Database>, resultId: number) {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const result = await requireResult(tx, resultId)
    const deleted = await changePoiSums(tx, [result.series_id], () => deleteByHand(tx, result))
    if (!deleted) throw notFound(texts.gone)
    return { team: result.team }
  })
}

async function requireResult(tx: Tx, resultId: number) {
  const row = await tx
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .innerJoin('team as t', 't.id', 'r.team_id')
    .select(['r.team_id', 'r.alias_key', 'g.mid', 'g.map', 'g.series_id', 't.name as team'])
    .where('r.id', '=', resultId)
    .where('r.is_current', '=', true)
    .executeTakeFirst()
  if (!row) throw notFound(archiveChangeMessages.resultNotFound)
  return row
}

/** A merged team can have a landing under another of its spellings. */
export async function deleteByHand(tx: Tx, { mid, team_id }: { mid: string; team_id: number }) {
  const { numDeletedRows } = await tx
    .deleteFrom('landing')
    .where('mid', '=', mid)
    .where('team_key', 'in', (eb) =>
      eb.selectFrom('team_alias').select('key').where('team_id', '=', team_id),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the landings of a drop file. They count for the games of their match, imported before or later. */
export async function insertLandings(tx: Tx, importId: number, landings: readonly MatchLanding[]) {
  const sources = landings.map(({ sourceId }) => sourceId)
  await changePoiSums(tx, await seriesOfMatches(tx, sources), () =>
    insertRows(
      tx,
      'landing',
      landings.map(({ sourceId, map, game, rawName, poi }) => ({
        team_key: teamKey(rawName),
        map,
        poi,
        poi_id: findPoi(map, poi)?.id ?? null,
        import_id: importId,
        source_id: sourceId,
        game,
        set_at: new Date(),
      })),
    ),
  )
}

/** Removes the landings of an undone drop file. */
export async function deleteLandings(tx: Tx, importId: number) {
  const rows = await tx
    .selectFrom('landing')
    .select('source_id')
    .distinct()
    .where('import_id', '=', importId)
    .execute()
  const sources = rows.flatMap(({ source_id }) => source_id ?? [])
  await changePoiSums(tx, await seriesOfMatches(tx, sources), async () => {
    await tx.deleteFrom('landing').where('import_id', '=', importId).execute()
  })
}

export async function seriesOfMatches(tx: Tx, sources: readonly string[]): Promise<number[]> {
  if (sources.length === 0) return []
  const rows = await tx
    .selectFrom('series as s')
    .innerJoin('import as i', 'i.id', 's.import_id')
    .select('s.id')
    .where('s.source_id', '=', anyOf([...new Set(sources)]))
    .where('i.format', '=', 'overstat')
    .execute()
  return rows.map(({ id }) => id)
}

export interface ResultLanding {
  team_result_id: number
  poi: string | null
  poi_id: number | null
  source: LandingSource
  by: string | null
  at: Date | null
}

/** Where teams landed, by result. Results without a landing are left out. */
export async function landingsOf(
  db: Kysely<Database>,
  resultIds: readonly number[],
): Promise<ResultLanding[]> {
  // Raw: laterals that the sums share.
  const { rows } = await sql<ResultLanding>`
    select r.id as team_result_id, ${sql.raw(LANDED_AT)} as poi, ${sql.raw(LANDED_ID)} as poi_id,
      ${sql.raw(LANDING_SOURCE)} as source, account.username as by, hand.set_at as at
    from ${sql.raw(LANDED_RESULTS)}
    left join account on account.id = hand.set_by
    where r.id = any(${resultIds}) and ${sql.raw(LANDED_AT)} is not null`.execute(db)
  return rows
}
