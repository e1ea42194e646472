import { type Kysely, sql } from 'kysely'
import type { MapId } from '#domain/map/map.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export interface SeriesSummary {
  id: number
  event: string
  last_played: Date
  games: number
  is_demo: boolean
}

/** The last game of a series with what decides the ban after it. */
export interface LastGameRow {
  series_id: number
  map: MapId | null
  bans: string[]
}

export interface SeriesResult {
  series_id: number
  number: number
  team: string
  placement: number | null
  points: number | null
  legends: string[]
}

export const seriesRepository = (db: Kysely<Database>) => ({
  /** The newest series with current games; with a search, those whose event or teams contain it. */
  async find(search: string, limit: number): Promise<SeriesSummary[]> {
    const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return db
      .selectFrom('series as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .innerJoin('import as i', 'i.id', 's.import_id')
      .innerJoin('game as g', (join) =>
        join.onRef('g.series_id', '=', 's.id').on('g.is_current', '=', true),
      )
      .select(['s.id', 'e.name as event', 'i.is_demo'])
      .select(({ fn }) => [
        fn.max('g.started_at').as('last_played'),
        fn.max('g.number').as('games'),
      ])
      .$if(search !== '', (query) =>
        query.where((eb) =>
          eb.or([
            eb(eb.fn<string>('lower', ['e.name']), 'like', pattern),
            eb.exists(
              eb
                .selectFrom('team_result as r')
                .innerJoin('game as o', 'o.id', 'r.game_id')
                .select('r.id')
                .whereRef('o.series_id', '=', 's.id')
                .where(sql<boolean>`lower(r.spelling) like ${pattern}`),
            ),
          ]),
        ),
      )
      .groupBy(['s.id', 'e.name', 'i.is_demo'])
      .orderBy('last_played', 'desc')
      .orderBy('s.id', 'desc')
      .limit(limit)
      .execute()
  },

  async lastGames(seriesIds: readonly number[]): Promise<LastGameRow[]> {
    return db
      .selectFrom('game as g')
      .distinctOn('g.series_id')
      .select(['g.series_id', 'g.map'])
      .select((eb) =>
        eb
          .selectFrom('game_ban as b')
          .select(({ fn }) =>
            fn.agg<string[]>('array_agg', ['b.legend']).orderBy('b.place').as('bans'),
          )
          .whereRef('b.game_id', '=', 'g.id')
          .as('bans'),
      )
      .where('g.series_id', '=', anyOf(seriesIds))
      .where('g.is_current', '=', true)
      .orderBy('g.series_id')
      .orderBy('g.number', 'desc')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, bans: row.bans ?? [] })))
  },

  async results(seriesIds: readonly number[]): Promise<SeriesResult[]> {
    return db
      .selectFrom('team_result as r')
      .innerJoin('game as g', 'g.id', 'r.game_id')
      .innerJoin('team as t', 't.id', 'r.team_id')
      .select(['g.series_id', 'g.number', 't.name as team', 'r.placement', 'r.points', 'r.legends'])
      .where('g.series_id', '=', anyOf(seriesIds))
      .where('r.is_current', '=', true)
      .execute()
  },
})
