import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { matchLinkMessages } from '#contract/messages/match-link.ts'
import { lookUpPublic, PrivateAddressError } from './public-address.ts'

const { faults: texts } = matchLinkMessages

/** A failed look, with a sentence for people. */
export class SourceError extends Error {}

interface FetchLimits {
  /** For one answer, from the connection to its last byte. */
  timeMs: number
  bytes: number
}

/** A real set of six games has 400 kB. */
export const FETCH_LIMITS: FetchLimits = { timeMs: 10_000, bytes: 16 * 1024 * 1024 }

/**
 * Gets an answer of an allowed host; null if it has none at this address (404). Redirects aren't followed. A name that
 * leads to a private network is refused; a listed IP address is used as it is.
 */
export async function fetchAnswer(
  url: URL,
  stop: AbortSignal,
  limits = FETCH_LIMITS,
): Promise<Buffer | null> {
  const timeLimit = AbortSignal.timeout(limits.timeMs)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    // Sockets that stay open would outlive the time limit, and would keep an address that was checked long ago.
    agent: false,
    lookup: lookUpPublic,
    signal: AbortSignal.any([timeLimit, stop]),
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Ringwise',
    },
  })
  try {
    // Errors after the response has begun are reported by its stream too.
    request.on('error', () => {})
    request.end()
    const [response]: IncomingMessage[] = await once(request, 'response')
    return response ? await readBody(response, url.host, limits) : null
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (error instanceof PrivateAddressError) throw new SourceError(texts.privateAddress(url.host))
    throw new SourceError(
      timeLimit.aborted ? texts.slow(url.host, limits.timeMs / 1000) : texts.unreachable(url.host),
    )
  } finally {
    request.destroy()
  }
}

async function readBody(
  response: IncomingMessage,
  host: string,
  { bytes: most }: FetchLimits,
): Promise<Buffer | null> {
  const { statusCode: status = 0, headers } = response
  if (status === 404) return null
  if (status >= 300 && status < 400) throw new SourceError(texts.redirect(host))
  if (status !== 200) throw new SourceError(texts.status(host, status))
  const tooLarge = () => new SourceError(texts.tooLarge(host, most / 1024 / 1024))
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
