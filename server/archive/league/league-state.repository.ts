import { type Kysely, sql } from 'kysely'
import type { League } from '#contract/archive/league.ts'
import type { Database } from '../../db/schema.ts'

const MAX_FAILED_SHOWN = 20

/** What an undone import brought is fetched again by the next fetch. */
export const isImported = sql<boolean>`exists (
  select from import i where i.id = league_series.import_id and i.undone_at is null)`

export const isNew = sql<boolean>`((games > 0 or ${isImported}) and status in ('completed', 'live') and not (is_final and ${isImported}))`

/** What is known of the league, how much of it is in the archive, and the last fetch. */
export async function describeLeague(db: Kysely<Database>): Promise<Omit<League, 'host'>> {
  const seasons = await db
    .selectFrom('league_season')
    .select(['id', 'name'])
    .orderBy('is_main', 'desc')
    .orderBy('starts_at', 'desc')
    .execute()
  return { seasons, parts: await listParts(db), ...(await findFetch(db)) }
}

async function listParts(db: Kysely<Database>): Promise<League['parts']> {
  const rows = await db
    .selectFrom('league_series')
    .select(['season_id as season', 'split_id', 'region_id'])
    .select(({ fn }) => [
      fn.max('split').as('split'),
      fn.max('region').as('region'),
      fn.countAll<number>().as('series'),
      fn.sum<number>('games').as('games'),
      sql<number>`count(*) filter (where ${isImported})`.as('fetchedSeries'),
      sql<number>`coalesce(sum(fetched_games) filter (where ${isImported}), 0)`.as('fetchedGames'),
      sql<number>`count(*) filter (where ${isNew})`.as('newSeries'),
    ])
    .groupBy(['season_id', 'split_id', 'region_id'])
    .orderBy(({ fn }) => fn.max('starts_at'), 'desc')
    .orderBy('region')
    .execute()
  return rows.map(({ split_id, split, region_id, region, games, ...counts }) => ({
    ...counts,
    games: games ?? 0,
    split: { id: split_id, name: split },
    region: { id: region_id, name: region },
  }))
}

async function findFetch(db: Kysely<Database>) {
  const row = await db
    .selectFrom('league as l')
    .leftJoin('account as a', 'a.id', 'l.started_by')
    .selectAll('l')
    .select(['a.username'])
    .select((eb) =>
      eb
        .selectFrom('league_series')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('is_due', '=', true)
        .as('due'),
    )
    .executeTakeFirstOrThrow()
  const failed = await db
    .selectFrom('league_series')
    .select(['split', 'region', 'fault'])
    .select(sql<string | null>`listed ->> 'name'`.as('name'))
    .select(sql<number>`count(*) over ()`.as('all'))
    .where('fault', 'is not', null)
    .where('is_due', '=', false)
    .orderBy('starts_at', 'desc')
    .limit(MAX_FAILED_SHOWN)
    .execute()
  const fetch = {
    state: row.state,
    season: row.season_id,
    split: row.split_id,
    region: row.region_id,
    isListed: row.is_listed,
    total: row.total,
    done: Math.max(0, row.total - (row.due ?? 0)),
    startedBy: row.username,
    startedAt: row.started_at?.getTime() ?? null,
    fault: row.fault,
    nextRequestAt: Math.max(row.next_request_at.getTime(), row.retry_at.getTime()),
    failedSeries: failed[0]?.all ?? 0,
    failed: failed.map(({ split, region, name, fault }) => ({
      name: [split, region, name].filter(Boolean).join(', '),
      fault: fault ?? '',
    })),
  }
  return { fetch, listedAt: row.listed_at?.getTime() ?? null }
}
