import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Access, Route } from '#contract/base/route.ts'
import { rosterRevision } from '#domain/catalog/legend.ts'
import { mapsRevision } from '#domain/catalog/map.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import type { Database } from '../db/schema.ts'
import { matchesEtag } from './etag.ts'
import { queueCaller } from './queue/caller-key.ts'
import { createFairQueue, type QueueCaller, type QueueLimits } from './queue/fair-queue.ts'
import { serveRaw } from './serve.ts'

interface Prebuilt {
  body: Buffer
  /** For slow venue networks; null if compressing isn't worth it. */
  compressed: Buffer | null
  /** Weak, because both bodies share it. */
  etag: string
}

/** Whose turn a build takes, and how much of it. */
interface Share {
  caller: QueueCaller
  cost: number
}

/** For all routes together: anyone can request large answers with ever new inputs. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Smaller bodies fit into one packet anyway. */
const COMPRESS_FROM_BYTES = 1400

/**
 * Requests for the largest answers, however many, must not delay a ban, and guests must not delay users. A page loads
 * fewer than ten answers at once.
 */
export const BUILDS = { slots: 4, guestSlots: 3, waitingPerCaller: 24 }

/** How many request texts a route remembers, and how long they can be: longer ones cost more memory than they save time. */
const MAX_REQUEST_KEYS = 500
const MAX_REQUEST_KEY_LENGTH = 4096

/** Caches answers that depend on the archive only. Each is built, validated and serialized once per version of archive and roster. */
export function createAnswerCache(
  version: ArchiveVersion,
  db: Kysely<Database>,
  builds: QueueLimits = BUILDS,
) {
  const answers = new LRUCache<string, Prebuilt>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf })
  const pending = new Map<string, Promise<Prebuilt>>()
  const inTurn = createFairQueue(builds)
  /** Null while notifications are lost. */
  const currentVersion = () =>
    version.current() === null ? null : `${version.current()} ${rosterRevision()} ${mapsRevision()}`
  let cachedVersion = currentVersion()

  function get(key: string): Prebuilt | undefined {
    const current = currentVersion()
    if (current !== cachedVersion) {
      answers.clear()
      pending.clear()
    }
    cachedVersion = current
    return answers.get(key)
  }

  async function build(key: string, write: () => Promise<string>, { caller, cost }: Share) {
    const startVersion = currentVersion()
    const make = async () => prepare(Buffer.from(await write()))
    // A guest and a user can wait for the same answer in different lanes; the second one finds it.
    const answer = await inTurn(caller, cost, async () => get(key) ?? make())
    // If the archive changed meanwhile, the answer is already outdated.
    if (startVersion !== null && currentVersion() === startVersion) answers.set(key, answer)
    return answer
  }

  /** Requests for an answer that is being built wait for that build. It counts for the first of them. */
  function getOrBuild(
    key: string,
    write: () => Promise<string>,
    share: Share,
  ): Promise<Prebuilt> | Prebuilt {
    // A user doesn't wait behind other guests' builds for what a guest requested first.
    const pendingKey = `${share.caller.isGuest} ${key}`
    const answer = get(key) ?? pending.get(pendingKey)
    if (answer) return answer
    const building = build(key, write, share).finally(() => {
      if (pending.get(pendingKey) === building) pending.delete(pendingKey)
    })
    // While notifications are lost (version null), a pending build could already be outdated, so it isn't shared.
    if (version.current() !== null) pending.set(pendingKey, building)
    return building
  }

  /** Wraps handlers that change the archive: the caller sees the change in the next answer, even before its notification arrives. */
  function afterChange<Args extends unknown[], T>(change: (...args: Args) => Promise<T>) {
    return async (...args: Args): Promise<T> => {
      const outcome = await change(...args)
      // The change is committed. If this query fails, the notification still arrives.
      const archive = await db
        .selectFrom('archive')
        .select('version')
        .executeTakeFirst()
        .catch(() => undefined)
      version.learn(archive?.version ?? 0)
      return outcome
    }
  }
  return { get, getOrBuild, afterChange }
}
export type AnswerCache = ReturnType<typeof createAnswerCache>

const compress = promisify(gzip)

const prepare = async (body: Buffer): Promise<Prebuilt> => ({
  body,
  compressed: body.length < COMPRESS_FROM_BYTES ? null : await compress(body),
  etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
})

function sizeOf({ body, compressed }: Prebuilt) {
  return body.length + (compressed?.length ?? 0)
}

interface PrebuiltOptions<In> {
  /** An answer is also built again when this changes. */
  period?: () => string
  /** How much work an answer is, compared with one about a single team. */
  cost?: (input: In) => number
}

/** Like `serve`, for read-only archive routes: one answer per input and archive version. */
export function servePrebuilt<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  answers: AnswerCache,
  build: (input: In) => Promise<Out>,
  { period = () => '', cost = () => 1 }: PrebuiltOptions<In> = {},
) {
  /** From the raw text of a request to its answer's key: a repeated request is neither parsed nor validated. */
  const answerKeys = new LRUCache<string, string>({ max: MAX_REQUEST_KEYS })

  const answerRepeated: preHandlerHookHandler = (request, reply, done) => {
    const key = answerKeys.get(requestKey(request))
    const answer = key === undefined ? undefined : answers.get(`${key} ${period()}`)
    if (answer) send(request, reply, answer)
    else done()
  }

  serveRaw(
    app,
    route,
    async (input, caller, request, reply) => {
      const key = `${route.path} ${JSON.stringify(input)}`
      const repeated = requestKey(request)
      if (repeated.length <= MAX_REQUEST_KEY_LENGTH) answerKeys.set(repeated, key)
      const write = async () => JSON.stringify(route.output.parse(await build(input)))
      const share = { caller: queueCaller(caller), cost: Math.max(1, cost(input)) }
      return send(request, reply, await answers.getOrBuild(`${key} ${period()}`, write, share))
    },
    [answerRepeated],
  )
}

const requestKey = ({ url, body }: FastifyRequest) =>
  Buffer.isBuffer(body) ? `${url} ${body.toString('latin1')}` : url

function send({ headers }: FastifyRequest, reply: FastifyReply, answer: Prebuilt) {
  const { body, compressed, etag } = answer
  // CORS may have set the header already.
  const vary = reply.hasHeader('vary') ? `${String(reply.getHeader('vary'))}, ` : ''
  reply.header('etag', etag).header('cache-control', 'no-cache')
  reply.header('vary', `${vary}accept-encoding`)
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const isCompressed = compressed !== null && ACCEPTS_GZIP.test(headers['accept-encoding'] ?? '')
  return isCompressed ? reply.header('content-encoding', 'gzip').send(compressed) : reply.send(body)
}

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
