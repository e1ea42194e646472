import type { Kysely } from 'kysely'
import type { GameLanding } from '#contract/archive/landing.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { landingsOf } from './landing.ts'
import { inCodeOrder } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

export const landingRepository = (db: Kysely<Database>) => ({
  /** Null if the game doesn't exist. Teams in order of their names. */
  async ofGame(id: number): Promise<{ map: MapId | null; landings: GameLanding[] } | null> {
    const game = await db.selectFrom('game').select('map').where('id', '=', id).executeTakeFirst()
    if (!game) return null
    const results = await db
      .selectFrom('team_result as r')
      .innerJoin('team as t', 't.id', 'r.team_id')
      .select(['r.id', 't.name'])
      .where('r.game_id', '=', id)
      .orderBy(({ fn }) => fn('lower', ['t.name']), inCodeOrder)
      .orderBy('r.id')
      .execute()
    const found = await landingsOf(
      db,
      results.map((row) => row.id),
    )
    const byResult = new Map(found.map((row) => [row.team_result_id, row]))
    return {
      map: game.map,
      landings: results.map(({ id: resultId, name }) => {
        const landing = byResult.get(resultId)
        return {
          resultId,
          team: name,
          poi: landing?.poi ?? null,
          poiId: landing?.poi_id ?? null,
          source: landing?.source ?? null,
          by: landing?.by ?? null,
          at: landing?.at?.getTime() ?? null,
        }
      }),
    }
  },
})
