import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Access, Route } from '#contract/route.ts'
import type { ArchiveVersion } from './archive/version.ts'
import { serveRaw } from './serve.ts'

interface Prebuilt {
  body: Buffer
  etag: string
}

/** As many different questions as are kept; the oldest goes first. */
const KEPT_ANSWERS = 500

/** Answers that change only with the archive are built, checked and written once per version. */
export function answerStore(version: ArchiveVersion) {
  const kept = new Map<string, Prebuilt>()
  let of: number | null = null

  return async (key: string, build: () => Promise<string>): Promise<Prebuilt> => {
    const now = version.current()
    if (now !== of) kept.clear()
    of = now
    const known = kept.get(key)
    if (known) return known
    const body = Buffer.from(await build())
    const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
    // A change that came while it was built makes it old already.
    if (now !== null && version.current() === now) keep(kept, key, answer)
    return answer
  }
}
export type AnswerStore = ReturnType<typeof answerStore>

function keep(kept: Map<string, Prebuilt>, key: string, answer: Prebuilt) {
  if (kept.size >= KEPT_ANSWERS) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, answer)
}

/** Like `serve`, for questions to the archive: one answer per input and version. */
export function servePrebuilt<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  answers: AnswerStore,
  build: (input: In) => Promise<Out>,
) {
  serveRaw(app, route, async (input, _, request, reply) => {
    const { body, etag } = await answers(`${route.path} ${JSON.stringify(input)}`, async () =>
      JSON.stringify(route.output.parse(await build(input))),
    )
    reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
