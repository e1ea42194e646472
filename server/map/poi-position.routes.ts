import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import {
  getAllPoiPositions,
  getPoiPositions,
  saveAllPoiPositions,
  savePoiPositions,
} from '#contract/map/poi-position.ts'
import { allPositions, positionsOf } from '#domain/map/poi-position.ts'
import type { Database } from '../db/schema.ts'
import { succeed, serve } from '../http/serve.ts'
import { poiPositionRepository } from './poi-position.repository.ts'

export function poiPositionRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const repository = poiPositionRepository(db)

  serve(app, getPoiPositions, async ({ mapId }) => ({
    success: true as const,
    positions: positionsOf(mapId, (await repository.moved())[mapId]),
  }))

  serve(app, savePoiPositions, async ({ mapId, positions }, { user, log }) => {
    await repository.move({ [mapId]: positions }, user.id)
    log.info({ by: user.id, maps: [mapId] }, 'POIs moved')
    return succeed(texts.saved)
  })

  serve(app, getAllPoiPositions, async () => ({
    positions: allPositions(await repository.moved()),
  }))

  serve(app, saveAllPoiPositions, async ({ positions }, { user, log }) => {
    if (positions === null) {
      await repository.reset()
      log.info({ by: user.id }, 'POIs reset')
      return succeed(texts.resetDone)
    }
    await repository.move(positions, user.id)
    log.info({ by: user.id, maps: Object.keys(positions) }, 'POIs moved')
    return succeed(texts.saved)
  })
}
