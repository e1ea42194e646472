import { type Kysely, type Selectable, sql } from 'kysely'
import type { TeamPicks, TieRule } from '#domain/draft/ban.ts'
import { seriesRules } from '../archive/series-rules.ts'
import { anyOf, inCodeOrder } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export type ForecastGameRow = Selectable<Database['forecast_game']>
export type ForecastTeamRow = Selectable<Database['forecast_row']>
/** A row without what only one lobby needs: an archive has many. */
export type ArchiveRow = Omit<ForecastTeamRow, 'names' | 'played_at' | 'stayed'>

/** A game with the compositions of all its teams, one per line; null if it has none. */
export interface FieldGameRow extends Pick<
  ForecastGameRow,
  'series_id' | 'played_at' | 'map' | 'bans'
> {
  comps: string | null
}

export interface SeriesPickRow extends TeamPicks {
  series_id: number
  number: number
}

/** Games so far back count so little for replacements that leaving them out changes nothing. */
const REPLACEMENT_GAMES = 12_000
/** A team that hasn't played for long is still known by its last games. */
const LATEST_ROWS = 12

/** What every team of these series played, however many players it had: each legend counts for the ban. */
const picksOfSeries = (
  db: Kysely<Database>,
  seriesIds: readonly number[],
): Promise<SeriesPickRow[]> =>
  db
    .selectFrom('team_result as r')
    .innerJoin('forecast_game as g', 'g.game_id', 'r.game_id')
    .select([
      'g.series_id',
      'g.number',
      'r.team_id as team',
      'r.legends',
      'r.points',
      'r.placement',
    ])
    .where('g.series_id', '=', anyOf(seriesIds))
    .where('r.is_current', '=', true)
    .orderBy('r.id')
    .execute()

