import { sql, type Kysely } from 'kysely'
import type { LastMerge, TeamDetail, TeamRow } from '#contract/archive/team-admin.ts'
import { teamKey } from '#domain/team/team.ts'
import { latestRegion } from './team-regions.ts'
import { inCodeOrder } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** In seconds: later than every game. */
const MET = 1e11

type Pair = readonly [number, number]

export const teamAdminRepository = (db: Kysely<Database>) => ({
  list(): Promise<TeamRow[]> {
    const sums = db
      .selectFrom('team_spelling')
      .select(({ fn }) => [
        'team_id',
        fn.sum<number>('games').as('games'),
        fn
          .agg<string[]>('array_agg', ['spelling'])
          .orderBy('games', 'desc')
          .orderBy('spelling', inCodeOrder)
          .as('spellings'),
      ])
      .groupBy('team_id')
    return db
      .selectFrom('team as t')
      .leftJoin(sums.as('s'), 's.team_id', 't.id')
      .leftJoin(latestRegion(db).as('latest'), 'latest.team_id', 't.id')
      .select((eb) => [
        't.id',
        't.name',
        'latest.region',
        eb.fn.coalesce('s.games', eb.lit(0)).as('games'),
        eb
          .fn<string[]>('array_remove', [
            eb.fn.coalesce('s.spellings', eb.val<string[]>([])),
            't.name',
          ])
          .as('spellings'),
      ])
      .orderBy(({ fn }) => fn('lower', ['t.name']), inCodeOrder)
      .orderBy('t.name', inCodeOrder)
      .execute()
  },

  /** Tells when a team played last. Teams that a team of the club has met come after all others. */
  async seenAt(ids: readonly number[], club: readonly string[]): Promise<(id: number) => number> {
    const { rows } = await sql<{ id: number; at: number }>`
      with own as (
        select distinct g.series_id from team_alias a
        join team_result t on t.team_id = a.team_id join game g on g.id = t.game_id
        where a.key = any(${club.map(teamKey)}) and t.is_current
      )
      select t.team_id as id, extract(epoch from max(g.started_at))::float8
        + case when bool_or(g.series_id in (select series_id from own)) then ${MET}::float8 else 0 end as at
      from team_result t join game g on g.id = t.game_id
      where t.team_id = any(${ids}) and t.is_current group by t.team_id`.execute(db)
    const byId = new Map(rows.map(({ id, at }) => [id, at]))
    return (id) => byId.get(id) ?? 0
  },

  async find(id: number): Promise<TeamDetail | null> {
    const team = await db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst()
    if (!team) return null
    const aliases = await db
      .selectFrom('team_alias')
      .select('key')
      .where('team_id', '=', id)
      .orderBy('key')
      .execute()
    const written = await db
      .selectFrom('team_spelling')
      .select(['spelling', 'games'])
      .where('team_id', '=', id)
      .orderBy('games', 'desc')
      .orderBy('spelling')
      .execute()
    const byKey = Map.groupBy(written, ({ spelling }) => teamKey(spelling))
    const spellings = aliases.map(({ key }) => {
      const own = byKey.get(key) ?? []
      const files = own.map((row) => row.spelling)
      // No file contains a name that an administrator chose.
      const isOwnName = files.length === 0 && key === teamKey(team.name)
      return { key, spellings: isOwnName ? [team.name] : files, games: total(own) }
    })
    return {
      id,
      name: team.name,
      games: total(written),
      spellings: spellings.toSorted((a, b) => b.games - a.games),
      seasons: await seasonsOf(db, id),
    }
  },

  /** The latest merge that can be undone. */
  async lastMerge(): Promise<LastMerge | null> {
    const row = await db
      .selectFrom('team_merge as m')
      .leftJoin('account as a', 'a.id', 'm.merged_by')
      .select(['m.id', 'm.merged_at', 'm.merges', 'a.username'])
      .orderBy('m.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      by: row.username,
      at: row.merged_at.getTime(),
      merges: row.merges.map(({ from, into }) => ({ from: from.name, into: into.name })),
    }
  },

  /** Returns which pairs are certainly different teams: they played each other, or an administrator said so. */
  async apart(pairs: readonly Pair[]): Promise<Set<string>> {
    // Raw: Kysely has no `unnest` of two lists at once.
    const { rows } = await sql<{ a: number; b: number }>`
      select p.a, p.b
      from unnest(${pairs.map(([a]) => a)}::integer[], ${pairs.map(([, b]) => b)}::integer[]) as p (a, b)
      where exists (
        select from team_result x join team_result y on y.game_id = x.game_id and y.team_id = p.b
        where x.team_id = p.a
      ) or exists (
        select from team_apart k
        join team_alias one on one.key = k.key join team_alias other on other.key = k.other_key
        where (one.team_id, other.team_id) in ((p.a, p.b), (p.b, p.a))
      )`.execute(db)
    return new Set(rows.map(({ a, b }) => pairKey([a, b])))
  },
})

export const pairKey = ([a, b]: Pair) => `${a} ${b}`

async function seasonsOf(db: Kysely<Database>, id: number): Promise<TeamDetail['seasons']> {
  // Raw: a full join of subqueries by `extract`, which Kysely doesn't have.
  const { rows } = await sql<TeamDetail['seasons'][number]>`
    select coalesce(played.season, chosen.season) as season, coalesce(played.games, 0) as games,
      (select region from team_region r where r.team_id = ${id} and r.season = played.season
        order by games desc, region limit 1) as imported,
      chosen.region as chosen
    from (
      select extract(year from day)::integer as season, sum(games)::integer as games
      from team_day where team_id = ${id} group by 1
    ) played
    full join (select season, region from team_season where team_id = ${id}) chosen
      on chosen.season = played.season
    order by 1 desc`.execute(db)
  return rows
}

const total = (rows: readonly { games: number }[]) =>
  rows.reduce((sum, { games }) => sum + games, 0)
