import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { seriesPageMessages } from '#contract/series/series-page.texts.ts'
import { setEventRules } from '#contract/series/event-rules.ts'
import { eventRulesMessages } from '#contract/series/event-rules.texts.ts'
import { setSeriesMatchPoint } from '#contract/series/match-point.ts'
import { matchPointMessages } from '#contract/series/match-point.texts.ts'
import { getSeries, getSeriesStrength, listSeries } from '#contract/series/series.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { findCurrentSeries, findNameOfSeries } from '../archive/current-series.ts'
import { matchPointRepository } from '../archive/match-point.repository.ts'
import { saveEventRules } from '../archive/series-rules.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { findStrength, seriesService } from './series.service.ts'

interface SeriesDeps {
  readonly db: Kysely<Database>
  readonly backgroundDb: Kysely<Database>
  readonly banTieRule: TieRule
}

export function seriesRoutes(
  app: FastifyInstance,
  { db, backgroundDb, banTieRule }: SeriesDeps,
  answers: AnswerCache,
) {
  const series = seriesService(db, banTieRule)

  servePrebuilt(app, listSeries, answers, ({ search, page }) => series.list(search, page))

  servePrebuilt(app, getSeries, answers, async ({ id }) => {
    const detail = await series.detail(id)
    if (!detail) throw notFound(seriesPageMessages.notFound)
    return detail
  })

  servePrebuilt(app, getSeriesStrength, answers, async ({ id }) => {
    const strength = await findStrength(db, id)
    if (!strength) throw notFound(seriesPageMessages.notFound)
    return strength
  })

  serve(
    app,
    setSeriesMatchPoint,
    answers.afterChange(async ({ id, rule }, { user, log }) => {
      const firstMid = await findNameOfSeries(db, id)
      if (firstMid === null) throw notFound(seriesPageMessages.notFound)
      await matchPointRepository(backgroundDb).setOfSeries(firstMid, rule, user.id)
      log.info({ by: user.id, series: id, rule }, 'match point of a series set')
      return succeed(matchPointMessages.saved)
    }),
  )

  serve(
    app,
    setEventRules,
    answers.afterChange(async ({ id, rules }, { user, log }) => {
      const current = await findCurrentSeries(db, id)
      if (current === null || !(await saveEventRules(backgroundDb, current, rules, user.id)))
        throw notFound(seriesPageMessages.notFound)
      log.info({ by: user.id, series: current, rules }, 'rules of an event set')
      return succeed(eventRulesMessages.saved)
    }),
  )
}
