import { type Kysely, sql } from 'kysely'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import type { PlayerToMerge } from '#domain/archive/player-merge.ts'
import { latestPlayerNames } from './player-names.ts'
import { anyOf, containing } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

const SHOWN_TEAMS = 5

/** As in domain/archive/player-key.ts. */
const PLAYER_TAG = '^(\\[[^]]{1,8}\\]|[A-Z0-9]{2,5} ) *\\|? *(?=\\S{2})'

type Pair = readonly [string, string]

export const playerAdminRepository = (db: Kysely<Database>) => ({
  /** Ids of players who match a search, merged players first, then those with the most games. */
  async search(search: string, limit: number): Promise<{ players: string[]; total: number }> {
    const text = search.trim()
    const part = containing(text)
    // Raw: Kysely has no `bool_or` to order by, and counts the groups in a second statement.
    const { rows } = await sql<{ player: string; total: number }>`
      select n.player, (count(*) over ())::integer as total from player_name n
      where ${text} = '' or n.name ilike ${part} or n.key = ${text} or n.player in (
        select d.player from player_day d join team t on t.id = d.team_id where t.name ilike ${part})
      group by n.player
      order by bool_or(n.key <> n.player) desc, sum(n.games) desc, n.player collate "C"
      limit ${limit}`.execute(db)
    return { players: rows.map(({ player }) => player), total: rows[0]?.total ?? 0 }
  },

  /** In the order of the ids. */
  async describe(players: readonly string[]): Promise<Map<string, PlayerAdminRow>> {
    const names = await db
      .selectFrom('player_name')
      .selectAll()
      .where('player', '=', anyOf(players))
      .orderBy('games', 'desc')
      .orderBy('name')
      .execute()
    const latest = await latestPlayerNames(db, players)
    const teams = await teamsOf(db, players)
    const byPlayer = Map.groupBy(names, ({ player }) => player)
    return new Map(
      players.map((player) => {
        const own = byPlayer.get(player) ?? []
        const name = latest.get(player) ?? player
        const otherNames = [...new Set(own.map((row) => row.name))].filter((it) => it !== name)
        const merged = Map.groupBy(
          own.filter(({ key }) => key !== player),
          ({ key }) => key,
        )
        return [
          player,
          {
            player,
            name,
            otherNames,
            teams: teams.get(player) ?? [],
            games: gamesOf(own),
            merged: [...merged].map(([key, rows]) => ({
              key,
              names: rows.map((row) => row.name),
              games: gamesOf(rows),
            })),
          },
        ]
      }),
    )
  },

  /** Players who share a name or the start of a long id with another. Only they can be duplicates. */
  async candidates(): Promise<PlayerToMerge[]> {
    // Raw: Kysely has no `unnest` of an aggregate and no array of a query's rows.
    const { rows } = await sql<PlayerToMerge>`
      with twice as (
        select unnest(array_agg(distinct player)) as player from player_name
        group by lower(regexp_replace(trim(name), ${PLAYER_TAG}, '')) having count(distinct player) > 1
        union
        select unnest(array_agg(distinct player)) from player_name
        where length(key) >= 32 group by lower(left(key, 32)) having count(distinct player) > 1
      )
      select n.player, array_agg(distinct n.key) as keys, array_agg(distinct n.name) as names,
        sum(n.games)::integer as games,
        array(select distinct d.team_id from player_day d where d.player = n.player) as teams
      from player_name n join twice using (player)
      group by n.player`.execute(db)
    return rows
  },

  /** Which pairs an administrator marked as different. */
  async apart(): Promise<(pair: Pair) => boolean> {
    const rows = await db
      .selectFrom('player_apart as k')
      .leftJoin('player_merge as a', 'a.key', 'k.key')
      .leftJoin('player_merge as b', 'b.key', 'k.other_key')
      .select(({ fn }) => [
        fn.coalesce('a.player', 'k.key').as('one'),
        fn.coalesce('b.player', 'k.other_key').as('other'),
      ])
      .execute()
    const known = new Set(
      rows.flatMap(({ one, other }) => [`${one}\n${other}`, `${other}\n${one}`]),
    )
    return ([one, other]) => known.has(`${one}\n${other}`)
  },
})

const gamesOf = (rows: readonly { games: number }[]) =>
  rows.reduce((sum, { games }) => sum + games, 0)

/** Those with the most games first. */
async function teamsOf(db: Kysely<Database>, players: readonly string[]) {
  // Raw: Kysely has no array of a query's rows.
  const { rows } = await sql<{ player: string; teams: string[] }>`
    select p.player, array(
      select t.name from player_day d join team t on t.id = d.team_id where d.player = p.player
      group by t.name order by sum(d.games) desc, t.name collate "C" limit ${SHOWN_TEAMS}) as teams
    from unnest(${players}::text[]) as p (player)`.execute(db)
  return new Map(rows.map(({ player, teams }) => [player, teams]))
}
