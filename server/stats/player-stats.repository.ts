import { type Kysely, sql } from 'kysely'
import type { PlayerSort } from '#domain/archive/player-key.ts'
import { inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import {
  legendRows,
  type PlayerFilter,
  type PlayerNumbers,
  playerRows,
  summed,
} from './player-rows.ts'

export interface PlayerOrder {
  sort: PlayerSort
  direction: 'asc' | 'desc'
  limit: number
  minGames?: number | undefined
}

interface Limits {
  total: number
  hidden: number
  min_games: number
}

interface PlayerGames {
  player: string
  games: number
}

interface TeamGames extends PlayerGames {
  team: string
}

interface LegendGames extends PlayerGames {
  legend: string
}

/** Applies unless a request has another minimum and if at least one player has that many games. */
const USUAL_MIN_GAMES = 10

const MEANS: Record<PlayerSort, string> = {
  games: 'sum(d.games)',
  kills: 'sum(d.kills)::float8 / nullif(sum(d.kill_games), 0)',
  damage: 'sum(d.damage)::float8 / nullif(sum(d.damage_games), 0)',
  accuracy: 'sum(d.hits)::float8 / nullif(sum(d.shots), 0)',
  survival: 'sum(d.survival_s)::float8 / nullif(sum(d.survival_games), 0)',
}

export const playerStatsRepository = (db: Kysely<Database>) => ({
  /** The ids of the best players. Adds up only what they are sorted by, because it reads the days of all players. */
  async list(filter: PlayerFilter, { sort, direction, limit, minGames }: PlayerOrder) {
    const found = playerRows(db, filter)
      .select('d.player')
      .select(({ fn }) => fn.sum('d.games').as('games'))
      .select(sql.raw(MEANS[sort]).as('mean'))
      .groupBy('d.player')
    // Raw: the limits come with the rows, so the sums are added up once.
    const { rows } = await sql<Limits & { player: string | null }>`
      with found as materialized (
        ${found}
      ), least as (
        select coalesce(${minGames ?? null}::integer,
          case when max(games) >= ${USUAL_MIN_GAMES} then ${USUAL_MIN_GAMES} else 1 end)::integer as min_games
        from found
      ), limits as (
        select min_games, count(*) filter (where games >= min_games)::integer as total,
          count(*) filter (where games < min_games)::integer as hidden
        from least left join found on true group by min_games
      )
      select limits.*, listed.player from limits left join lateral (
        select player, games, mean from found where games >= min_games
        order by mean ${sql.raw(direction)} nulls last, games desc, player collate "C"
        limit ${limit}
      ) listed on true
      order by listed.mean ${sql.raw(direction)} nulls last, listed.games desc, listed.player collate "C"`.execute(
      db,
    )
    const [first] = rows
    return {
      players: rows.flatMap(({ player }) => player ?? []),
      total: first?.total ?? 0,
      hidden: first?.hidden ?? 0,
      minGames: first?.min_games ?? 1,
    }
  },

  async numbers(filter: PlayerFilter): Promise<Map<string, PlayerNumbers>> {
    const rows = await playerRows(db, filter)
      .select('d.player')
      .select(summed)
      .groupBy('d.player')
      .execute()
    return new Map(rows.map(({ player, ...numbers }) => [player, numbers]))
  },

  /** The most games first. */
  teams: (filter: PlayerFilter): Promise<TeamGames[]> =>
    db
      .selectFrom(
        playerRows(db, filter)
          .select(['d.player', 'd.team_id'])
          .select((eb) => eb.cast<number>(eb.fn.sum('d.games'), 'integer').as('games'))
          .groupBy(['d.player', 'd.team_id'])
          .as('f'),
      )
      .innerJoin('team as t', 't.id', 'f.team_id')
      .select(['f.player', 't.name as team', 'f.games'])
      .orderBy('f.games', 'desc')
      .orderBy('t.name', inCodeOrder)
      .execute(),

  /** Known legends only, the most played first. */
  legends: (filter: PlayerFilter): Promise<LegendGames[]> =>
    legendRows(db, filter)
      .select('d.player')
      .select((eb) => eb.cast<number>(eb.fn.sum('d.games'), 'integer').as('games'))
      .groupBy('d.player')
      .orderBy('games', 'desc')
      .orderBy('legend', inCodeOrder)
      .execute(),

  async hasPlayers(): Promise<boolean> {
    const row = await db.selectFrom('player_name').select('player').limit(1).executeTakeFirst()
    return row !== undefined
  },
})
