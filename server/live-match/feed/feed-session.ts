import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import type { LiveEvent } from '#domain/live-match/feed/live-message.ts'
import type { FrameRefusal } from '../../archive/ingest/live-feed/refused-frame.ts'
import { createChunkWriter } from './chunk-writer.ts'
import { decodeStored, type FeedMatches } from './feed-matches.ts'
import type { liveEventRepository, StoredFrame } from './live-event.repository.ts'
import type { KnownFeed } from './live-feed.repository.ts'
import { createLobbyRequests } from './lobby-requests.ts'

/** 300 a second are a fight. A feed with more is read slower. */
const FRAMES_PER_SECOND = 2000
/** An evening of six games has about 100 MB. */
const EVENING_BYTES = 1024 * 1024 * 1024
const EVENING_HOURS = 12

/** The game's connection, as far as a session needs it. */
export interface FeedSocket {
  send: (data: Uint8Array | string) => void
  pause: () => void
  resume: () => void
  close: (reason: string) => void
}

/** Shows a feed's match to viewers. */
export interface WatchedFeed {
  /** A frame has arrived and is in the match. */
  changed: (arrivedMs: number, event?: LiveEvent) => void
  closed: () => void
}

interface SessionParts {
  readonly feed: KnownFeed
  readonly socket: FeedSocket
  readonly isJson: boolean
  readonly key: string
  readonly framesPerSecond?: number
  readonly matches: FeedMatches
  readonly watched?: WatchedFeed | undefined
  readonly events: ReturnType<typeof liveEventRepository>
  readonly logger: FastifyBaseLogger
}

export type FeedSession = Awaited<ReturnType<typeof openSession>>

/** One connection of a feed that has shown its token: every frame is stored, then read. */
export async function openSession(parts: SessionParts) {
  const { feed, socket, isJson, key, matches, watched, events, logger } = parts
  const { framesPerSecond = FRAMES_PER_SECOND } = parts
  const writer = createChunkWriter({
    session: randomUUID(),
    feedId: feed.id,
    append: (chunk) => events.append(chunk),
    onError: (error) => logger.error(error, 'storing live events failed'),
  })
  const requests = createLobbyRequests((request) => socket.send(request), isJson, key)
  const since = Date.now()
  const refused: Partial<Record<FrameRefusal, number>> = {}
  let bytes = await events.recentBytes(feed.id, EVENING_HOURS)
  let frames = 0
  let lastFrameAt: number | null = null
  const speed = limitSpeed(socket, framesPerSecond, writer.isFull)

  const end = async () => {
    speed.stop()
    requests.stop()
    watched?.closed()
    await writer.flush()
    matches.finish()
  }
  const { promise: ended, resolve: leave } = Promise.withResolvers<void>()

  return {
    feed,
    /** Resolves when the connection has ended and all its frames are stored. */
    ended,
    /** Returns why the connection has to end, or null. */
    receive(frame: StoredFrame): string | null {
      bytes += frame.bytes.length
      if (bytes > EVENING_BYTES) return texts.closed.tooMuch
      frames += 1
      lastFrameAt = frame.arrivedMs
      writer.add(frame)
      speed.count()
      const event = decodeStored(frame)
      if (typeof event === 'string') {
        refused[event] = (refused[event] ?? 0) + 1
        return null
      }
      requests.hear(event)
      if (matches.add(event, frame.arrivedMs) || event.type === 'matchSetup') requests.ask()
      watched?.changed(frame.arrivedMs, event)
      return null
    },
    state: () => ({
      since,
      lastFrameAt,
      frames,
      refused,
      map: matches.match?.map ?? null,
      teams: new Set([...(matches.match?.players.values() ?? [])].map(({ slot }) => slot)).size,
    }),
    stop: () => writer.stop(),
    async end() {
      await end()
      leave()
    },
  }
}

/** Pauses a connection that is too fast, or whose frames the database hasn't taken yet. */
function limitSpeed(socket: FeedSocket, framesPerSecond: number, isFull: () => boolean) {
  let frames = 0
  let isPaused = false
  const tick = setInterval(() => {
    frames = 0
    if (!isPaused || isFull()) return
    isPaused = false
    socket.resume()
  }, 1000)
  return {
    count() {
      frames += 1
      if (isPaused || (frames < framesPerSecond && !isFull())) return
      isPaused = true
      socket.pause()
    },
    stop: () => clearInterval(tick),
  }
}
