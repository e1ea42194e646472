import { type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/catalog/map.ts'
import { MERGED_PLAYER, PLAYER_MERGES } from '../archive/player/player-keys.ts'
import { bansOfGame, inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import {
  legendRows,
  type PlayerFilter,
  type PlayerNumbers,
  playerRows,
  summed,
} from './player-rows.ts'

export interface GameOfPlayer {
  series_id: number
  event: string
  played_at: Date
  number: number
  map: MapId | null
  team: string
  placement: number | null
  kills: number | null
  damage: number | null
  points: number | null
  legend: string | null
  bans: string[]
  hardware: string | null
}

interface FoundRow {
  player: string
  games: number
  /** Those that match. */
  names: string[]
}

export const playerRepository = (db: Kysely<Database>) => ({
  /** The player that a key stands for since a merge. */
  async resolve(key: string): Promise<string> {
    const row = await db
      .selectFrom('player_merge')
      .select('player')
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.player ?? key
  },

  /** By a part of any of their names, the most games first. */
  async find(search: string, limit: number): Promise<FoundRow[]> {
    const { rows } = await sql<FoundRow>`
      select player, sum(games)::integer as games,
        array_agg(distinct name) filter (where position(lower(${search}) in lower(name)) > 0) as names
      from player_name
      where player in (select player from player_name where position(lower(${search}) in lower(name)) > 0)
      group by player order by games desc, player limit ${limit}`.execute(db)
    return rows
  },

  async names(player: string): Promise<string[]> {
    const rows = await db
      .selectFrom('player_name')
      .select('name')
      .where('player', '=', player)
      .groupBy('name')
      .orderBy(({ fn }) => fn.sum('games'), 'desc')
      .orderBy('name', inCodeOrder)
      .execute()
    return rows.map(({ name }) => name)
  },

  /** Known legends only, the most played first. */
  legends: (filter: PlayerFilter): Promise<(PlayerNumbers & { legend: string })[]> =>
    legendRows(db, filter)
      .select(summed)
      .orderBy('games', 'desc')
      .orderBy('legend', inCodeOrder)
      .execute(),

  /** The latest games on the filter's days and map. Days that hold enough games limit what is read. */
  async latestGames(player: string, filter: PlayerFilter, limit: number): Promise<GameOfPlayer[]> {
    // Raw: a running sum over days, and who a player is as in the sums.
    const days = playerRows(db, { ...filter, legend: undefined, players: [player] })
      .select(({ fn }) => ['d.day', 'd.team_id', fn.sum('d.games').as('games')])
      .groupBy(['d.day', 'd.team_id'])
    const { rows } = await sql<GameOfPlayer>`
      with days as (
        select day, team_id, games, sum(games) over (order by day desc) as total
        from (${days}) by_day
      ), counted as (
        select coalesce(max(day) filter (where total >= ${limit}), min(day)) as first, max(day) as last from days
      )
      select g.series_id, e.name as event, r.played_at, g.number, g.map, t.name as team, r.placement, p.kills, p.damage, r.points,
        case when p.legend = any(r.legends) then p.legend end as legend, p.hardware, ${bansOfGame} as bans
      from counted, team_result r join game g on g.id = r.game_id
      join series s on s.id = g.series_id join event e on e.id = s.event_id join team t on t.id = r.team_id
      join player_result p on p.team_result_id = r.id ${sql.raw(PLAYER_MERGES)}
      where r.is_current and r.team_id in (select team_id from days)
        and (r.played_at at time zone 'UTC')::date between counted.first and counted.last
        and ${sql.raw(MERGED_PLAYER)} = ${player}
        and (${filter.kind ?? null}::text is null or s.kind = ${filter.kind ?? null})
        and (${filter.map ?? null}::text is null or g.map = ${filter.map ?? null})
      order by r.played_at desc, g.number desc limit ${limit}`.execute(db)
    return rows
  },
})
