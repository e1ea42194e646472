import { type Kysely, sql } from 'kysely'
import {
  type LastRegionChange,
  MAX_REGION_CHOICES,
  type MissingRegion,
} from '#contract/archive/team-region.ts'
import { suggestRegion } from '#domain/archive/region-suggestion.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { regionBySeason } from './team-regions.ts'
import { anyOf, containing, inCodeOrder } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

export const teamRegionRepository = (db: Kysely<Database>) => ({
  /** Seasons of teams without a region, those with the most games first. */
  async missing(): Promise<{ missing: MissingRegion[]; total: number }> {
    const played = db
      .selectFrom('team_day')
      .select(['team_id', yearOf('day').as('season')])
      .select(({ fn }) => fn.sum<number>('games').as('games'))
      .groupBy(['team_id', 'season'])
    const rows = await db
      .selectFrom(played.as('p'))
      .innerJoin('team as t', 't.id', 'p.team_id')
      .leftJoin(regionBySeason(db).as('known'), (join) =>
        join.onRef('known.team_id', '=', 'p.team_id').onRef('known.season', '=', 'p.season'),
      )
      .select(['p.team_id as team', 't.name', 'p.season', 'p.games'])
      .select(({ fn }) => fn.countAll<number>().over().as('total'))
      .where('known.region', 'is', null)
      .where('p.games', '>', 0)
      .orderBy('p.games', 'desc')
      .orderBy('t.name', inCodeOrder)
      .orderBy('p.season', 'desc')
      .limit(MAX_REGION_CHOICES)
      .execute()
    const known = await db
      .selectFrom(regionBySeason(db, anyOf(rows.map(({ team }) => team))).as('known'))
      .select(['team_id', 'region'])
      .execute()
    const others = Map.groupBy(known, (row) => row.team_id)
    const missing = rows.map(({ team, name, season, games }) => {
      const regions = (others.get(team) ?? []).map(({ region }) => region)
      return { team, name, season, games, suggestion: suggestRegion(regions) }
    })
    return { missing, total: rows[0]?.total ?? 0 }
  },

  /** Who played in events whose name or organizer contains the text. */
  async ofEvents(search: string) {
    const found = db
      .selectFrom('series as s')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .where((eb) =>
        eb.or([
          eb('e.name', 'ilike', containing(search)),
          eb('s.organizer', 'ilike', containing(search)),
        ]),
      )
    const { events } = await found
      .select(({ fn }) => fn.count<number>('e.id').distinct().as('events'))
      .executeTakeFirstOrThrow()
    const seasons = await found
      .innerJoin('game as g', 'g.series_id', 's.id')
      .innerJoin('team_result as r', 'r.game_id', 'g.id')
      .select(['r.team_id as team', yearOf("g.started_at at time zone 'UTC'").as('season')])
      .distinct()
      .execute()
    return { events, seasons }
  },

  async lastChange(): Promise<LastRegionChange | null> {
    const row = await db
      .selectFrom('team_region_change as c')
      .leftJoin('account as a', 'a.id', 'c.changed_by')
      .select(['c.id', 'c.changed_at', 'c.choices', 'a.username'])
      .orderBy('c.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return null
    const counts = REGIONS.map((region) => ({
      region,
      seasons: row.choices.filter((choice) => choice.region === region).length,
    }))
    return {
      id: row.id,
      by: row.username,
      at: row.changed_at.getTime(),
      counts: counts.filter(({ seasons }) => seasons > 0),
    }
  },
})

// Raw: Kysely has neither `extract` nor `at time zone`.
const yearOf = (expression: string) =>
  sql<number>`extract(year from ${sql.raw(expression)})::integer`
