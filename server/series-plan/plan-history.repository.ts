import { type Kysely, sql } from 'kysely'
import { banOrder, PAST_SERIES } from '#domain/series-plan/past-bans.ts'
import type { PlayedOften } from '#domain/series-plan/plan-candidates.ts'
import { PRACTICE_DAYS } from '#domain/series-plan/series-plan.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

/** A series that ended after fewer games says little about later bans. */
const LEAST_GAMES = 3

/** What the archive knows for a plan. */
export const planHistoryRepository = (db: Kysely<Database>) => ({
  /** What a team played in the 60 days up to its last game. */
  async practicedBy(team: number | null): Promise<PlayedOften[]> {
    if (team === null) return []
    const last = db
      .selectFrom('forecast_row')
      .select((eb) => eb.fn.max('played_at').as('at'))
      .where('team_id', '=', team)
    return db
      .selectFrom('forecast_row')
      .select('comp_key as compKey')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('games'))
      .where('team_id', '=', team)
      .where('played_at', '>', sql<Date>`${last} - make_interval(days => ${PRACTICE_DAYS})`)
      .groupBy('comp_key')
      .execute()
  },

  /** A team's points in the series that is running, and in all others. */
  async pointsOf(team: number | null, series: number | null) {
    const none = { points: 0, games: 0 }
    if (team === null) return { before: none, today: none }
    const rows = await db
      .selectFrom('team_result as r')
      .innerJoin('game as g', 'g.id', 'r.game_id')
      .select((eb) => [
        eb.cast<boolean>(eb('g.series_id', '=', series ?? -1), 'boolean').as('isToday'),
        eb.cast<number>(eb.fn.sum('r.points'), 'float8').as('points'),
        eb.cast<number>(eb.fn.countAll(), 'integer').as('games'),
      ])
      .where('r.team_id', '=', team)
      .where('r.is_current', '=', true)
      .where('r.points', 'is not', null)
      .groupBy('isToday')
      .execute()
    const of = (isToday: boolean) => rows.find((row) => row.isToday === isToday) ?? none
    return { before: of(false), today: of(true) }
  },

  /** The bans of the last series before the one that is running, in order, the newest series first. */
  async pastBans(running: number | null): Promise<string[][]> {
    const series = await db
      .selectFrom('forecast_game')
      .select('series_id')
      .where('number', '=', LEAST_GAMES)
      .where('series_id', '<>', running ?? -1)
      .orderBy('played_at', 'desc')
      .limit(PAST_SERIES)
      .execute()
    const ids = series.map(({ series_id: id }) => id)
    const games = await db
      .selectFrom('forecast_game')
      .select(['series_id', 'bans', 'banned_after'])
      .where('series_id', '=', anyOf(ids))
      .orderBy('number')
      .execute()
    const bySeries = Map.groupBy(games, (game) => game.series_id)
    return ids.map((id) => {
      const own = bySeries.get(id) ?? []
      return banOrder(own, own.at(-1)?.banned_after ?? null)
    })
  },
})
