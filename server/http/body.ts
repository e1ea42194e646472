import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { refusals } from '#contract/messages/refusal.ts'
import { badRequest } from './errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Accepts only JSON and keeps it unparsed until a route needs it, because known requests are recognized by their
 * bytes.
 */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

/** Requires valid UTF-8: a replacement character would be stored as if the user had typed it. Rejects `__proto__`. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return parse(utf8.decode(body))
  } catch {
    throw badRequest(refusals.badJson, 'bad_json')
  }
}
