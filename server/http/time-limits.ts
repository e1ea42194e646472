import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnreadable } from './unknown-routes.ts'

export interface TimeLimits {
  /** For the head of a request, and for its body unless it is a file. */
  arriveMs: number
  /** For a file: 64 MB at 1 Mbit/s. Only users who can upload it have that long. */
  fileMs: number
  /** For a connection on which nothing moves. */
  idleMs: number
  /** For an answer to a change: longer than the largest import, and than a statement of it is allowed to take. */
  answerMs: number
}

export const TIME_LIMITS: TimeLimits = {
  arriveMs: 30_000,
  fileMs: 10 * 60_000,
  idleMs: 60_000,
  answerMs: 15 * 60_000,
}

/** Fastify's own settings. Node's limit for a whole request can't be set per route, so `limitTime` adds the shorter one. */
export const connectionLimits = ({ arriveMs, fileMs, idleMs }: TimeLimits) => ({
  requestTimeout: fileMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: arriveMs, connectionsCheckingInterval: arriveMs },
})

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends requests that arrive too slowly, and waits for the answer to a change however quiet the connection is. */
export function limitTime(app: FastifyInstance, { arriveMs, idleMs, answerMs }: TimeLimits) {
  app.addHook('onRequest', ({ raw }, _, done) => {
    if (hasBody(raw)) {
      bodyTimers.set(raw, setTimeout(refuseSlow, arriveMs, raw).unref())
      raw.once('close', () => clearTimeout(bodyTimers.get(raw)))
    }
    done()
  })
  app.addHook('preHandler', ({ method, raw }, _, done) => {
    if (method !== 'GET' && method !== 'HEAD') setIdleLimit(raw, answerMs)
    done()
  })
  // The answer itself has to be read. After it, Node sets its own limit for the next request.
  app.addHook('onSend', ({ method, raw }, _, payload, done) => {
    if (method !== 'GET' && method !== 'HEAD') setIdleLimit(raw, idleMs)
    done(null, payload)
  })
}

/** For a request that was allowed to send a file: it ends by the limit of all requests. */
export const allowSlowBody = ({ raw }: FastifyRequest) => clearTimeout(bodyTimers.get(raw))

/** A test without a network has no socket. */
const hasSocket = ({ socket }: IncomingMessage) => socket instanceof Socket

const hasBody = (raw: IncomingMessage) =>
  (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) &&
  hasSocket(raw)

function refuseSlow(raw: IncomingMessage) {
  if (!raw.complete) refuseUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket)
}

function setIdleLimit(raw: IncomingMessage, ms: number) {
  if (hasSocket(raw)) raw.socket.setTimeout(ms)
}
