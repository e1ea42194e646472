import { outgoingMessages } from '#contract/base/outgoing.texts.ts'
import {
  OutgoingError,
  type OutgoingLimits,
  sendOutgoing,
} from '../../http/outgoing/outgoing-request.ts'

/** A real set of six games has 400 kB. */
export const FETCH_LIMITS: OutgoingLimits = { timeMs: 10_000, bytes: 16 * 1024 * 1024 }

/** Gets an answer of an allowed host; null if it has none at this address (404). */
export async function fetchAnswer(
  url: URL,
  stop: AbortSignal,
  limits = FETCH_LIMITS,
): Promise<Buffer | null> {
  const { status, body } = await sendOutgoing(url, { stop, limits })
  if (status === 404) return null
  if (status !== 200) throw new OutgoingError(outgoingMessages.status(url.host, status))
  if (isPage(body)) throw new OutgoingError(outgoingMessages.page(url.host))
  return body
}

/** A source that is busy or wants a login answers with a page. */
const isPage = (body: Buffer) => body.subarray(0, 200).toString('utf8').trimStart().startsWith('<')
