import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getForecastSettings, setSeasonStarts } from '#contract/forecast/forecast-admin.ts'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { getForecast } from '#contract/forecast/forecast.ts'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { reportOf } from '#domain/forecast/training/report.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { serve, succeed } from '../http/serve.ts'
import { toSeconds } from '../http/to-seconds.ts'
import { backtestRepository } from './record/backtest.repository.ts'
import { forecastService, TIME_STEP_MS } from './forecast.service.ts'
import { modelRepository } from './training/model.repository.ts'

interface Deps {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  archiveVersion: ArchiveVersion
  banTieRule: TieRule
}

export function forecastRoutes(app: FastifyInstance, deps: Deps, answers: AnswerCache) {
  const { db, archiveVersion, banTieRule } = deps
  const models = modelRepository(db)
  const backtests = backtestRepository(db)
  const { forecast } = forecastService(db, archiveVersion, banTieRule)

  servePrebuilt(app, getForecast, answers, (input) => forecast(input, Date.now()), {
    period: timeStep,
    cost: ({ teams }) => teams.length,
  })

  serve(app, getTrackRecord, async () => {
    const { backtest, unseen, chances, live, reportedAt } = await models.read()
    return {
      live: live ?? reportOf([], []),
      backtest: backtest && reportedAt && { ...backtest, finishedAt: toSeconds(reportedAt) },
      unseen,
      chances,
      progress: await backtests.progress(),
    }
  })

  serve(app, getForecastSettings, async () => {
    const { seasonStarts, trainedAt, examples, failure } = await models.read()
    return {
      seasonStarts: seasonStarts.map((start) => start / 1000),
      trainedAt: trainedAt && toSeconds(trainedAt),
      examples,
      failure: failure && { at: toSeconds(failure.at), message: failure.text },
      isTraining: failure === null && (await backtests.stale()) !== null,
    }
  })

  serve(
    app,
    setSeasonStarts,
    answers.afterChange(async ({ seasonStarts }) => {
      const starts = [...new Set(seasonStarts)].map((start) => new Date(start * 1000))
      await modelRepository(deps.backgroundDb).setSeasonStarts(starts)
      return succeed(texts.seasonStartsSaved)
    }),
  )
}

const timeStep = () => String(Math.floor(Date.now() / TIME_STEP_MS))
