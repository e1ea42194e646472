import { refusals } from '#contract/base/refusal.texts.ts'

/** An error that users can read. `code` stays the same even if the message changes. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterS: number | undefined
  constructor(status: number, code: string, message: string, retryAfterS?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

export const badRequest = (message: string, code = 'bad_request') =>
  new HttpError(400, code, message)
export const loginRequired = () => new HttpError(401, 'login_required', refusals.loginRequired)
export const sessionInvalid = () => new HttpError(401, 'session_invalid', refusals.sessionInvalid)
export const forbidden = () => new HttpError(403, 'forbidden', refusals.forbidden)
export const notFound = (message: string, code = 'not_found') => new HttpError(404, code, message)
export const conflict = (code: string, message: string) => new HttpError(409, code, message)
export const tooMany = (message: string, retryAfterS: number) =>
  new HttpError(429, 'too_many_requests', message, retryAfterS)

export const serverBusy = () => new HttpError(503, 'busy', refusals.busy, 2)
export const roomBusy = () => new HttpError(503, 'room_busy', refusals.roomBusy, 1)
export const notReady = (reasons: readonly string[]) =>
  new HttpError(503, 'not_ready', reasons.join(' '), 2)
export const databaseAway = () => new HttpError(503, 'database_away', refusals.databaseAway, 2)
const archiveBusy = () => new HttpError(503, 'archive_busy', refusals.archiveBusy, 5)
export const diskFull = () => new HttpError(507, 'disk_full', refusals.diskFull)

/** PostgreSQL's code for a violated unique constraint. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'

/** PostgreSQL's code for a table that doesn't exist. */
export const UNDEFINED_TABLE = '42P01'

/** PostgreSQL's code for a lock that wasn't free in time. Only changes of the archive wait for locks that long. */
const LOCK_TIMEOUT = '55P03'

/** PostgreSQL's code for a statement that took longer than it may. */
export const STATEMENT_TIMEOUT = '57014'

/** The code that Node, PostgreSQL and Fastify put on their errors. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export const WRONG_TYPE = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
export const wrongType = (message: string) => new HttpError(415, 'wrong_type', message)

const FRAMEWORK_REFUSALS: Record<string, HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, 'too_large', refusals.tooLarge),
  [WRONG_TYPE]: wrongType(refusals.wrongType),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badRequest(refusals.badRequest),
}

/** Maps an error to what the client should see; null if it is a bug of ours. */
export function asRefusal(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  const code = errorCode(error)
  if (code === '53100' || code === 'ENOSPC') return diskFull()
  if (code === LOCK_TIMEOUT) return archiveBusy()
  if (error instanceof Error && error.message === POOL_FULL) return serverBusy()
  return FRAMEWORK_REFUSALS[code] ?? (isDatabaseAway(error, code) ? databaseAway() : null)
}

/** All connections are in use. If that is because the database is away, `refuseWhileAway` says so within seconds. */
const POOL_FULL = 'timeout exceeded when trying to connect'

// Class 08: connection; 57P: shutting down or starting; 57014: time limit; 53300: no connections left.
const AWAY_CODE = /^(08...|57P0.|57014|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/
// The last one is what a rollback reports on a lost connection, no matter what failed before it.
const AWAY_TEXT =
  /^(Query read timeout|Connection terminated|timeout expired|Client .* is not queryable$)/

const isDatabaseAway = (error: unknown, code: string): boolean =>
  AWAY_CODE.test(code) || (error instanceof Error && AWAY_TEXT.test(error.message))
