import { type Kysely, type Selectable, sql } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import type { Region } from '#domain/archive/region.ts'
import type { ListedMember } from '#domain/team/roster-history.ts'
import { sumsOfKind } from '../archive/kind/sums-of-kind.ts'
import { MERGED_PLAYER, PLAYER_MERGES } from '../archive/player/player-keys.ts'
import { regionBySeason } from '../archive/team/team-regions.ts'
import { anyOf, bansOfGame, inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

type Result = Selectable<Database['team_result']>
type Game = Selectable<Database['game']>

export interface TeamGameRow
  extends
    Pick<Result, 'id' | 'placement' | 'kills' | 'points' | 'legends'>,
    Pick<Result, 'played_at'>,
    Pick<Game, 'series_id' | 'number' | 'map'> {
  event: string
  bans: string[]
}

export interface TeamPlayerRow {
  team_result_id: number
  player: string
  name: string
  legend: string | null
}

interface TeamTotals {
  games: number
  first: Date | null
  last: Date | null
  /** The day from which on the team has the wanted number of games; null if it has fewer in all. */
  since: Date | null
}

/** Reads what one team did. Its work grows with the games asked for, not with the archive. */
export const teamPageRepository = (db: Kysely<Database>) => ({
  /** All games, by the sums of each day. */
  async totals(teamId: number, wanted: number, kind?: GameKind): Promise<TeamTotals> {
    // Raw: a running sum over days. Days are UTC; without a zone the driver would read them as local ones.
    const { rows } = await sql<TeamTotals>`
      select coalesce(sum(games), 0)::integer as games, min(day)::timestamp at time zone 'UTC' as first,
        max(day)::timestamp at time zone 'UTC' as last,
        max(day) filter (where total >= ${wanted})::timestamp at time zone 'UTC' as since
      from (
        select day, games, sum(games) over (order by day desc) as total
        from ${sumsOfKind('team_day', kind)} t where team_id = ${teamId}
      ) d`.execute(db)
    return rows[0] ?? { games: 0, first: null, last: null, since: null }
  },

  /** The latest games, newest first. */
  games: (
    teamId: number,
    since: Date | null,
    limit: number,
    kind?: GameKind,
  ): Promise<TeamGameRow[]> =>
    db
      .selectFrom('team_result as r')
      .innerJoin('game as g', 'g.id', 'r.game_id')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select(['r.id', 'r.placement', 'r.kills', 'r.points', 'r.legends'])
      .select(['r.played_at', 'g.series_id', 'g.number', 'g.map', 'e.name as event'])
      .select(bansOfGame.as('bans'))
      .where('r.team_id', '=', teamId)
      .where('r.is_current', '=', true)
      .$if(kind !== undefined, (query) => query.where('s.kind', '=', kind ?? 'other'))
      .$if(since !== null, (query) => query.where('r.played_at', '>=', since ?? new Date(0)))
      .orderBy('r.played_at', 'desc')
      .orderBy('g.number', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute(),

  async players(resultIds: readonly number[]): Promise<TeamPlayerRow[]> {
    // Raw: who a player is, as in the sums.
    const { rows } = await sql<TeamPlayerRow>`
      select p.team_result_id, ${sql.raw(MERGED_PLAYER)} as player, p.name, p.legend
      from player_result p ${sql.raw(PLAYER_MERGES)}
      where p.team_result_id = any(${resultIds}) order by p.team_result_id, p.slot`.execute(db)
    return rows
  },

  /** Who is listed for the team in these series, by the newest list of any source of their games. */
  async listed(teamId: number, seriesIds: readonly number[]): Promise<ListedMember[]> {
    // Raw: who a player is, as in the sums.
    const { rows } = await sql<ListedMember>`
      with listed as (
        select g.series_id, max(l.series_id) as list_id
        from game g join game copy on copy.mid = g.mid
        join series_roster l on l.series_id = copy.series_id
        join team_alias a on a.key = l.alias_key
        where g.series_id = any(${seriesIds}) and g.is_current and a.team_id = ${teamId}
        group by 1
      )
      select distinct on (1, 2) listed.series_id as series, coalesce(m.player, l.player) as player,
        l.name, l.is_coach as "isCoach"
      from listed join series_roster l on l.series_id = listed.list_id
      join team_alias a on a.key = l.alias_key
      left join player_merge m on m.key = l.player
      where a.team_id = ${teamId} order by 1, 2, 3`.execute(db)
    return rows
  },

  async region(teamId: number): Promise<Region | null> {
    const row = await db
      .selectFrom(regionBySeason(db, anyOf([teamId])).as('known'))
      .select('region')
      .orderBy('season', 'desc')
      .executeTakeFirst()
    return row?.region ?? null
  },

  async spellings(teamId: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('team_spelling')
      .select('spelling')
      .where('team_id', '=', teamId)
      .orderBy('games', 'desc')
      .orderBy('spelling', inCodeOrder)
      .limit(limit)
      .execute()
    return rows.map(({ spelling }) => spelling)
  },
})
