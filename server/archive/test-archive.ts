import { sql, type Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { MatchGame, MatchSet, TeamResult } from '#domain/archive/match.ts'
import type { Database } from '../db/schema.ts'
import { openBackgroundDatabase } from '../db/pool.ts'
import { createTestDatabase } from '../testing/test-app.ts'
import { fillForecastRows } from './forecast-rows.ts'
import { changeSums } from './change-sums.ts'
import { refreshLastPlayed, refreshOwnMeans } from './own-means.ts'
import { SUM_TABLES } from './sum-tables.ts'

/** 21 September 2026, 13:33:20 UTC. */
const START = 1_789_997_600

export const team = (
  rawName: string,
  placement: number,
  legends: string,
  change: Partial<TeamResult> = {},
): TeamResult => ({
  rawName,
  placement,
  kills: 2,
  points: null,
  survivalS: 3000,
  damage: 1900,
  legends: legends.split(' '),
  poi: null,
  region: null,
  players: [],
  ...change,
})

/** Three players who play these legends in this order. */
export const playersOf = (owner: string, legends: string): TeamResult['players'] =>
  legends.split(' ').map((legend, slot) => ({
    playerId: `${owner}-${slot}`,
    name: `${owner} ${slot}`,
    legend,
    kills: 0,
    assists: 0,
    knockdowns: 0,
    damage: 0,
    headshots: null,
    shots: null,
    hits: null,
    survivalS: 0,
    hardware: null,
  }))

export const game = (
  mid: string,
  number: number,
  bans: string,
  teams: TeamResult[],
  change: Partial<MatchGame> = {},
): MatchGame => ({
  mid,
  number,
  startedAt: START + number * 1500,
  map: 'stormpoint',
  mapVersion: 'mp_rr_tropic_island_mu2',
  bans: bans === '' ? [] : bans.split(' '),
  teams,
  ...change,
})

export const set = (event: string, games: MatchGame[], sourceId = '1'): MatchSet => ({
  event,
  sourceId,
  bansEnabled: true,
  games,
})

export const file = (fileHash: string, sets: MatchSet[], format = 'overstat') => ({
  fileName: `${fileHash}.json`,
  fileHash,
  format,
  isDemo: false,
  by: null,
  sets,
  findings: [],
})

export async function openArchive(): Promise<Kysely<Database>> {
  const db = openBackgroundDatabase(await createTestDatabase())
  onTestFinished(() => db.destroy())
  return db
}

const EMPTIED = ['import', 'event', 'team', 'account', ...SUM_TABLES]

/**
 * Empties the database: faster than creating a new one when a test needs dozens. TRUNCATE would write new files for the
 * indexes of sixty tables.
 */
export async function emptyArchive(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string }>`
    with recursive emptied as (
      select unnest(${EMPTIED}::text[])::regclass::oid as id
      union select c.conrelid from pg_constraint c join emptied e on e.id = c.confrelid)
    select id::regclass::text as name from emptied`.execute(db)
  const deletes = rows.map(({ name }) => `delete from ${name};`).join('')
  // All rows that refer to each other go at once.
  await sql
    .raw(`set session_replication_role = replica; ${deletes} reset session_replication_role`)
    .execute(db)
}

/** Rebuilds all sums from the results alone. */
export function rebuildSums(db: Kysely<Database>) {
  return db.transaction().execute(async (tx) => {
    for (const table of SUM_TABLES) await sql`delete from ${sql.table(table)}`.execute(tx)
    const rows = await tx.selectFrom('series').select('id').execute()
    await changeSums(tx, {
      before: { seriesIds: [], teamIds: null },
      change: async () => {},
      after: () => ({ seriesIds: rows.map((row) => row.id), teamIds: null }),
    })
    await refreshLastPlayed(tx)
    const teams = await tx.selectFrom('team').select('id').execute()
    await refreshOwnMeans(
      tx,
      teams.map((row) => row.id),
    )
    await fillForecastRows(
      tx,
      rows.map((row) => row.id),
      null,
    )
  })
}

/** Every sum and what the forecast knows, with team names instead of ids so that two archives can be compared. */
export async function readSums(db: Kysely<Database>) {
  const all: Record<string, unknown[]> = {}
  for (const table of SUM_TABLES) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - 'team_id' || jsonb_build_object('team',
        (select name from team where id = (to_jsonb(t) ->> 'team_id')::integer)) as row
      from ${sql.table(table)} t`.execute(db)
    all[table] = rows.map(({ row }) => JSON.stringify(row)).toSorted((a, b) => (a < b ? -1 : 1))
  }
  all['forecast_row'] = await readForecastRows(db)
  return all
}

/** The archive's content without row ids. */
export async function readArchive(db: Kysely<Database>) {
  const { rows } = await sql<{ row: object }>`
    select jsonb_build_object('mid', g.mid, 'number', g.number, 'event', e.name, 'region', s.region,
      'team', t.name, 'spelling', r.spelling, 'placement', r.placement, 'points', r.points,
      'comp', r.comp_key, 'bans', (select array_agg(legend order by place) from game_ban b where b.game_id = g.id)) as row
    from team_result r join game g on g.id = r.game_id join series s on s.id = g.series_id
    join event e on e.id = s.event_id join team t on t.id = r.team_id
    where g.is_current`.execute(db)
  const results = rows.map(({ row }) => JSON.stringify(row)).toSorted((a, b) => (a < b ? -1 : 1))
  return { results, ...(await readSums(db)) }
}

/** What the forecast knows, without row ids. */
async function readForecastRows(db: Kysely<Database>) {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(f) - 'game_id' - 'series_id' || jsonb_build_object('teams', (
      select jsonb_agg(to_jsonb(r) - 'team_result_id' - 'game_id' - 'team_id'
        || jsonb_build_object('team', t.name) order by t.name collate "C")
      from forecast_row r join team t on t.id = r.team_id where r.game_id = f.game_id)) as row
    from forecast_game f order by f.mid collate "C"`.execute(db)
  return rows.map(({ row }) => JSON.stringify(row))
}
