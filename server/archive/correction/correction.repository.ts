import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  type CorrectionRow,
  type FoundSeries,
  type GameDetail,
  type GameResult,
  MAX_CORRECTIONS,
  MAX_SERIES,
} from '#contract/archive/correction.ts'
import { matchesSearch } from '../search-series.ts'
import { bansOfGame } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

type GameRow = Omit<GameDetail, 'startedAt' | 'results' | 'ruleBans'> & {
  startedAt: Date
  seriesId: number
}

export const correctionRepository = (db: Kysely<Database>) => ({
  async findSeries(search: string): Promise<{ series: FoundSeries[]; hasMore: boolean }> {
    // Raw: the newest series are chosen before their games are read.
    const { rows } = await sql<Omit<FoundSeries, 'startedAt'> & { startedAt: Date }>`
      select s.id, e.name as event, s.source_id as set, found.started_at as "startedAt", s.region,
        s.bans_enabled as "bansEnabled", s.kind,
        exists (select from event_kind k where k.event = e.name) or exists (
          select from series_kind k where k.first_mid = (
            select f.mid from game f where f.series_id = s.id and f.is_current order by f.number limit 1)
        ) as "isKindChosen",
        (select json_agg(json_build_object('id', g.id, 'number', g.number, 'map', g.map) order by g.number)
          from game g where g.series_id = s.id and g.is_current) as games
      from (
        select series_id as id, min(started_at) as started_at from game
        where is_current and series_id in (
          select s.id from series s where ${matchesSearch(search)})
        group by series_id order by min(started_at) desc, series_id desc limit ${MAX_SERIES + 1}
      ) found join series s on s.id = found.id join event e on e.id = s.event_id
      order by found.started_at desc, s.id desc`.execute(db)
    return {
      series: rows
        .slice(0, MAX_SERIES)
        .map((row) => ({ ...row, startedAt: row.startedAt.getTime() })),
      hasMore: rows.length > MAX_SERIES,
    }
  },

  async findGame(id: number): Promise<GameRow | null> {
    const row = await db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select(['g.id', 'g.series_id as seriesId', 'e.name as event', 's.source_id as set'])
      .select(['g.number', 'g.started_at as startedAt', 'g.map', 'g.map_version as mapVersion'])
      .innerJoin('import as i', 'i.id', 'g.import_id')
      .select(['s.bans_enabled as bansEnabled', 'i.format as source'])
      .select((eb) => [
        bansOfGame.as('bans'),
        eb('g.own_bans', 'is not', null).$castTo<boolean>().as('hasLeagueBans'),
        eb.fn
          .coalesce(
            eb
              .selectFrom('correction as c')
              .select((c) => c.fn.max('c.id').as('last'))
              .whereRef('c.game_id', '=', 'g.id')
              .where('c.team_result_id', 'is', null),
            eb.lit(0),
          )
          .as('bansRevision'),
      ])
      .where('g.id', '=', id)
      .where('g.is_current', '=', true)
      .executeTakeFirst()
    return row ?? null
  },

  async findResults(gameId: number): Promise<GameResult[]> {
    return db
      .selectFrom('team_result as r')
      .innerJoin('team as t', 't.id', 'r.team_id')
      .select(['r.id', 't.name as team', 'r.placement', 'r.kills', 'r.points'])
      .select(['r.legends', 'r.poi'])
      .select((eb) =>
        eb.fn
          .coalesce(
            eb
              .selectFrom('correction as c')
              .select((c) => c.fn.max('c.id').as('last'))
              .whereRef('c.team_result_id', '=', 'r.id'),
            eb.lit(0),
          )
          .as('revision'),
      )
      .where('r.game_id', '=', gameId)
      .orderBy('r.placement')
      .orderBy('r.points', 'desc')
      .orderBy('r.id')
      .execute()
  },

  /** The games of a series before this one, with bans and picks. Picks are ordered by the teams' points. */
  gamesBefore(seriesId: number, number: number) {
    return db
      .selectFrom('game as g')
      .select((eb) => [
        'g.number',
        bansOfGame.as('bans'),
        jsonArrayFrom(
          eb
            .selectFrom('team_result as r')
            .select(['r.team_id as team', 'r.legends', 'r.points', 'r.placement'])
            .whereRef('r.game_id', '=', 'g.id')
            .orderBy('r.points', (points) => points.desc().nullsLast())
            .orderBy('r.placement')
            .orderBy('r.id'),
        ).as('picks'),
      ])
      .where('g.series_id', '=', seriesId)
      .where('g.number', '<', number)
      .where('g.is_current', '=', true)
      .orderBy('g.number')
      .execute()
  },

  async list(gameId: number | null): Promise<CorrectionRow[]> {
    const rows = await db
      .selectFrom('correction as c')
      .innerJoin('game as g', 'g.id', 'c.game_id')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .leftJoin('team_result as r', 'r.id', 'c.team_result_id')
      .leftJoin('team as t', 't.id', 'r.team_id')
      .leftJoin('account as a', 'a.id', 'c.corrected_by')
      .select(['c.id', 'c.game_id as gameId', 'e.name as event', 'g.number', 't.name as team'])
      .select(['c.field', 'c.old_value as before', 'c.new_value as after'])
      .select(['a.username as by', 'c.corrected_at as at'])
      .where((eb) => (gameId === null ? eb.lit(true) : eb('c.game_id', '=', gameId)))
      .orderBy('c.id', 'desc')
      .limit(MAX_CORRECTIONS)
      .execute()
    return rows.map((row) => ({ ...row, at: row.at.getTime() }))
  },
})
