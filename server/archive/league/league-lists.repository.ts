import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ListedSeason, LeagueEntry } from './league-lists.ts'

/** The league's lists of seasons and series. */
export const leagueListsRepository = (db: Kysely<Database>) => ({
  async hasSeason(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('league_season')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Seasons that the league no longer lists stay if something of them was fetched. */
  async saveSeasons(seasons: readonly ListedSeason[]) {
    if (seasons.length === 0) return
    await db
      .deleteFrom('league_season')
      .where('id', '<>', sql<string>`all(${seasons.map(({ id }) => id)})`)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('league_series')
              .select('league_series.id')
              .whereRef('season_id', '=', 'league_season.id')
              .where('import_id', 'is not', null),
          ),
        ),
      )
      .execute()
    await db
      .insertInto('league_season')
      .values([...seasons])
      .onConflict((on) =>
        on.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          starts_at: eb.ref('excluded.starts_at'),
          is_main: eb.ref('excluded.is_main'),
        })),
      )
      .execute()
  },

  /** So do series. */
  async saveSeries(season: string, series: readonly LeagueEntry[]) {
    await db
      .deleteFrom('league_series')
      .where('season_id', '=', season)
      .where('import_id', 'is', null)
      .where('id', '<>', sql<string>`all(${series.map(({ id }) => id)})`)
      .execute()
    for (const { listed, ...row } of series)
      await db
        .insertInto('league_series')
        .values({ ...row, season_id: season, listed: JSON.stringify(listed) })
        .onConflict((on) =>
          on.column('id').doUpdateSet((eb) => ({
            split_id: eb.ref('excluded.split_id'),
            split: eb.ref('excluded.split'),
            region_id: eb.ref('excluded.region_id'),
            region: eb.ref('excluded.region'),
            starts_at: eb.ref('excluded.starts_at'),
            status: eb.ref('excluded.status'),
            games: eb.ref('excluded.games'),
            listed: eb.ref('excluded.listed'),
          })),
        )
        .execute()
  },
})
