import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { seriesPageMessages } from '#contract/messages/series-page.ts'
import { getSeries, listSeries } from '#contract/series.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { notFound } from '../http/errors.ts'
import { seriesService } from './series.service.ts'

export function seriesRoutes(
  app: FastifyInstance,
  { db, banTieRule }: { db: Kysely<Database>; banTieRule: TieRule },
  answers: AnswerCache,
) {
  const series = seriesService(db, banTieRule)

  servePrebuilt(app, listSeries, answers, ({ search, page }) => series.list(search, page))

  servePrebuilt(app, getSeries, answers, async ({ id }) => {
    const detail = await series.detail(id)
    if (!detail) throw notFound(seriesPageMessages.notFound)
    return detail
  })
}
