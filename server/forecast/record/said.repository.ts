import type { Kysely, Selectable } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { SaidComps, SaidLegends } from '../../db/schema/forecast-schema.ts'
import type { Database } from '../../db/schema.ts'

/** The last game of a series in progress. */
export interface RunningSeries extends Selectable<Database['forecast_game']> {
  first_mid: string
  rows: Selectable<Database['forecast_row']>[]
  /** Those of the games before it too. */
  allRows: (Selectable<Database['forecast_row']> & { number: number })[]
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
/** Enough to know what is usual. */
const MAP_GAMES = 100

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
      .selectFrom('forecast_row as r')
      .innerJoin('forecast_game as g', 'g.game_id', 'r.game_id')
      .selectAll('r')
      .select(['g.series_id', 'g.number'])
      .where('g.series_id', '=', anyOf(games.map((game) => game.series_id)))
      .execute()
    return games.map((game) => ({
      ...game,
      rows: rows.filter((row) => row.game_id === game.game_id),
      allRows: rows.filter((row) => row.series_id === game.series_id),
    }))
  },

  /** Whether this game of a series is mostly played on the map of the game before. */
  async isUsuallySameMap(number: number): Promise<boolean> {
    const games = await db
      .selectFrom('forecast_game as g')
      .innerJoin('forecast_game as before', (join) =>
        join
          .onRef('before.series_id', '=', 'g.series_id')
          .on('before.number', '=', (eb) => eb('g.number', '-', 1)),
      )
      .select(['g.map', 'before.map as mapBefore'])
      .where('g.number', '=', number)
      .orderBy('g.played_at', 'desc')
      .limit(MAP_GAMES)
      .execute()
    const known = games.filter(({ map, mapBefore }) => map !== null && mapBefore !== null)
    const same = known.filter(({ map, mapBefore }) => map === mapBefore)
    return same.length * 2 >= known.length
  },

  /** The last forecast before a game counts, so it replaces an earlier one. */
  async store({ firstMid, number, at, teams, ban }: SaidGame) {
    await db.transaction().execute(async (tx) => {
      for (const { teamId, said } of teams) {
        const values = { said_at: at, said: JSON.stringify(said) }
        await tx
          .insertInto('said_forecast')
          .values({ first_mid: firstMid, number, team_id: teamId, ...values })
          .onConflict((conflict) =>
            conflict.columns(['first_mid', 'number', 'team_id']).doUpdateSet(values),
          )
          .execute()
      }
      const values = { said_at: at, said: JSON.stringify(ban) }
      await tx
        .insertInto('said_ban')
        .values({ first_mid: firstMid, number, ...values })
        .onConflict((conflict) => conflict.columns(['first_mid', 'number']).doUpdateSet(values))
        .execute()
    })
  },

  /** What was said before games that have been played since. */
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
      .select(['g.played_at', 'g.series_id', 'g.number', 's.said', 'r.comp_key'])
      .orderBy('g.played_at')
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
      .select([
        'g.played_at',
        'g.series_id',
        'g.number',
        's.said',
        'g.bans',
        'next.bans as next_bans',
      ])
      .orderBy('g.played_at')
      .execute()
    return { comps, bans }
  },
})