/** What the forecast knows, before a moment. Games of the same second are in the order of their numbers, then ids. */
export const historyRepository = (db: Kysely<Database>) => ({
  /** Games with what all teams played from `since` on, in the order they were played: a large part of the archive. */
  field: (since: Date, before: Date): Promise<FieldGameRow[]> =>
    db
      .selectFrom('forecast_game as g')
      .leftJoin('forecast_row as r', 'r.game_id', 'g.game_id')
      .select(['g.series_id', 'g.played_at', 'g.map', 'g.bans'])
      // One text per game: reading an array for each of its rows takes ten times as long.
      .select((eb) =>
        eb.fn.agg<string | null>('string_agg', ['r.comp_key', eb.val('\n')]).as('comps'),
      )
      .where('g.played_at', '>=', since)
      .where('g.played_at', '<', before)
      .groupBy('g.game_id')
      .orderBy('g.played_at')
      .orderBy('g.number')
      .orderBy('g.mid', inCodeOrder)
      .execute(),

  /** Games and rows of all teams from `since` on, in the order they were played. */
  async since(since: Date): Promise<{ games: ForecastGameRow[]; rows: ArchiveRow[] }> {
    const games = await db
      .selectFrom('forecast_game')
      .selectAll()
      .where('played_at', '>=', since)
      .orderBy('played_at')
      .orderBy('number')
      .orderBy('mid', inCodeOrder)
      .execute()
    const rows = await db
      .selectFrom('forecast_row')
      .select([
        'team_result_id',
        'game_id',
        'team_id',
        'players',
        'legends',
        'comp_key',
        'placement',
        'points',
      ])
      .where('game_id', '=', anyOf(games.map((game) => game.game_id)))
      .orderBy('team_result_id')
      .execute()
    return { games, rows }
  },

  picksOf: (seriesIds: readonly number[]) => picksOfSeries(db, seriesIds),

  rulesOf: (seriesIds: readonly number[], tieRule: TieRule) =>
    seriesRules(db, tieRule).find(seriesIds),

  /** Rows of these teams and of their players, also in other teams. */
  async ofTeams(
    teamIds: readonly number[],
    since: Date,
    before: Date,
  ): Promise<{ games: ForecastGameRow[]; rows: ForecastTeamRow[] }> {
    // Raw: the latest rows of each team are a lateral join.
    const latest = await sql<ForecastTeamRow>`
      select r.* from unnest(${teamIds}::integer[]) as t (id), lateral (
        select * from forecast_row r where r.team_id = t.id and r.played_at < ${before}
        order by r.played_at desc limit ${LATEST_ROWS}) r`.execute(db)
    const players = [...new Set(latest.rows.flatMap((row) => row.players))]
    const recent = await db
      .selectFrom('forecast_row')
      .selectAll()
      .where((eb) =>
        eb.or([eb('team_id', '=', anyOf(teamIds)), eb('players', '&&', eb.val(players))]),
      )
      .where('played_at', '>=', since)
      .where('played_at', '<', before)
      .execute()
    const rows = [
      ...new Map([...latest.rows, ...recent].map((row) => [row.team_result_id, row])).values(),
    ]
    const games = await db
      .selectFrom('forecast_game')
      .selectAll()
      .where('game_id', '=', anyOf([...new Set(rows.map((row) => row.game_id))]))
      .orderBy('played_at')
      .orderBy('number')
      .orderBy('mid', inCodeOrder)
      .execute()
    return { games, rows }
  },

  /** How often each team could have kept its composition and did, over all its games. */
  async habitsOf(teamIds: readonly number[], before: Date) {
    return db
      .selectFrom('forecast_row')
      .select(({ fn }) => [
        'team_id',
        fn.countAll<number>().as('games'),
        fn.count<number>('stayed').as('free'),
        fn.countAll<number>().filterWhere('stayed', '=', true).as('stayed'),
      ])
      .where('team_id', '=', anyOf(teamIds))
      .where('played_at', '<', before)
      .groupBy('team_id')
      .execute()
  },

  async habitOfAll(before: Date): Promise<{ free: number; stayed: number }> {
    const row = await db
      .selectFrom('forecast_game')
      .select(({ fn }) => [
        fn.sum<number>('free').as('free'),
        fn.sum<number>('stayed').as('stayed'),
      ])
      .where('played_at', '<', before)
      .executeTakeFirst()
    return { free: row?.free ?? 0, stayed: row?.stayed ?? 0 }
  },

  /** The replacements of each of the last games, newest first. */
  async replacements(before: Date): Promise<readonly (readonly string[])[]> {
    const rows = await db
      .selectFrom('forecast_game')
      // As one text: reading an array takes ten times as long.
      .select((eb) => eb.fn<string>('array_to_string', ['replaced', eb.val('\n')]).as('replaced'))
      .where('played_at', '<', before)
      .orderBy('played_at', 'desc')
      .orderBy('number', 'desc')
      .orderBy('mid', (item) => inCodeOrder(item).desc())
      .limit(REPLACEMENT_GAMES)
      .execute()
    return rows.map(({ replaced }) => (replaced === '' ? [] : replaced.split('\n')))
  },

  async newest(): Promise<Date | null> {
    const row = await db
      .selectFrom('forecast_game')
      .select(({ fn }) => fn.max('played_at').as('newest'))
      .executeTakeFirst()
    return row?.newest ?? null
  },

  async oldest(): Promise<Date | null> {
    const row = await db
      .selectFrom('forecast_game')
      .select(({ fn }) => fn.min('played_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ?? null
  },

  /** When the row was played that has this many newer ones; null if there are fewer. */
  async timeOfRow(place: number): Promise<Date | null> {
    const row = await db
      .selectFrom('forecast_row')
      .select('played_at')
      .orderBy('played_at', 'desc')
      .offset(place)
      .limit(1)
      .executeTakeFirst()
    return row?.played_at ?? null
  },

  /** A game of a series, if the archive has it. */
  async gameOf(seriesId: number, number: number): Promise<ForecastGameRow | null> {
    const row = await db
      .selectFrom('forecast_game')
      .selectAll()
      .where('series_id', '=', seriesId)
      .where('number', '=', number)
      .executeTakeFirst()
    return row ?? null
  },
})
export type HistoryRepository = ReturnType<typeof historyRepository>
