import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { refusals } from '#contract/messages/refusal.ts'
import { badRequest } from './errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON and nothing else. It stays unread until a route wants it: a question asked before is known by its bytes. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

/** In proper UTF-8, since a replaced character would be stored as if it had been typed; no `__proto__`. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return parse(utf8.decode(body))
  } catch {
    throw badRequest(refusals.badJson, 'bad_json')
  }
}
