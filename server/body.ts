import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { badRequest } from './errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON and nothing else, in proper UTF-8: a replaced character would be stored as if it had been typed. */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined)
      try {
        const result = parse(request, utf8.decode(body), (error, value) =>
          error ? done(badRequest(messages.refusals.badJson, 'bad_json')) : done(null, value),
        )
        return result
      } catch {
        return done(badRequest(messages.refusals.badJson, 'bad_json'))
      }
    },
  )
}
