import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { askArchive, getQueryCatalog } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { canGroup, DIMENSIONS, factsOf, MEASURE_IDS } from '#domain/query/catalog.ts'
import { TOKEN_EXAMPLES } from '#domain/query/token.ts'
import { ENGLISH } from '#domain/query/words.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { tooMany } from '../http/errors.ts'
import { MonotonicRateLimitStore } from '../http/queue/rate-limit-store.ts'
import { queryService } from './query.service.ts'

/** As someone who changes tokens quickly, or an assistant, needs. Guests share the places that guests have in the queue. */
const QUERIES = 60
const WINDOW_MS = 10_000

/** Compared with an answer about one team: it can read all results. */
const QUERY_COST = 8

export function queryRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const service = queryService(db)

  servePrebuilt(app, getQueryCatalog, answers, async () => ({
    measures: MEASURE_IDS.map((id) => ({
      id,
      name: texts.measures[id],
      unit: factsOf(id).unit,
      by: DIMENSIONS.filter((dimension) => canGroup(id, dimension)),
      words: [...ENGLISH.measures[id]],
    })),
    tokens: TOKEN_EXAMPLES.map(({ kind, value }) => ({ kind, example: `${kind}:${value}` })),
    names: await service.names(),
  }))

  // The store by itself: the plugin counts a request only once, and the limit of all calls has done so.
  const asked = new MonotonicRateLimitStore()
  // A scope of its own: the limit is only for questions.
  app.register(async (scope) => {
    scope.addHook('preHandler', ({ user }, _, done) => {
      if (!user) return done()
      const answer = (_error: Error | null, found?: { current: number; ttl: number }) =>
        done(
          found && found.current > QUERIES
            ? tooMany(texts.tooMany, Math.ceil(found.ttl / 1000))
            : undefined,
        )
      asked.incr(String(user.id), answer, WINDOW_MS, QUERIES)
      return undefined
    })
    servePrebuilt(
      scope,
      askArchive,
      answers,
      ({ tokens }) => service.answer(tokens, today()),
      // "Last 30 days" means other days tomorrow.
      { period: today, cost: () => QUERY_COST },
    )
  })
}

const today = () => new Date().toISOString().slice(0, 10)
