import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { refusals } from '#contract/base/refusal.texts.ts'
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

/** No call needs more. Checking hundreds of thousands of items would block the server for seconds. */
const MAX_ITEMS = 10_000
const MAX_KEYS = 1000
const MAX_VALUES = 60_000

/** Requires valid UTF-8: a replacement character would be stored as if the user had typed it. Rejects `__proto__`. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest(refusals.notAnObject, 'bad_json')
  }
  requireBounded(value)
  return value
}

function parseJson(body: Buffer): unknown {
  try {
    return parse(utf8.decode(body))
  } catch {
    throw badRequest(refusals.badJson, 'bad_json')
  }
}

/** Counts without recursion, so that deep values are no problem either. */
function requireBounded(body: object) {
  const waiting: object[] = [body]
  let values = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const items: unknown[] = Object.values(next)
    values += items.length
    const most = Array.isArray(next) ? MAX_ITEMS : MAX_KEYS
    if (items.length > most || values > MAX_VALUES) {
      throw badRequest(refusals.tooManyItems, 'too_many_items')
    }
    for (const item of items) if (typeof item === 'object' && item !== null) waiting.push(item)
  }
}
