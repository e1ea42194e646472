import type { Kysely } from 'kysely'
import type { SpotRecordsAnswer, SpotRecordsRequest } from '#contract/poi-draft/poi-draft.ts'
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
