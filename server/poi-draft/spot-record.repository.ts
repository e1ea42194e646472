import { type Kysely, sql } from 'kysely'
import type { SpotRecordsAnswer, SpotRecordsRequest } from '#contract/poi-draft/poi-draft.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

export const spotRecordRepository = (db: Kysely<Database>) => ({
  /** What all teams of the archive did from each spot. */
  async spots(maps: SpotRecordsRequest['maps']): Promise<SpotRecordsAnswer['spots']> {
    const rows = await db
      .selectFrom('poi_team')
      .select(['map', 'poi_id'])
      .select((eb) =>
        SUMMED.map((column) => eb.cast<number>(eb.fn.sum(column), 'double precision').as(column)),
      )
      .where('map', '=', anyOf(maps))
      .groupBy(['map', 'poi_id'])
      .orderBy('map')
      .orderBy('poi_id')
      .execute()
    return rows.map((row) => ({
      map: row.map,
      poi: row.poi_id,
      games: row.games,
      points: { n: row.scored_games, sum: row.points, sumOfSquares: row.points_squared },
      placement: { n: row.placed_games, sum: row.placements, sumOfSquares: row.placements_squared },
      survival: { n: row.survival_games, sum: row.survival_s, sumOfSquares: row.survival_squared },
      contested: row.contested_games,
    }))
  },

  /** When spots were claimed in the newest drafts of the league; of several fetches of a series in the last. */
  async drafted(maps: SpotRecordsRequest['maps']): Promise<DraftedAnswer> {
    // Raw: Kysely has no `rank` and no array of a query's rows.
    const { rows } = await sql<{ map: MapId; poi: number; places: number[]; drafts: number }>`
      with claimed as (
        select p.series_id, p.map, p.poi_id, rank() over (partition by p.series_id, p.map order by p.actual)::integer as place
        from series_poi_pick p join (
          select max(s.id) as id from series s join series_poi_pick p on p.series_id = s.id
          group by s.source_id order by 1 desc limit ${COUNTED_DRAFTS}
        ) newest on newest.id = p.series_id
        where p.map = any(${maps}) and p.poi_id is not null
      )
      select c.map, c.poi_id as poi, array_agg(c.place order by c.place) as places, d.drafts
      from claimed c join (
        select map, count(distinct series_id)::integer as drafts from claimed group by 1
      ) d using (map)
      group by c.map, c.poi_id, d.drafts order by c.map, c.poi_id`.execute(db)
    return {
      drafts: [...new Map(rows.map(({ map, drafts }) => [map, { map, drafts }])).values()],
      drafted: rows.map(({ map, poi, places }) => ({ map, poi, places })),
    }
  },

  /** How often these teams landed at each spot, under the names they are asked by. */
  async landings({ maps, teams }: SpotRecordsRequest): Promise<SpotRecordsAnswer['landings']> {
    const names = new Map(teams.map((team) => [teamKey(team), team]))
    const rows = await db
      .selectFrom('poi_team as p')
      .innerJoin('team_alias as a', 'a.team_id', 'p.team_id')
      .select(['a.key', 'p.map', 'p.poi_id', 'p.games'])
      .where('a.key', '=', anyOf([...names.keys()]))
      .where('p.map', '=', anyOf(maps))
      .orderBy('a.key')
      .orderBy('p.map')
      .orderBy('p.poi_id')
      .execute()
    return rows.map(({ key, map, poi_id: poi, games }) => ({
      team: names.get(key) ?? key,
      map,
      poi,
      games,
    }))
  },
})

/** About two years of one region. */
const COUNTED_DRAFTS = 200

type DraftedAnswer = Pick<SpotRecordsAnswer, 'drafts' | 'drafted'>

const SUMMED = [
  'games',
  'contested_games',
  'points',
  'scored_games',
  'points_squared',
  'placements',
  'placed_games',
  'placements_squared',
  'survival_s',
  'survival_games',
  'survival_squared',
] as const
