import { type Kysely, sql } from 'kysely'
import type { InsightVerdict } from '#contract/review/debrief.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { EXIT_BINS, type ExitBin } from '#domain/review/debrief/expected-points.ts'
import type { InsightKind } from '#domain/review/debrief/insight.ts'
import type { PlayedResult } from '#domain/review/debrief/game-insights.ts'
import { createWithinQuotas } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

/** A debrief looks back at this many series. */
const EARLIER_SERIES = 10
/** And at this many games with the same composition. */
const EARLIER_GAMES = 50

export interface DebriefGame {
  id: number
  mid: string
  number: number
  map: MapId | null
  event: string
  hasPositions: boolean
  results: (PlayedResult & { name: string })[]
}

interface Said {
  mid: string
  is_series: boolean
  team_key: string
}

export const debriefRepository = (db: Kysely<Database>) => ({
  /** With everything that its teams did, in their order. */
  async games(series: number): Promise<DebriefGame[]> {
    const { rows } = await sql<DebriefGame>`
      select g.id, g.mid, g.number, g.map, e.name as event,
        exists (select from game_track t where t.mid = g.mid) as "hasPositions",
        (select coalesce(json_agg(json_build_object('team', r.team_id, 'name', t.name, 'placement', r.placement, 'kills', r.kills,
            'points', r.points, 'damage', r.damage, 'legends', r.legends,
            'outS', (select max(p.survival_s) from player_result p where p.team_result_id = r.id)) order by r.id), '[]')
          from team_result r join team t on t.id = r.team_id where r.game_id = g.id) as results
      from game g join series s on s.id = g.series_id join event e on e.id = s.event_id
      where g.series_id = ${series} and g.is_current
      order by g.number`.execute(db)
    return rows
  },

  /** What teams of the whole archive scored, by how much of the game they survived. */
  async exitBins(): Promise<ExitBin[]> {
    const { rows } = await sql<ExitBin>`
      with exit as (
        select r.game_id, r.placement, r.points, max(p.survival_s) as out_s
        from team_result r join player_result p on p.team_result_id = r.id
        where r.is_current and r.points is not null
        group by r.id
      ), longest as (
        select game_id, max(out_s) as out_s from exit group by game_id
      )
      select bin, count(*)::integer as n, avg(points)::float8 as mean, coalesce(var_samp(points), 0)::float8 as variance
      from (
        select x.points, case when x.placement = 1 then ${EXIT_BINS}::integer
          else least(${EXIT_BINS}::integer - 1, floor(${EXIT_BINS}::float8 * x.out_s / l.out_s)::integer) end as bin
        from exit x join longest l on l.game_id = x.game_id
        where l.out_s > 0 and x.out_s is not null
      ) b
      group by bin order by bin`.execute(db)
    return rows
  },

  /** Points of the team's games with these legends before a game, newest first. */
  async earlierWith(team: number, legends: readonly string[], before: number): Promise<number[]> {
    if (legends.length === 0) return []
    const { rows } = await sql<{ points: number }>`
      select r.points from team_result r
      where r.team_id = ${team} and r.is_current and r.points is not null
        and r.legends @> ${legends} and r.legends <@ ${legends}
        and r.played_at < (select started_at from game where id = ${before})
      order by r.played_at desc limit ${EARLIER_GAMES}`.execute(db)
    return rows.map(({ points }) => points)
  },

  /** How much of each game the team survived in its series before this one. */
  async earlierExits(team: number, series: number): Promise<number[]> {
    const { rows } = await sql<{ share: number }>`
      with before as (
        select g.series_id from team_result r join game g on g.id = r.game_id
        where r.team_id = ${team} and r.is_current
          and g.started_at < (select min(started_at) from game where series_id = ${series} and is_current)
        group by g.series_id order by max(g.started_at) desc limit ${EARLIER_SERIES}
      ), exit as (
        select r.game_id, r.team_id, max(p.survival_s) as out_s
        from before b join game g on g.series_id = b.series_id and g.is_current
        join team_result r on r.game_id = g.id join player_result p on p.team_result_id = r.id
        group by r.id
      )
      select (x.out_s::float8 / l.out_s)::float8 as share
      from exit x join (select game_id, max(out_s) as out_s from exit group by game_id) l on l.game_id = x.game_id
      where x.team_id = ${team} and l.out_s > 0 and x.out_s is not null`.execute(db)
    return rows.map(({ share }) => share)
  },

  async verdictsOf({ mid, is_series, team_key }: Said, user: number) {
    return db
      .selectFrom('insight_verdict')
      .select(['kind', 'verdict'])
      .where((eb) => eb.and({ mid, is_series, team_key, said_by: user }))
      .execute()
  },

  /** What was said about findings of a team, newest first. */
  async allVerdicts(teamKey: string) {
    return db
      .selectFrom('insight_verdict')
      .select(['kind', 'verdict'])
      .where('team_key', '=', teamKey)
      .orderBy('said_at', 'desc')
      .execute()
  },

  /** Null takes back what the user has said. */
  async judge(said: Said, kind: InsightKind, user: number, verdict: InsightVerdict | null) {
    const own = { ...said, kind, said_by: user }
    if (verdict === null) {
      await db
        .deleteFrom('insight_verdict')
        .where((eb) => eb.and(own))
        .execute()
      return
    }
    const quota = {
      name: 'insightVerdicts',
      rows: (tx: Kysely<Database>) => tx.selectFrom('insight_verdict').select('mid'),
    } as const
    await createWithinQuotas(db, 'insight_verdict', [quota], (tx) =>
      tx
        .insertInto('insight_verdict')
        .values({ ...own, verdict })
        .onConflict((conflict) =>
          conflict
            .columns(['mid', 'is_series', 'team_key', 'kind', 'said_by'])
            .doUpdateSet({ verdict, said_at: new Date() }),
        )
        .execute(),
    )
  },
})
