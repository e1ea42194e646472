import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { refusals } from '#contract/base/refusal.texts.ts'
import type { Database } from '../db/schema.ts'
import {
  asRefusal,
  errorCode,
  FOREIGN_KEY_VIOLATION,
  HttpError,
  sessionInvalid,
  WRONG_TYPE,
  wrongType,
} from './errors.ts'
import { pathOf } from './url.ts'

const internal = () => new HttpError(500, 'internal', refusals.internal)

/** Logged, because someone tried something without permission or too often. */
const NOTED = new Set(['session_invalid', 'forbidden', 'too_many_requests'])

/** Sends every error in the same shape. Details of a 5xx stay in the log, under the request's id. */
export function answerErrors(app: FastifyInstance, db: Kysely<Database>) {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal =
      asRefusal(error) ?? ((await isCallerDeleted(db, error, request)) ? sessionInvalid() : null)
    // The client disconnected while sending. That is no error, and no one is left to answer.
    if (error === request.raw.errored) request.log.info('client closed the connection')
    else if (!refusal || refusal.status >= 500) request.log.error(error)
    else if (NOTED.has(refusal.code)) {
      request.log.warn({ user: request.user?.id, reason: refusal.code }, 'request refused')
    }
    return refuse(reply, refusal ?? internal())
  })
}

/** Changes name the account that made them. It can be deleted while they wait for a lock. */
async function isCallerDeleted(db: Kysely<Database>, error: unknown, { user }: FastifyRequest) {
  if (errorCode(error) !== FOREIGN_KEY_VIOLATION || !user) return false
  const account = db.selectFrom('account').select('id').where('id', '=', user.id)
  // If the database fails here too, the answer is still in our words.
  return account.executeTakeFirst().then(
    (found) => found === undefined,
    () => false,
  )
}

/** For routes whose body isn't JSON. */
export function refuseOtherTypes(scope: FastifyInstance, message: string) {
  scope.setErrorHandler((error) => {
    throw errorCode(error) === WRONG_TYPE ? wrongType(message) : error
  })
}

export function refuse(reply: FastifyReply, refusal: HttpError) {
  if (refusal.retryAfterS) reply.header('retry-after', refusal.retryAfterS)
  return reply.code(refusal.status).send(bodyOf(refusal))
}

export const bodyOf = ({ code, message }: HttpError) => ({ success: false, error: code, message })

/** An unknown path, or a known path with another method. */
export function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const allowed = methodsOf(app, request.url)
  if (allowed.length === 0) {
    return refuse(reply, new HttpError(404, 'not_found', refusals.unknownCall))
  }
  reply.header('allow', allowed.join(', '))
  return refuse(reply, new HttpError(405, 'method_not_allowed', refusals.unknownMethod))
}

function methodsOf(app: FastifyInstance, url: string): string[] {
  const path = pathOf(url)
  return app.contractRoutes
    .filter((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : method))
}
