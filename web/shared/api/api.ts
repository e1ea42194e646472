import { refusal } from '#contract/field.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { endSession, getSession } from '../session/session-store.ts'

export class ApiError extends Error {
  /** The answer's status; 0 when there was no answer. */
  readonly status: number
  /** The refusal's stable code. */
  readonly code: string
  /** How long the server wants to be left alone. */
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

/** Whether the sentence is the server's own; otherwise it only says that there was none to read. */
export const isServerMessage = ({ code }: ApiError) =>
  code !== 'unreachable' && code !== 'invalid_response'

/** Calls a contract route; path parameters are taken out of the input, the rest travels as query or body. */
export async function call<In extends object, Out>(
  route: Route<In, Out>,
  input: NoInfer<In>,
): Promise<Out> {
  return exchange(route, input, null)
}

/** Calls a contract route that takes a file; the file is the body or a field of it, so the input travels as query. */
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
    // Only the token that is still in use can expire: a late answer must not end a newer session.
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
      // Of a form the browser says the type, since it has chosen what parts it.
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
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  ).toString()
}

/** With a cause it was JSON, but not what was asked for. */
function invalidResponse(status: number, cause?: unknown) {
  return new ApiError(status, 'invalid_response', messages.connection.invalidResponse, { cause })
}
