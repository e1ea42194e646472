import { type Kysely, type NotNull, type Selectable, sql } from 'kysely'
import type { GameKind } from '#domain/archive/game-kind.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface CompRow extends Selectable<Database['team_comp']> {
  /** Never null once the import is committed. */
  last_played: Date
  orders: number[]
  bans: string[]
}

type Result = Selectable<Database['team_result']>
type Figure = 'placement' | 'survival_s' | 'points' | 'kills' | 'damage'

export interface PlayedMatchRow
  extends
    Pick<Result, 'team_id' | 'played_at' | Figure>,
    Pick<Selectable<Database['game']>, 'map' | 'number'> {
  comp_key: string
  bans: number
  kind: GameKind
}

export const compRepository = (db: Kysely<Database>) => ({
  /** Reads only the sums, so it stays fast no matter how many results there are. */
  async ofTeams(teamIds: readonly number[]): Promise<CompRow[]> {
    // Raw: `orders` repeats a row with a lateral generate_series inside array().
    const { rows } = await sql<CompRow>`
      select t.team_id, t.comp_key, t.games, t.scored_games, t.points, t.points_squared,
        t.last_played,
        array(select o.number from team_comp_order o, generate_series(1, o.games)
          where o.team_id = t.team_id and o.comp_key = t.comp_key order by o.number) as orders,
        array(select b.legend from team_comp_ban b
          where b.team_id = t.team_id and b.comp_key = t.comp_key order by b.legend collate "C") as bans
      from team_comp t where t.team_id = any(${teamIds})
      order by t.team_id, t.games desc, t.comp_key collate "C"`.execute(db)
    return rows
  },

  /** All games of a team, including those without a known composition. */
  async gamesOf(teamIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('team_spelling')
      .select(({ fn }) => ['team_id', fn.sum<number>('games').as('games')])
      .where('team_id', '=', anyOf(teamIds))
      .groupBy('team_id')
      .execute()
    return new Map(rows.map(({ team_id: id, games }) => [id, games]))
  },

  async matchesOf(teamIds: readonly number[]): Promise<PlayedMatchRow[]> {
    return db
      .selectFrom('team_result as r')
      .innerJoin('game as g', 'g.id', 'r.game_id')
      .select(['r.team_id', 'r.comp_key', 'r.placement', 'r.survival_s', 'r.points', 'r.kills'])
      .innerJoin('series as s', 's.id', 'g.series_id')
      .select(['r.damage', 'g.map', 'g.number', 'r.played_at', 's.kind'])
      .select((eb) =>
        eb
          .selectFrom('game_ban as b')
          .select(({ fn }) => fn.countAll<number>().as('bans'))
          .whereRef('b.game_id', '=', 'g.id')
          .$asScalar()
          .as('bans'),
      )
      .where('r.is_current', '=', true)
      .where('r.comp_key', 'is not', null)
      .where('r.team_id', '=', anyOf(teamIds))
      .orderBy('r.played_at')
      .orderBy('g.id')
      .$narrowType<{ comp_key: NotNull; bans: NotNull }>()
      .execute()
  },
})
