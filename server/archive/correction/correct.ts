import { sql, type Kysely, type Transaction } from 'kysely'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { byText, compKey, isTrio } from '#domain/catalog/comp.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { findMap } from '#domain/catalog/map.ts'
import { findPoi } from '#domain/catalog/poi.ts'
import { correctedPoints } from '#domain/archive/score.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { deleteByHand } from '../landing/landing.ts'
import { changeSeries, lockArchive } from '../series-change.ts'

type Tx = Transaction<Database>

/** Fields that are left out stay as they are. */
export interface ResultCorrection {
  placement?: number | null
  kills?: number | null
  legends?: readonly string[]
  poi?: string | null
}

/** The user who corrects and the last correction they saw, so no one overwrites a correction they haven't seen. */
export interface Corrector {
  by: number
  revision: number
}

const FIELDS = ['placement', 'kills', 'points', 'legends', 'poi'] as const

/** Changes a team's result in a game and logs who changed what. Returns whether anything changed. */
export async function correctResult(
  db: Kysely<Database>,
  resultId: number,
  correction: ResultCorrection,
  { by, revision }: Corrector,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const row = await tx
      .selectFrom('team_result')
      .innerJoin('game', 'game.id', 'team_result.game_id')
      .selectAll('team_result')
      .select(['game.series_id', 'game.map', 'game.mid'])
      .where('team_result.id', '=', resultId)
      .executeTakeFirst()
    if (!row) throw notFound(archiveChangeMessages.resultNotFound)
    await requireSeen(tx, { gameId: row.game_id, resultId }, row.is_current, revision)
    const next = corrected(row, correction)
    const changes = FIELDS.map((field) => ({
      field,
      old_value: JSON.stringify(row[field]),
      new_value: JSON.stringify(next[field]),
    })).filter(({ old_value, new_value }) => old_value !== new_value)
    if (changes.length === 0) return false
    await changeSeries(tx, [row.series_id], async () => {
      await tx.updateTable('team_result').set(next).where('id', '=', resultId).execute()
      // The later decision wins.
      if (next.poi !== row.poi) await deleteByHand(tx, row)
      return { mids: [], seriesIds: [row.series_id] }
    })
    const of = { game_id: row.game_id, team_result_id: resultId, corrected_by: by }
    await tx
      .insertInto('correction')
      .values(changes.map((change) => ({ ...of, ...change })))
      .execute()
    return true
  })
}

/** Changes the banned legends of a game. Returns whether anything changed. */
export async function correctBans(
  db: Kysely<Database>,
  gameId: number,
  legends: readonly string[],
  { by, revision }: Corrector,
): Promise<boolean> {
  const keys = [...new Set(legends.map(legendKey))]
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const game = await tx
      .selectFrom('game')
      .innerJoin('series', 'series.id', 'game.series_id')
      .select(['game.series_id', 'game.is_current', 'series.bans_enabled'])
      .where('game.id', '=', gameId)
      .executeTakeFirst()
    if (!game) throw notFound(archiveChangeMessages.gameNotFound)
    if (!game.bans_enabled) throw conflict('bans_off', texts.bansOff)
    await requireSeen(tx, { gameId, resultId: null }, game.is_current, revision)
    const before = await tx
      .selectFrom('game_ban')
      .select('legend')
      .where('game_id', '=', gameId)
      .orderBy('place')
      .execute()
    const old_value = JSON.stringify(before.map((row) => row.legend))
    const new_value = JSON.stringify(keys)
    if (old_value === new_value) return false
    await changeSeries(tx, [game.series_id], async () => {
      await tx.deleteFrom('game_ban').where('game_id', '=', gameId).execute()
      // A correction wins over the league and over the file.
      await tx.updateTable('game').set({ own_bans: null }).where('id', '=', gameId).execute()
      await sql`
        insert into game_ban (game_id, legend, place)
        select ${gameId}, legend, place from unnest(${keys}::text[]) with ordinality as b (legend, place)`.execute(
        tx,
      )
      return { mids: [], seriesIds: [game.series_id] }
    })
    await tx
      .insertInto('correction')
      .values({ game_id: gameId, field: 'bans', old_value, new_value, corrected_by: by })
      .execute()
    return true
  })
}

/** Safe from races: the archive is locked, so no other correction can come between this check and the change. */
async function requireSeen(
  tx: Tx,
  { gameId, resultId }: { gameId: number; resultId: number | null },
  isCurrent: boolean,
  revision: number,
) {
  if (!isCurrent) throw conflict('not_current', texts.notCurrent)
  const row = await tx
    .selectFrom('correction')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('game_id', '=', gameId)
    .where('team_result_id', 'is not distinct from', resultId)
    .executeTakeFirst()
  if ((row?.last ?? 0) !== revision) throw conflict('changed_meanwhile', texts.changedMeanwhile)
}

interface ResultRow {
  placement: number | null
  kills: number | null
  points: number | null
  legends: string[]
  poi: string | null
  map: string | null
}

function corrected(row: ResultRow, change: ResultCorrection) {
  const { placement = row.placement, kills = row.kills, poi = row.poi } = change
  const legends = change.legends?.map(legendKey).toSorted(byText) ?? row.legends
  const map = row.map === null ? null : findMap(row.map)
  return {
    placement,
    kills,
    points: correctedPoints(row, { placement, kills }),
    legends,
    comp_key: isTrio(legends) ? compKey(legends) : null,
    poi,
    poi_id: poi && map ? (findPoi(map, poi)?.id ?? null) : null,
  }
}
