import { type Kysely, type Selectable, sql } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { SaidComps, SaidLegends } from '../../db/schema/forecast-schema.ts'
import type { Database } from '../../db/schema.ts'

/** The last game of a series in progress. */
export interface RunningSeries extends Selectable<Database['forecast_game']> {
  first_mid: string
  rows: Selectable<Database['forecast_row']>[]
}

interface SaidGame {
  firstMid: string
  number: number
  at: Date
  teams: readonly { teamId: number; said: SaidComps }[]
  ban: SaidLegends
}

/** Too many would only be an import of old files with a wrong clock. */
const MAX_RUNNING = 10
/** Forecasts of one game. Only imports change them, and a series has few while its next game waits. */
const MAX_STORED = 40

export const saidRepository = (db: Kysely<Database>) => ({
  async runningSince(since: Date): Promise<RunningSeries[]> {
    const games = await db
      .selectFrom('forecast_game as f')
      .distinctOn('f.series_id')
      .selectAll('f')
      .select((eb) =>
        eb
          .selectFrom('forecast_game as o')
          .select('o.mid')
          .whereRef('o.series_id', '=', 'f.series_id')
          .orderBy('o.number')
          .limit(1)
          .$asScalar()
          .$notNull()
          .as('first_mid'),
      )
      .where('f.played_at', '>=', since)
      .orderBy('f.series_id')
      .orderBy('f.number', 'desc')
      .limit(MAX_RUNNING)
      .execute()
    const rows = await db
      .selectFrom('forecast_row')
      .selectAll()
      .where('game_id', '=', anyOf(games.map((game) => game.game_id)))
      .execute()
    return games.map((game) => ({
      ...game,
      rows: rows.filter((row) => row.game_id === game.game_id),
    }))
  },

  /**
   * Every forecast is kept, because nobody knows yet when the game starts: what follows from an import of another lobby
   * can come after its start. A forecast that is the same as the one before is not stored again.
   */
  async store({ firstMid, number, at, teams, ban }: SaidGame) {
    await db.transaction().execute(async (tx) => {
      const said = JSON.stringify(teams.map(({ teamId, said: own }) => ({ id: teamId, said: own })))
      await sql`
        insert into said_forecast (first_mid, number, team_id, said_at, said)
        select ${firstMid}, ${number}, n.id, ${at}, n.said
        from jsonb_to_recordset(${said}::jsonb) as n (id integer, said jsonb)
        cross join lateral (
          select count(*) as stored, (array_agg(o.said order by o.said_at desc))[1] as last from said_forecast o
          where o.first_mid = ${firstMid} and o.number = ${number} and o.team_id = n.id
        ) before
        where before.stored < ${MAX_STORED} and before.last is distinct from n.said`.execute(tx)
      await sql`
        insert into said_ban (first_mid, number, said_at, said)
        select ${firstMid}, ${number}, ${at}, n.said from (select ${JSON.stringify(ban)}::jsonb as said) n
        cross join lateral (
          select count(*) as stored, (array_agg(o.said order by o.said_at desc))[1] as last from said_ban o
          where o.first_mid = ${firstMid} and o.number = ${number}
        ) before
        where before.stored < ${MAX_STORED} and before.last is distinct from n.said`.execute(tx)
    })
  },

  /** The last forecast before each game that has been played since. */
  async judgeable() {
    const comps = await db
      .selectFrom('said_forecast as s')
      .innerJoin('forecast_game as first', 'first.mid', 's.first_mid')
      .innerJoin('forecast_game as g', (join) =>
        join
          .onRef('g.series_id', '=', 'first.series_id')
          .onRef('g.number', '=', 's.number')
          .onRef('g.played_at', '>', 's.said_at'),
      )
      .innerJoin('forecast_row as r', (join) =>
        join.onRef('r.game_id', '=', 'g.game_id').onRef('r.team_id', '=', 's.team_id'),
      )
      .distinctOn(['g.played_at', 'r.team_result_id'])
      .select(['g.played_at', 'g.series_id', 'g.number', 's.said', 'r.comp_key'])
      .orderBy('g.played_at')
      .orderBy('r.team_result_id')
      .orderBy('s.said_at', 'desc')
      .execute()
    const bans = await db
      .selectFrom('said_ban as s')
      .innerJoin('forecast_game as first', 'first.mid', 's.first_mid')
      .innerJoin('forecast_game as g', (join) =>
        join
          .onRef('g.series_id', '=', 'first.series_id')
          .onRef('g.number', '=', 's.number')
          .onRef('g.played_at', '>', 's.said_at'),
      )
      .innerJoin('forecast_game as next', (join) =>
        join
          .onRef('next.series_id', '=', 'g.series_id')
          .on('next.number', '=', (eb) => eb('g.number', '+', 1)),
      )
      .distinctOn(['g.played_at', 'g.game_id'])
      .select([
        'g.played_at',
        'g.series_id',
        'g.number',
        's.said',
        'g.bans',
        'next.bans as next_bans',
      ])
      .orderBy('g.played_at')
      .orderBy('g.game_id')
      .orderBy('s.said_at', 'desc')
      .execute()
    return { comps, bans }
  },
})
