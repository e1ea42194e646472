/** Longer than any request is allowed to take. */
const PATIENCE_MS = 15_000

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object | string
}

interface Reply {
  status: number
  json: unknown
}

/** The answer, or null if none came. A file is sent as text. */
export async function send(address: string, token: string, call: Call): Promise<Reply | null> {
  const { method, path, body } = call
  const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json'
  try {
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, json: await response.json() }
  } catch {
    return null
  }
}
