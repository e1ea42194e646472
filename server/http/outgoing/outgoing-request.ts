import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { outgoingMessages as texts } from '#contract/base/outgoing.texts.ts'
import { lookUpPublic, PrivateAddressError } from './public-address.ts'

/** A failed request, with a sentence for people. */
export class OutgoingError extends Error {}

export interface OutgoingLimits {
  /** For one answer, from the connection to its last byte. */
  timeMs: number
  bytes: number
}

export interface OutgoingAnswer {
  status: number
  /** How long the host asks to wait, in seconds; 0 if it doesn't. */
  retryAfterS: number
  /** Empty unless the request succeeded. */
  body: Buffer
}

interface Outgoing {
  /** Sent as JSON by POST; otherwise the request is a GET. */
  json?: object
  stop: AbortSignal
  limits: OutgoingLimits
}

/**
 * Sends a request to an allowed host. Redirects aren't followed. A name that leads to a private network is refused; a
 * listed IP address is used as it is.
 */
export async function sendOutgoing(
  url: URL,
  { json, stop, limits }: Outgoing,
): Promise<OutgoingAnswer> {
  const timeLimit = AbortSignal.timeout(limits.timeMs)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    method: json ? 'POST' : 'GET',
    // Sockets that stay open would outlive the time limit, and would keep an address that was checked long ago.
    agent: false,
    lookup: lookUpPublic,
    signal: AbortSignal.any([timeLimit, stop]),
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Ringwise',
      ...(json && { 'content-type': 'application/json' }),
    },
  })
  try {
    // Errors after the response has begun are reported by its stream too.
    request.on('error', () => {})
    request.end(json && JSON.stringify(json))
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (!response) throw new OutgoingError(texts.unreachable(url.host))
    return await readAnswer(response, url.host, limits)
  } catch (error) {
    if (error instanceof OutgoingError) throw error
    if (error instanceof PrivateAddressError)
      throw new OutgoingError(texts.privateAddress(url.host))
    throw new OutgoingError(
      timeLimit.aborted ? texts.slow(url.host, limits.timeMs / 1000) : texts.unreachable(url.host),
    )
  } finally {
    request.destroy()
  }
}

async function readAnswer(
  response: IncomingMessage,
  host: string,
  { bytes: most }: OutgoingLimits,
): Promise<OutgoingAnswer> {
  const { statusCode: status = 0, headers } = response
  const retryAfterS = Number(headers['retry-after']) || 0
  if (status >= 300 && status < 400) throw new OutgoingError(texts.redirect(host))
  if (status < 200 || status >= 300) return { status, retryAfterS, body: Buffer.of() }
  const tooLarge = () => new OutgoingError(texts.tooLarge(host, most / 1024 / 1024))
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return { status, retryAfterS, body: Buffer.concat(chunks) }
}
