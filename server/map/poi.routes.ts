import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getPoiCompsData, getPoiStatisticsForExport } from '#contract/map/poi.ts'
import { poiStatistics } from '#domain/map/poi-stats.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { poiRepository } from './poi.repository.ts'

export function poiRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const repository = poiRepository(db)

  servePrebuilt(app, getPoiCompsData, answers, async () => ({
    poiCompsData: poiStatistics(await repository.sums()),
  }))

  servePrebuilt(app, getPoiStatisticsForExport, answers, async () => ({
    poiStatistics: poiStatistics(await repository.sums()),
  }))
}
