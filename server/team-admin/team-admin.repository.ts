import { sql, type Kysely } from 'kysely'
import type { TeamDetail, TeamRow } from '#contract/team-admin.ts'
import { teamKey } from '#domain/team/team.ts'
import { LATEST_REGION } from '../archive/team-regions.ts'
import type { Database } from '../db/schema.ts'

type Pair = readonly [number, number]

export const teamAdminRepository = (db: Kysely<Database>) => ({
  async list(): Promise<TeamRow[]> {
    const { rows } = await sql<TeamRow>`
      select t.id, t.name, coalesce(s.games, 0) as games, latest.region,
        array_remove(coalesce(s.spellings, '{}'), t.name) as spellings
      from team t
      left join (
        select team_id, sum(games)::integer as games,
          array_agg(spelling order by games desc, spelling collate "C") as spellings
        from team_spelling group by team_id
      ) s on s.team_id = t.id
      left join (${LATEST_REGION}) latest on latest.team_id = t.id
      order by lower(t.name) collate "C", t.name collate "C"`.execute(db)
    return rows
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
      // A name that an administrator gave is in no file.
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

  /** Of these pairs those that are two teams for sure: they met, or an administrator said so. */
  async apart(pairs: readonly Pair[]): Promise<Set<string>> {
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
