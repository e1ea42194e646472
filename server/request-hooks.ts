import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { refusals } from '#contract/base/refusal.texts.ts'
import { activityLog } from './account/activity.ts'
import { sessionRepository } from './account/session.repository.ts'
import type { DatabaseLink } from './db/outage/database-link.ts'
import type { Database } from './db/schema.ts'
import { databaseAway, tooMany } from './http/errors.ts'
import { headersFor } from './http/headers.ts'
import { MonotonicRateLimitStore } from './http/queue/rate-limit-store.ts'
import { isApi, METRICS_PATH } from './http/url.ts'

/** 50 requests a second on average. Addresses aren't limited, because a whole venue shares one. */
const USER_BURST = 300
const USER_WINDOW_MS = 6000

// The hooks of every request use callbacks: a promise per hook would cost more than the hook itself.

export function sendHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url))
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Use the route, because the same URL can be written in many ways.
    const { url = request.url } = request.routeOptions
    if (isApi(url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
    done(null, payload)
  })
}

/** These tell an operator how the server is, so they have to be answered. */
const WITHOUT_DATABASE = new Set(['/api/health', '/api/ready'])

export const needsDatabase = (route: string) => isApi(route) && !WITHOUT_DATABASE.has(route)

/** A cached answer could be outdated, and any other would only be refused later. */
export function refuseWhileAway(app: FastifyInstance, link: DatabaseLink) {
  app.addHook('onRequest', ({ url, routeOptions }, _, done) => {
    const { url: route = url } = routeOptions
    done(link.isAway() && needsDatabase(route) ? databaseAway() : undefined)
  })
}

export function identifyCaller(app: FastifyInstance, db: Kysely<Database>) {
  const sessions = sessionRepository(db)
  const activity = activityLog(db, (error) => app.log.error(error, 'saving user activity failed'))
  app.addHook('onRequest', (request, _, done) => {
    const { authorization } = request.headers
    // The metrics have a token of their own, and must work without the database.
    const { url } = request.routeOptions
    if (authorization === undefined || url === METRICS_PATH) return done()
    const now = new Date()
    // Don't return the promise: Fastify would run the handler twice for a hook that uses both a callback and a promise.
    void sessions.find(authorization, now).then((user) => {
      request.user = user
      if (user) activity.note(user, now)
      done()
    }, done)
    return undefined
  })
  app.addHook('onClose', () => activity.flush())
}

export async function limitRequests(app: FastifyInstance, max = USER_BURST) {
  await app.register(rateLimit, { global: false, store: MonotonicRateLimitStore })
  const limit = app.rateLimit({
    max,
    timeWindow: USER_WINDOW_MS,
    keyGenerator: (request) => String(request.user?.id),
    errorResponseBuilder: (_, { ttl }) => tooMany(refusals.tooManyCalls, Math.ceil(ttl / 1000)),
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.user) return done()
    void limit.call(app, request, reply).then(() => done(), done)
    return undefined
  })
}

/** As long as any request can take. Requests that haven't arrived completely by then are dropped. */
const STOP_MS = 5000

/** Idle keep-alive connections and unfinished requests would block shutdown. */
export function closeConnections(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), STOP_MS).unref()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
