import type * as z from 'zod/mini'
import {
  LIVE_REFUSALS,
  liveEvents,
  type LiveEvents,
  type RoomEnd,
} from '#contract/base/realtime.ts'
import type { AnnouncedChange } from './announced.ts'
import { browserClock, type Clock } from './clock.ts'
import {
  DELAY_MS,
  keepConnected,
  LONGEST_DELAY_MS,
  openSocket,
  type PageSocket,
} from './connection.ts'
import { browserScreen, followIdle, type Screen } from './idle.ts'
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
  readonly announced: (change: AnnouncedChange) => void
  readonly presence: (users: Payload<'presence'>['users']) => void
}

export interface SocketDeps {
  readonly screen: Screen
  readonly clock: Clock
}

const TOKEN_REFUSALS: readonly string[] = [LIVE_REFUSALS.noToken, LIVE_REFUSALS.badToken]

/** Opens the page's own socket. This file is a chunk of its own. */
export const openLiveSocket = (
  token: string,
  room: number,
  listener: LiveListener,
  isPresent: boolean,
) =>
  followSocket(
    openSocket(
      '/',
      { token, room, isPresent },
      {
        extraHeaders: { authorization: `Bearer ${token}` },
        withCredentials: true,
        transports: ['polling', 'websocket'],
        reconnectionAttempts: LIVE_ATTEMPTS,
      },
    ),
    listener,
    { screen: browserScreen, clock: browserClock },
  )

/** Turns what a socket says into calls of the listener, and brings a lost connection back. */
export function followSocket(
  socket: PageSocket,
  listener: LiveListener,
  { screen, clock }: SocketDeps,
) {
  readMessages(socket, listener)
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
  const { connect, stop, close } = keepConnected(
    socket,
    clock,
    {
      ...listener,
      connected: () => {
        if (isIdle) socket.emit('idle', isIdle)
        listener.connected()
      },
      refused: (message) => {
        if (TOKEN_REFUSALS.includes(message)) {
          stop()
          listener.refused()
        } else if (message === LIVE_REFUSALS.noRoom) {
          stop()
          listener.ended('unknown')
        }
      },
    },
    { closedMs: 0, refusedMs },
  )
  // The reason is known before the connection is closed.
  socket.on('room_ended', (message) => {
    const { data } = liveEvents.room_ended.safeParse(message)
    stop()
    listener.ended(data?.reason ?? 'unknown')
  })

  return {
    connect,
    close: () => {
      stopFollowing()
      close()
    },
  }
}

const refusedMs = (refusals: number) =>
  refusals > LIVE_ATTEMPTS ? null : Math.min(LONGEST_DELAY_MS, DELAY_MS * 2 ** (refusals - 1))

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
  socket.on('roster_update', () => listener.announced('roster'))
  socket.on('series_plan_update', () => listener.announced('plan'))
  socket.on('room_update', () => listener.announced('room'))
  socket.on('moment_update', () => listener.announced('moments'))
  socket.on('poi_draft_update', () => listener.announced('poiDraft'))
  socket.on('database_away', (message) => {
    const { data } = liveEvents.database_away.safeParse(message)
    if (data) listener.away(data.since)
  })
  socket.on('presence', (message) => {
    const { data } = liveEvents.presence.safeParse(message)
    if (data) listener.presence(data.users)
  })
}
