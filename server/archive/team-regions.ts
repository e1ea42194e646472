import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { applyToRegionalSums, cleanUpSums } from './sum-tables.ts'

type Tx = Transaction<Database>

/** A team's region in a season: the chosen one, else that of most of its results. */
const regionOfTeams = (which: RawBuilder<unknown>) => sql`
  select distinct on (team_id, season) team_id, season, region from (
    select team_id, season, region, 0 as rank, 0 as games from team_season where ${which}
    union all select team_id, season, region, 1, games from team_region where ${which}
  ) known
  order by team_id, season, rank, games desc, region`

export const REGION_OF_TEAM = regionOfTeams(sql`true`)

/** That of the latest season a team has one in. */
export const LATEST_REGION = sql`
  select distinct on (team_id) team_id, region from (${REGION_OF_TEAM}) known
  order by team_id, season desc`

/** Runs a change and then gives every series the region of most of its teams, where it may be another now. */
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
  const { rows } = await sql<{ team_id: number; regions: string }>`
    select team_id, string_agg(season || region, ',' order by season) as regions
    from (${regionOfTeams(sql`team_id = any(${teamIds})`)}) known group by team_id`.execute(tx)
  return new Map(rows.map((row) => [row.team_id, row.regions]))
}

export async function seriesOfTeams(tx: Tx, teamIds: readonly number[]): Promise<number[]> {
  if (teamIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct g.series_id as id from team_result r join game g on g.id = r.game_id
    where r.team_id = any(${teamIds})`.execute(tx)
  return rows.map((row) => row.id)
}

async function renewRegions(tx: Tx, seriesIds: readonly number[]) {
  const { rows } = await sql<{ id: number; region: string | null }>`
    with played as (
      select g.series_id, r.team_id, extract(year from g.started_at at time zone 'UTC') as season
      from game g join team_result r on r.game_id = g.id where g.series_id = any(${seriesIds})
    ), voted as (
      select distinct on (g.series_id) g.series_id as id, o.region
      from played g
      join (${regionOfTeams(sql`team_id in (select team_id from played)`)}) o
        on o.team_id = g.team_id and o.season = g.season
      group by g.series_id, o.region
      order by g.series_id, count(*) desc, o.region
    )
    select s.id, voted.region from series s left join voted on voted.id = s.id
    where s.id = any(${seriesIds}) and s.region is distinct from voted.region`.execute(tx)
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  await applyToRegionalSums(tx, ids, -1)
  await sql`
    update series s set region = v.region
    from unnest(${ids}::integer[], ${rows.map((row) => row.region)}::text[]) as v (id, region)
    where v.id = s.id`.execute(tx)
  await applyToRegionalSums(tx, ids, 1)
  await cleanUpSums(tx)
}
