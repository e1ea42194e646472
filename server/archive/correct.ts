import { sql, type Kysely, type Transaction } from 'kysely'
import { messages } from '#contract/messages.ts'
import { compKey } from '#domain/comp.ts'
import { legendKey } from '#domain/legend.ts'
import { findMap } from '#domain/map.ts'
import { findPoi } from '#domain/poi.ts'
import { gamePoints } from '#domain/score.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { changeSeries, lockArchive } from './current.ts'

type Tx = Transaction<Database>

export interface ResultCorrection {
  placement?: number | undefined
  kills?: number | undefined
  /** Without one, the league's table decides anew when placement or kills change. */
  points?: number | undefined
  legends?: readonly string[] | undefined
  poi?: string | null | undefined
}

/** Changes what a team did in a game, and keeps who changed what. */
export async function correctResult(
  db: Kysely<Database>,
  resultId: number,
  correction: ResultCorrection,
  by: number,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const row = await tx
      .selectFrom('team_result')
      .innerJoin('game', 'game.id', 'team_result.game_id')
      .selectAll('team_result')
      .select(['game.series_id', 'game.map'])
      .where('team_result.id', '=', resultId)
      .executeTakeFirst()
    if (!row) throw notFound(messages.teams.resultNotFound)
    const next = corrected(row, correction)
    await changeSeries(tx, [row.series_id], async () => {
      await tx.updateTable('team_result').set(next).where('id', '=', resultId).execute()
      return { mids: [], seriesIds: [row.series_id] }
    })
    const fields = ['placement', 'kills', 'points', 'legends', 'poi'] as const
    for (const field of fields) {
      const [before, after] = [JSON.stringify(row[field]), JSON.stringify(next[field])]
      if (before !== after) await record(tx, row.game_id, resultId, field, before, after, by)
    }
  })
}

/** Changes which legends were closed in a game. */
export async function correctBans(
  db: Kysely<Database>,
  gameId: number,
  legends: readonly string[],
  by: number,
) {
  const keys = [...new Set(legends.map(legendKey))]
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const game = await tx.selectFrom('game').selectAll().where('id', '=', gameId).executeTakeFirst()
    if (!game) throw notFound(messages.teams.gameNotFound)
    const before = await tx
      .selectFrom('game_ban')
      .select('legend')
      .where('game_id', '=', gameId)
      .orderBy('place')
      .execute()
    await changeSeries(tx, [game.series_id], async () => {
      await tx.deleteFrom('game_ban').where('game_id', '=', gameId).execute()
      await sql`
        insert into game_ban (game_id, legend, place)
        select ${gameId}, legend, place from unnest(${keys}::text[]) with ordinality as b (legend, place)`.execute(
        tx,
      )
      return { mids: [], seriesIds: [game.series_id] }
    })
    const old = JSON.stringify(before.map((row) => row.legend))
    await record(tx, gameId, null, 'bans', old, JSON.stringify(keys), by)
  })
}

interface ResultRow {
  placement: number | null
  kills: number | null
  points: number | null
  legends: string[]
  comp_key: string | null
  poi: string | null
  poi_id: number | null
  map: string | null
}

function corrected(row: ResultRow, change: ResultCorrection) {
  const placement = change.placement ?? row.placement
  const kills = change.kills ?? row.kills
  const isRescored = change.placement !== undefined || change.kills !== undefined
  const legends = change.legends
    ? change.legends.map(legendKey).toSorted((a, b) => (a < b ? -1 : 1))
    : row.legends
  const poi = change.poi === undefined ? row.poi : change.poi
  const map = row.map === null ? null : findMap(row.map)
  return {
    placement,
    kills,
    points:
      change.points ??
      (isRescored && placement !== null && kills !== null
        ? gamePoints(placement, kills)
        : row.points),
    legends,
    comp_key: legends.length === 3 && new Set(legends).size === 3 ? compKey(legends) : null,
    poi,
    poi_id: poi && map ? (findPoi(map, poi)?.id ?? null) : null,
  }
}

async function record(
  tx: Tx,
  gameId: number,
  resultId: number | null,
  field: string,
  before: string,
  after: string,
  by: number,
) {
  await tx
    .insertInto('correction')
    .values({
      game_id: gameId,
      team_result_id: resultId,
      field,
      old_value: before,
      new_value: after,
      corrected_by: by,
    })
    .execute()
}
