import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import type { FeedSession, FeedSocket } from './feed-session.ts'
import { decodeStored } from './feed-matches.ts'
import type { StoredFrame } from './live-event.repository.ts'

/** The game sends its greeting at once. */
const INIT_MS = 10_000
/** Frames that arrive with the greeting, before reading is paused. */
const MAX_BACKLOG = 5000
/** The game tries to connect only a few times, so a connection waits for a database that is away. */
const OPEN_ATTEMPTS = 120
const RETRY_MS = 1000
/** WebSocket close codes: a policy was violated; something failed here. */
const REFUSED_CODE = 1008
const FAILED = 1011

/** Opens the session of the feed whose token is in the name; null if there is none. */
export type OpenSession = (sessionName: string, isJson: boolean) => Promise<FeedSession | null>

/** Follows a connection from its greeting to its end, and resolves then. Nothing that it sends makes it throw. */
export function acceptConnection(
  socket: WebSocket,
  open: OpenSession,
  logger: FastifyBaseLogger,
): Promise<void> {
  const backlog: StoredFrame[] = []
  let session: FeedSession | null = null
  let opening: Promise<void> | null = null
  const refuse = (reason: string, code = REFUSED_CODE) => closeFeed(socket, code, reason)
  const timer = setTimeout(() => refuse(texts.closed.noInit), INIT_MS)

  const deliver = (frame: StoredFrame) => {
    const reason = session?.receive(frame) ?? null
    if (reason !== null) refuse(reason)
  }
  const openPatiently = async (name: string, isJson: boolean) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await open(name, isJson)
      } catch (error) {
        if (attempt === OPEN_ATTEMPTS || socket.readyState !== socket.OPEN) throw error
        logger.error(error, 'opening a live feed failed, trying again')
        await wait(RETRY_MS)
      }
    }
  }
  const greet = async (first: StoredFrame, isJson: boolean) => {
    const init = decodeStored(first)
    const name = typeof init === 'object' && init.type === 'init' ? init.name : ''
    session = await openPatiently(name, isJson)
    if (!session) return refuse(texts.closed.noToken)
    for (const frame of backlog.splice(0)) deliver(frame)
    socket.resume()
    return undefined
  }
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return
    const frame = { bytes: toBuffer(data), arrivedMs: Date.now() }
    if (session) return deliver(frame)
    if (backlog.push(frame) > MAX_BACKLOG) socket.terminate()
    // Until the token is looked up and the match restored, which can take longer than a greeting.
    socket.pause()
    clearTimeout(timer)
    opening ??= greet(frame, !isBinary).catch((error: unknown) => {
      logger.error(error, 'opening a live feed failed')
      refuse(texts.closed.failed, FAILED)
    })
    return undefined
  })
  // A frame that breaks the protocol or is too large ends the connection; the library has closed it by then.
  socket.on('error', (error) =>
    logger.warn({ reason: error.message }, 'live feed connection failed'),
  )
  return new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearTimeout(timer)
      void (opening ?? Promise.resolve())
        .then(() => session?.end())
        .catch((error: unknown) => logger.error(error, 'ending a live feed failed'))
        .then(resolve)
    })
  })
}

/** The other side's answer has to be read, so a paused connection goes on. */
export function closeFeed(socket: WebSocket, code: number, reason: string) {
  socket.resume()
  socket.close(code, reason)
}

export const toFeedSocket = (socket: WebSocket): FeedSocket => ({
  send: (data) => socket.readyState === socket.OPEN && socket.send(data),
  pause: () => socket.pause(),
  resume: () => socket.resume(),
  close: (reason) => closeFeed(socket, REFUSED_CODE, reason),
})

const toBuffer = (data: RawData): Buffer => {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? Buffer.from(data) : data
}
