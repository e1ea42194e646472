import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerHookHandler,
} from 'fastify'
import * as z from 'zod/mini'
import { MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { importMessages } from '#contract/archive/import.texts.ts'
import { refusals } from '#contract/base/refusal.texts.ts'
import { type Access, type Route, takesJson } from '#contract/base/route.ts'
import { can, type Role } from '#domain/account/access.ts'
import { readJson } from './body.ts'
import { badRequest, forbidden, loginRequired, sessionInvalid } from './errors.ts'
import { refuseOtherTypes } from './refusals.ts'
import { allowSlowBody } from './time-limits.ts'
import { type Disk, requireDiskSpace } from '../process/disk-space.ts'

// The small build of Zod has no error messages of its own.
z.config(z.locales.en())

export interface SignedIn {
  id: number
  username: string
  role: Role
  tokenHash: Buffer
}

interface Caller<User extends SignedIn | null = SignedIn | null> {
  user: User
  address: string
  /** Adds the request's id to every line. */
  log: FastifyBaseLogger
}

/** A route that requires a capability always has a user, and the handler's type reflects that. */
type CallerOf<Who extends Access> = Caller<Who extends 'public' ? SignedIn | null : SignedIn>

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedIn | null
  }
  interface FastifyInstance {
    /** All contract routes that are served. The API docs are generated from it. */
    contractRoutes: Route<unknown, unknown>[]
    disk: Disk | null
  }
}

/** The response to a successful change. */
export const succeed = (message: string) => ({ success: true as const, message })

/** Binds a contract route to its handler. Access, input and output are checked here and nowhere else. */
export function serve<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  handler: (input: In, caller: CallerOf<Who>) => Promise<Out>,
) {
  serveRaw(app, route, async (input, caller) => route.output.parse(await handler(input, caller)))
}

/** Like `serve` without the output check, for responses that were checked when they were built. */
export function serveRaw<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  handler: (
    input: In,
    caller: CallerOf<Who>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>,
  preHandler: preHandlerHookHandler[] = [],
) {
  app.contractRoutes.push(route)
  app.route({
    method: route.method,
    url: route.path,
    // Runs before the body is parsed: a caller without access learns nothing about the input.
    onRequest: [
      (request, _, next) => next(refusalOf(request, route.access)),
      ...(route.upload ? [() => requireDiskSpace(app.disk), allowFile] : []),
    ],
    preHandler,
    handler: async (request, reply) => {
      const input = route.input.safeParse(rawInput(route, request))
      if (!input.success) throw badRequest(faults(input.error))
      const caller = { user: request.user, address: request.ip, log: request.log }
      if (!isCallerOf(caller, route.access)) throw loginRequired()
      return handler(input.data, caller, request, reply)
    },
  })
}

const allowFile = async (request: FastifyRequest) => allowSlowBody(request)

const isCallerOf = <Who extends Access>(caller: Caller, access: Who): caller is CallerOf<Who> =>
  access === 'public' || caller.user !== null

function refusalOf({ user, headers }: FastifyRequest, access: Access): Error | undefined {
  if (access === 'public') return undefined
  if (!user) return headers.authorization ? sessionInvalid() : loginRequired()
  return can(user.role, access) ? undefined : forbidden()
}

/** Like `serve`, for requests whose body is a file. */
export function serveUpload<In, Out, Who extends Access>(
  app: FastifyInstance,
  route: Route<In, Out, Who>,
  handler: (input: In, caller: CallerOf<Who>, file: Buffer) => Promise<Out>,
  maxBytes = MATCH_FILE_BYTES,
) {
  // A separate scope: all other routes accept only JSON.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    refuseOtherTypes(scope, refusals.fileOnly)
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_, file, next) => next(null, { file }),
    )
    serveRaw(scope, route, async (input, caller, { body }) => {
      if (!isUpload(body)) throw badRequest(importMessages.noFile, 'no_file')
      return route.output.parse(await handler(input, caller, body.file))
    })
  })
}

const isUpload = (body: unknown): body is { file: Buffer } =>
  typeof body === 'object' && body !== null && 'file' in body && Buffer.isBuffer(body.file)

/** Never reads body fields from the query: URLs get logged, and passwords must not be. */
function rawInput(route: Route<unknown, unknown>, { query, body, params }: FastifyRequest) {
  const given = () => (Buffer.isBuffer(body) ? readJson(body) : {})
  // Path parameters come last so that no other field can override the id in the URL.
  return Object.assign({}, takesJson(route) ? given() : query, params)
}

/** A person corrects them one by one, and each could quote a whole request. */
const MAX_FAULTS = 10
const MAX_FAULT_LENGTH = 500

/** Zod's own messages don't say which field is wrong, so the path is added. Our messages stand alone. */
function faults({ issues }: z.core.$ZodError): string {
  const sentences = issues.map(({ message, path }) => {
    if (message.endsWith('received undefined')) return `${path.join('.')} is missing`
    return /^(Invalid|Too|Unrecognized)/.test(message) ? `${path.join('.')}: ${message}` : message
  })
  const different = [...new Set(sentences)]
  const shown = different.slice(0, MAX_FAULTS).map((fault) => fault.slice(0, MAX_FAULT_LENGTH))
  const more = different.length - shown.length
  return [...shown, ...(more > 0 ? [refusals.moreFaults(more)] : [])].join('\n')
}
