import { refusal } from '#contract/base/field.ts'
import { messages } from '#contract/base/texts.ts'
import type { Route } from '#contract/base/route.ts'
import { endSession, getSession } from '../session/session-store.ts'

export class ApiError extends Error {
  /** HTTP status of the response; 0 if there was no response. */
  readonly status: number
  /** The stable error code from the server. */
  readonly code: string
  /** How long the server asks us to wait before retrying. */
  readonly retryAfterMs: number

  constructor(
    status: number,
    code: string,
    message: string,
    { cause, retryAfterMs = 0 }: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Retry only if the server is unreachable or broken; a 4xx response would be the same again. */
export const isWorthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Whether the message comes from the server, and not from us because there was nothing readable.
 */
export const isServerMessage = ({ code }: ApiError) =>
  code !== 'unreachable' && code !== 'invalid_response'

/**
 * Calls a contract route. Path parameters come from the input; the rest is sent as query or body.
 */
export async function call<In extends object, Out>(
  route: Route<In, Out>,
  input: NoInfer<In>,
): Promise<Out> {
  return exchange(route, input, null)
}

/**
 * Calls a contract route that takes a file. The file is the body or a form field, so the input is
 * sent as query.
 */
export async function upload<In extends object, Out>(
  route: Route<In, Out>,
  input: NoInfer<In>,
  file: Blob,
): Promise<Out> {
  return exchange(route, input, file)
}

async function exchange<In extends object, Out>(
  route: Route<In, Out>,
  input: In,
  file: Blob | null,
): Promise<Out> {
  const { token } = getSession()
  const response = await send(route, input, file, token)
  const json = await readJson(response)
  if (!response.ok) {
    // Only the current token can expire: a late response must not end a newer session.
    const isCurrent = token !== null && token === getSession().token
    if (response.status === 401 && route.access !== 'public' && isCurrent) endSession('expiry')
    const refused = refusal.safeParse(json)
    if (!refused.success) throw invalidResponse(response.status)
    const { error, message } = refused.data
    const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0)
    throw new ApiError(response.status, error, message, { retryAfterMs })
  }
  const output = route.output.safeParse(json)
  if (!output.success) throw invalidResponse(response.status, json && output.error)
  return output.data
}

async function send<In extends object>(
  route: Route<In, unknown>,
  input: In,
  file: Blob | null,
  token: string | null,
): Promise<Response> {
  const rest = new Map<string, unknown>(Object.entries(input))
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const hasJson = file === null && (route.method === 'POST' || route.method === 'PUT')
  const query = hasJson ? '' : queryString(rest)
  const request: RequestInit = {
    method: route.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(hasJson && { 'content-type': 'application/json' }),
      // For a form the browser sets the content type itself, because it picks the boundary.
      ...(file !== null &&
        route.upload !== 'form' && { 'content-type': 'application/octet-stream' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(hasJson && { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(file !== null && { body: route.upload === 'form' ? formOf(file) : file }),
  }
  try {
    return await fetch(query === '' ? path : `${path}?${query}`, request)
  } catch {
    throw new ApiError(0, 'unreachable', messages.connection.unreachable)
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function queryString(input: ReadonlyMap<string, unknown>) {
  return new URLSearchParams(
    [...input]
      .filter(([, value]) => value !== undefined && value !== null)
      .flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  ).toString()
}

/** A `cause` means the response was JSON but didn't match the schema. */
function invalidResponse(status: number, cause?: unknown) {
  return new ApiError(status, 'invalid_response', messages.connection.invalidResponse, { cause })
}
