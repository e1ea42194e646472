import { sql, type Kysely } from 'kysely'
import {
  type CorrectionRow,
  type FoundSeries,
  type GameDetail,
  type GameResult,
  MOST_CORRECTIONS,
  MOST_SERIES,
} from '#contract/correction.ts'
import { teamKey } from '#domain/team/team.ts'
import type { Database } from '../db/schema.ts'

type GameRow = Omit<GameDetail, 'startedAt' | 'results' | 'ruleBans'> & {
  startedAt: Date
  seriesId: number
}

/** Each word must be in the event or the set, in a spelling of one of the teams, or begin the day. */
const WORDS = 8

export const correctionRepository = (db: Kysely<Database>) => ({
  async findSeries(search: string): Promise<{ series: FoundSeries[]; hasMore: boolean }> {
    const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS)
    const { rows } = await sql<Omit<FoundSeries, 'startedAt'> & { startedAt: Date }>`
      select s.id, e.name as event, s.source_id as set, found.started_at as "startedAt", s.region,
        s.bans_enabled as "bansEnabled",
        (select json_agg(json_build_object('id', g.id, 'number', g.number, 'map', g.map) order by g.number)
          from game g where g.series_id = s.id and g.is_current) as games
      from (
        select series_id as id, min(started_at) as started_at from game
        where is_current and series_id in (
          select s.id from series s where ${sql.join([sql`true`, ...words.map(matches)], sql` and `)})
        group by series_id order by min(started_at) desc, series_id desc limit ${MOST_SERIES + 1}
      ) found join series s on s.id = found.id join event e on e.id = s.event_id
      order by found.started_at desc, s.id desc`.execute(db)
    return {
      series: rows
        .slice(0, MOST_SERIES)
        .map((row) => ({ ...row, startedAt: row.startedAt.getTime() })),
      hasMore: rows.length > MOST_SERIES,
    }
  },

  async findGame(id: number): Promise<GameRow | null> {
    const { rows } = await sql<GameRow>`
      select g.id, g.series_id as "seriesId", e.name as event, s.source_id as set, g.number,
        g.started_at as "startedAt", g.map, g.map_version as "mapVersion",
        s.bans_enabled as "bansEnabled",
        array(select legend from game_ban b where b.game_id = g.id order by place) as bans,
        (select coalesce(max(id), 0) from correction c
          where c.game_id = g.id and c.team_result_id is null) as "bansRevision"
      from game g join series s on s.id = g.series_id join event e on e.id = s.event_id
      where g.id = ${id} and g.is_current`.execute(db)
    return rows[0] ?? null
  },

  async findResults(gameId: number): Promise<GameResult[]> {
    const { rows } = await sql<GameResult>`
      select r.id, t.name as team, r.placement, r.kills, r.points, r.legends, r.poi,
        (select coalesce(max(id), 0) from correction c where c.team_result_id = r.id) as revision
      from team_result r join team t on t.id = r.team_id
      where r.game_id = ${gameId}
      order by r.placement, r.points desc, r.id`.execute(db)
    return rows
  },

  /** The bans of a game and the picks in it, in order of the teams' points. */
  async picksOf(seriesId: number, number: number) {
    const { rows } = await sql<{ bans: string[]; picks: string[][] | null }>`
      select array(select legend from game_ban b where b.game_id = g.id order by place) as bans,
        (select json_agg(r.legends order by r.points desc nulls last, r.placement, r.id)
          from team_result r where r.game_id = g.id) as picks
      from game g
      where g.series_id = ${seriesId} and g.number = ${number} and g.is_current`.execute(db)
    return rows[0] ?? null
  },

  async list(gameId: number | null): Promise<CorrectionRow[]> {
    const { rows } = await sql<Omit<CorrectionRow, 'at'> & { at: Date }>`
      select c.id, c.game_id as "gameId", e.name as event, g.number, t.name as team, c.field,
        c.old_value as before, c.new_value as after, a.username as by, c.corrected_at as at
      from correction c join game g on g.id = c.game_id
      join series s on s.id = g.series_id join event e on e.id = s.event_id
      left join team_result r on r.id = c.team_result_id
      left join team t on t.id = r.team_id
      left join account a on a.id = c.corrected_by
      where ${gameId === null ? sql`true` : sql`c.game_id = ${gameId}`}
      order by c.id desc limit ${MOST_CORRECTIONS}`.execute(db)
    return rows.map((row) => ({ ...row, at: row.at.getTime() }))
  },
})

function matches(word: string) {
  const part = `%${escapePattern(word)}%`
  const folded = escapePattern(teamKey(word))
  return sql`(
    s.event_id in (select id from event where name ilike ${part})
    or ' ' || s.source_id ilike ${`% ${escapePattern(word)}%`}
    or s.id in (
      select own.series_id from team_result r join game own on own.id = r.game_id
      where ${folded} <> '' and
        r.team_id in (select team_id from team_alias where key like ${`%${folded}%`}))
    or ${/^\d{4}(-\d{1,2}){0,2}$/.test(word) ? dayBegins(word) : sql`false`}
  )`
}

const dayBegins = (word: string) => sql`s.id in (
  select series_id from game
  where to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') like ${`${word}%`})`

const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
