import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { Kysely } from 'kysely'
import type { Access, Route } from '#contract/route.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import { atMost } from './at-most.ts'
import type { Database } from '../db/schema.ts'
import { matchesEtag } from './etag.ts'
import { serveRaw } from './serve.ts'

interface Prebuilt {
  body: Buffer
  /** For networks as they are at venues; null where it is not worth it. */
  packed: Buffer | null
  /** Weak, since both are the same answer. */
  etag: string
}

/** Together, since anybody may ask for much in ever other words; the oldest answer goes first. */
const KEPT_BYTES = 64 * 1024 * 1024

/** Smaller ones fit into one packet anyway. */
const PACKED_FROM_BYTES = 1400

/** At once: who asks for the largest answers, however often, must not hold up a ban. */
const BUILT_AT_ONCE = 4

/** As many questions of one route as are known by their words. */
const KEPT_WORDS = 500
/** A longer question is read anew each time: keeping its text would cost more than it saves. */
const KEPT_TEXT = 4096

/** Answers that change only with the archive are built, checked and written once per version. */
export function answerStore(version: ArchiveVersion, db: Kysely<Database>) {
  const kept = new Map<string, Prebuilt>()
  const underWay = new Map<string, Promise<Prebuilt>>()
  const inTurn = atMost(BUILT_AT_ONCE)
  let [of, bytes] = [version.current(), 0]

  function known(key: string): Prebuilt | undefined {
    const now = version.current()
    if (now !== of) {
      kept.clear()
      underWay.clear()
      bytes = 0
    }
    of = now
    return kept.get(key)
  }

  function keep(key: string, answer: Prebuilt) {
    kept.set(key, answer)
    bytes += sizeOf(answer)
    for (const [oldest, old] of kept) {
      if (bytes <= KEPT_BYTES) return
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  async function build(key: string, write: () => Promise<string>): Promise<Prebuilt> {
    const now = version.current()
    const answer = await inTurn(async () => wrap(Buffer.from(await write())))
    // A change that came while it was built makes it old already.
    if (now !== null && version.current() === now && !kept.has(key)) keep(key, answer)
    return answer
  }

  /** What is asked while the same is being answered waits for that. */
  function find(key: string, write: () => Promise<string>): Promise<Prebuilt> | Prebuilt {
    const answer = known(key) ?? underWay.get(key)
    if (answer) return answer
    const building = build(key, write).finally(() => {
      if (underWay.get(key) === building) underWay.delete(key)
    })
    // Without ears nobody knows whether it is still the same question.
    if (version.current() !== null) underWay.set(key, building)
    return building
  }
  /** For handlers that change the archive: who changed it sees so in the next answer, however late the telling is. */
  function afterChange<Args extends unknown[], T>(change: (...args: Args) => Promise<T>) {
    return async (...args: Args): Promise<T> => {
      const outcome = await change(...args)
      // The change is made, whatever becomes of this question; where it fails, the telling still comes.
      const now = db.selectFrom('archive').select('version').executeTakeFirst()
      const row = await now.catch(() => undefined)
      version.learn(row?.version ?? 0)
      return outcome
    }
  }
  return { known, find, afterChange }
}
export type AnswerStore = ReturnType<typeof answerStore>

const pack = promisify(gzip)

const wrap = async (body: Buffer): Promise<Prebuilt> => ({
  body,
  packed: body.length < PACKED_FROM_BYTES ? null : await pack(body),
  etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
})

const sizeOf = ({ body, packed }: Prebuilt) => body.length + (packed?.length ?? 0)

/** Like `serve`, for questions to the archive: one answer per input and version. */
export function servePrebuilt<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  answers: AnswerStore,
  build: (input: In) => Promise<Out>,
) {
  // What was asked before in the same words needs neither reading nor checking.
  const keyOf = new Map<string, string>()

  const answerKnown: preHandlerHookHandler = (request, reply, done) => {
    const key = keyOf.get(wordsOf(request))
    const answer = key === undefined ? undefined : answers.known(key)
    if (answer) send(request, reply, answer)
    else done()
  }

  serveRaw(
    app,
    route,
    async (input, _, request, reply) => {
      const key = `${route.path} ${JSON.stringify(input)}`
      const words = wordsOf(request)
      if (words.length <= KEPT_TEXT) {
        if (keyOf.size >= KEPT_WORDS) keyOf.delete(keyOf.keys().next().value ?? '')
        keyOf.set(words, key)
      }
      const write = async () => JSON.stringify(route.output.parse(await build(input)))
      return send(request, reply, await answers.find(key, write))
    },
    [answerKnown],
  )
}

const wordsOf = ({ url, body }: FastifyRequest) =>
  Buffer.isBuffer(body) ? `${url} ${body.toString('latin1')}` : url

function send({ headers }: FastifyRequest, reply: FastifyReply, { body, packed, etag }: Prebuilt) {
  // Other sites that may call have put a word there already.
  const vary = reply.hasHeader('vary') ? `${String(reply.getHeader('vary'))}, ` : ''
  reply.header('etag', etag).header('cache-control', 'no-cache')
  reply.header('vary', `${vary}accept-encoding`)
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const isPacked = packed !== null && TAKES_GZIP.test(headers['accept-encoding'] ?? '')
  return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(body)
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
