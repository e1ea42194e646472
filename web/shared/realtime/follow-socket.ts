import type * as z from 'zod/mini'
import {
  LIVE_REFUSALS,
  liveEvents,
  type LiveEvents,
  type RoomEnd,
} from '#contract/base/realtime.ts'
import type { Clock } from './clock.ts'
import { followIdle, type Screen } from './idle.ts'
import { LIVE_ATTEMPTS } from './live-status.ts'

type Payload<Name extends keyof LiveEvents> = z.infer<(typeof liveEvents)[Name]>

export interface LiveListener {
  readonly connected: () => void
  readonly disconnected: () => void
  readonly attempts: (attempt: number) => void
  readonly givesUp: () => void
  /** The server has lost its database. What it sent is from that time. */
  readonly away: (since: number) => void
  /** The server refuses the token, so another attempt with it is pointless. */
  readonly refused: () => void
  /** The user can't be in this room, or not any more. Another attempt is pointless until that changes. */
  readonly ended: (reason: RoomEnd | 'unknown') => void
  /** A message that this page doesn't understand. */
  readonly missed: () => void
  readonly draft: (state: Payload<'draft_state'>) => void
  readonly update: (event: Payload<'legend_update'>) => void
  /** There is another roster of legends. */
  readonly roster: () => void
  /** Someone changed the plan for the series. */
  readonly plan: () => void
  /** Someone changed the room or one of its results. */
  readonly room: () => void
  /** Someone changed a POI draft. */
  readonly poiDraft: () => void
  readonly presence: (users: Payload<'presence'>['users']) => void
}

/** Events with at most one argument: a payload, a reason, an error or an attempt. */
interface EventSource {
  on(event: string, handler: (payload: unknown) => void): unknown
  removeAllListeners(): unknown
}

/** The part of a socket.io socket that the page uses. */
export interface PageSocket extends EventSource {
  readonly connected: boolean
  /** Whether the socket reconnects by itself. */
  readonly active: boolean
  readonly io: EventSource
  emit(event: 'idle', isIdle: boolean): unknown
  connect(): unknown
  disconnect(): unknown
}

export interface SocketDeps {
  readonly screen: Screen
  readonly clock: Clock
}

/** See docs/specification-notes.md, Reconnecting. */
export const DELAY_MS = 1000
export const LONGEST_DELAY_MS = 5000

const TOKEN_REFUSALS: readonly unknown[] = [LIVE_REFUSALS.noToken, LIVE_REFUSALS.badToken]

/** Turns what a socket says into calls of the listener, and brings a lost connection back. */
export function followSocket(
  socket: PageSocket,
  listener: LiveListener,
  { screen, clock }: SocketDeps,
) {
  readMessages(socket, listener)
  const stopRetrying = retryWhenRefused(socket, listener, clock)
  let isIdle = false
  const stopFollowing = followIdle(
    (next) => {
      isIdle = next
      // socket.io would deliver it late after a reconnect. Each new connection sends the current value.
      if (socket.connected) socket.emit('idle', isIdle)
    },
    screen,
    clock,
  )
  socket.on('connect', () => {
    if (isIdle) socket.emit('idle', isIdle)
    listener.connected()
  })
  /** The reason is known before the connection is closed. */
  let hasEnded = false
  socket.on('room_ended', (message) => {
    const { data } = liveEvents.room_ended.safeParse(message)
    hasEnded = true
    listener.ended(data?.reason ?? 'unknown')
  })
  socket.on('disconnect', (reason) => {
    if (hasEnded) return
    listener.disconnected()
    // socket.io does not reconnect by itself after the server closed the connection.
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.io.on('reconnect_attempt', (attempt) => listener.attempts(Number(attempt)))
  socket.io.on('reconnect_failed', () => listener.givesUp())

  return {
    /** Connects now, without waiting for the next attempt. */
    connect: () => {
      hasEnded = false
      socket.disconnect()
      socket.connect()
    },
    close: () => {
      stopRetrying()
      stopFollowing()
      socket.removeAllListeners()
      socket.io.removeAllListeners()
      socket.disconnect()
    },
  }
}

function readMessages(socket: PageSocket, listener: LiveListener) {
  socket.on('draft_state', (message) => {
    const { data } = liveEvents.draft_state.safeParse(message)
    if (data) listener.draft(data)
    else listener.missed()
  })
  socket.on('legend_update', (message) => {
    const { data } = liveEvents.legend_update.safeParse(message)
    if (data) listener.update(data)
    else listener.missed()
  })
  socket.on('roster_update', () => listener.roster())
  socket.on('series_plan_update', () => listener.plan())
  socket.on('room_update', () => listener.room())
  socket.on('poi_draft_update', () => listener.poiDraft())
  socket.on('database_away', (message) => {
    const { data } = liveEvents.database_away.safeParse(message)
    if (data) listener.away(data.since)
  })
  socket.on('presence', (message) => {
    const { data } = liveEvents.presence.safeParse(message)
    if (data) listener.presence(data.users)
  })
}

/** socket.io retries only when the server doesn't answer. This retries when it answers with a refusal. */
function retryWhenRefused(socket: PageSocket, listener: LiveListener, clock: Clock) {
  let attempts = 0
  let cancelTimer: (() => void) | undefined

  socket.on('connect', () => {
    attempts = 0
  })
  socket.on('connect_error', (error) => {
    if (socket.active) return
    if (error instanceof Error && TOKEN_REFUSALS.includes(error.message)) return listener.refused()
    if (error instanceof Error && error.message === LIVE_REFUSALS.noRoom) {
      return listener.ended('unknown')
    }
    attempts += 1
    if (attempts > LIVE_ATTEMPTS) {
      attempts = 0
      return listener.givesUp()
    }
    listener.attempts(attempts)
    const delayMs = Math.min(LONGEST_DELAY_MS, DELAY_MS * 2 ** (attempts - 1))
    cancelTimer = clock.after(delayMs, () => void socket.connect())
  })
  return () => cancelTimer?.()
}
