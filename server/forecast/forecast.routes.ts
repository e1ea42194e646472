import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getForecast } from '#contract/forecast.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { forecastService, TIME_STEP_MS } from './forecast.service.ts'

interface Deps {
  db: Kysely<Database>
  archiveVersion: ArchiveVersion
  banTieRule?: TieRule
}

export function forecastRoutes(app: FastifyInstance, deps: Deps, answers: AnswerCache) {
  const forecast = forecastService(deps.db, deps.archiveVersion, () =>
    Promise.resolve(deps.banTieRule ?? 'points'),
  )
  const step = () => String(Math.floor(Date.now() / TIME_STEP_MS))
  servePrebuilt(app, getForecast, answers, (input) => forecast(input, Date.now()), step)
}
