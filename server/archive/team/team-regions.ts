import { type Expression, type Kysely, sql, type Transaction } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { changeSums } from '../change-sums.ts'

type Tx = Transaction<Database>

/** A team's region in a season: the administrator's choice, otherwise the one most of its results have. */
export function regionBySeason(db: Kysely<Database>, teams?: Expression<number>) {
  const chosen = db
    .selectFrom('team_season')
    .select((eb) => [
      'team_id',
      'season',
      'region',
      eb.lit<number>(0).as('rank'),
      eb.lit<number>(0).as('games'),
    ])
    .where((eb) => (teams ? eb('team_id', '=', teams) : eb.lit(true)))
  const imported = db
    .selectFrom('team_region')
    .select((eb) => ['team_id', 'season', 'region', eb.lit<number>(1).as('rank'), 'games'])
    .where((eb) => (teams ? eb('team_id', '=', teams) : eb.lit(true)))
  return db
    .selectFrom(chosen.unionAll(imported).as('known'))
    .distinctOn(['team_id', 'season'])
    .select(['team_id', 'season', 'region'])
    .orderBy('team_id')
    .orderBy('season')
    .orderBy('rank')
    .orderBy('games', 'desc')
    .orderBy('region')
}

/** A team's region in the latest season that has one. */
export const latestRegion = (db: Kysely<Database>) =>
  db
    .selectFrom(regionBySeason(db).as('known'))
    .distinctOn('team_id')
    .select(['team_id', 'region'])
    .orderBy('team_id')
    .orderBy('season', 'desc')

/**
 * Runs a change, then updates the region of every series whose region may have changed. A series has the region of
 * most of its teams.
 */
export async function saveRegions<T extends { seriesIds: readonly number[] }>(
  tx: Tx,
  teamIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await regionsOf(tx, teamIds)
  const result = await change()
  const after = await regionsOf(tx, teamIds)
  const moved = teamIds.filter((id) => before.get(id) !== after.get(id))
  await renewRegions(tx, [...result.seriesIds, ...(await seriesOfTeams(tx, moved))])
  return result
}

async function regionsOf(tx: Tx, teamIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom(regionBySeason(tx, anyOf(teamIds)).as('known'))
    .select(['team_id', 'season', 'region'])
    .orderBy('season')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.team_id)].map(([id, seasons]) => [
      id,
      seasons.map(({ season, region }) => `${season}${region}`).join(','),
    ]),
  )
}

export async function seriesOfTeams(tx: Tx, teamIds: readonly number[]): Promise<number[]> {
  if (teamIds.length === 0) return []
  const rows = await tx
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .select('g.series_id as id')
    .distinct()
    .where('r.team_id', '=', anyOf(teamIds))
    .execute()
  return rows.map((row) => row.id)
}

async function renewRegions(tx: Tx, seriesIds: readonly number[]) {
  const rows = await tx
    .with('played', (qc) =>
      qc
        .selectFrom('game as g')
        .innerJoin('team_result as r', 'r.game_id', 'g.id')
        .select(['g.series_id', 'r.team_id'])
        .select((eb) => {
          const startedAt = eb.fn('timezone', [eb.val('UTC'), 'g.started_at'])
          return eb.fn<number>('date_part', [eb.val('year'), startedAt]).as('season')
        })
        .where('g.series_id', '=', anyOf(seriesIds)),
    )
    .with('voted', (qc) =>
      qc
        .selectFrom('played as g')
        .innerJoin(
          (eb) => regionBySeason(tx, eb.fn.any(eb.selectFrom('played').select('team_id'))).as('o'),
          (join) => join.onRef('o.team_id', '=', 'g.team_id').onRef('o.season', '=', 'g.season'),
        )
        .distinctOn('g.series_id')
        .select(['g.series_id as id', 'o.region'])
        .groupBy(['g.series_id', 'o.region'])
        .orderBy('g.series_id')
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .orderBy('o.region'),
    )
    .selectFrom('series as s')
    .leftJoin('voted', 'voted.id', 's.id')
    .select(['s.id', 'voted.region'])
    .where('s.id', '=', anyOf(seriesIds))
    .where('s.region', 'is distinct from', (eb) => eb.ref('voted.region'))
    .execute()
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  await changeSums(tx, {
    before: { seriesIds: ids, teamIds: null },
    kinds: ['ban'],
    change: () =>
      sql`
        update series s set region = v.region
        from unnest(${ids}::integer[], ${rows.map((row) => row.region)}::text[]) as v (id, region)
        where v.id = s.id`.execute(tx),
  })
}
