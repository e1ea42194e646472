import { io, type Socket } from 'socket.io-client'
import type * as z from 'zod/mini'
import { LIVE_PATH, LIVE_REFUSALS, liveEvents, type LiveEvents } from '#contract/live.ts'
import { followIdle } from './idle.ts'
import { LIVE_ATTEMPTS } from './live-status.ts'

type Payload<Name extends keyof LiveEvents> = z.infer<(typeof liveEvents)[Name]>

export interface LiveListener {
  readonly connected: () => void
  readonly disconnected: () => void
  readonly attempts: (attempt: number) => void
  readonly givesUp: () => void
  /** The token is not taken, and no other attempt with it will be. */
  readonly refused: () => void
  /** A message that this page does not understand. */
  readonly missed: () => void
  readonly draft: (state: Payload<'draft_state'>) => void
  readonly update: (event: Payload<'legend_update'>) => void
  readonly presence: (users: Payload<'presence'>['users']) => void
}

/** Specification, section 9. */
const DELAY_MS = 1000
const LONGEST_DELAY_MS = 5000
const CONNECT_MS = 20_000

const TOKEN_REFUSALS: readonly string[] = [LIVE_REFUSALS.noToken, LIVE_REFUSALS.badToken]

export function openSocket(token: string, listener: LiveListener) {
  const socket = io({
    path: LIVE_PATH,
    auth: { token },
    extraHeaders: { authorization: `Bearer ${token}` },
    withCredentials: true,
    transports: ['polling', 'websocket'],
    forceNew: true,
    reconnectionAttempts: LIVE_ATTEMPTS,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
    timeout: CONNECT_MS,
  })
  hear(socket, listener)
  const stopRetrying = retryWhenRefused(socket, listener)
  let isIdle = false
  const stopFollowing = followIdle((next) => {
    isIdle = next
    // What was said into a cut connection would be said late; a new one is told anew.
    if (socket.connected) socket.emit('idle', isIdle)
  })
  socket.on('connect', () => {
    if (isIdle) socket.emit('idle', isIdle)
    listener.connected()
  })
  socket.on('disconnect', (reason) => {
    listener.disconnected()
    // A server that says goodbye is not reconnected to by itself.
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.io.on('reconnect_attempt', listener.attempts)
  socket.io.on('reconnect_failed', listener.givesUp)

  return {
    /** At once, whatever is being waited for. */
    connect: () => void socket.disconnect().connect(),
    close: () => {
      stopRetrying()
      stopFollowing()
      socket.removeAllListeners()
      socket.io.removeAllListeners()
      socket.disconnect()
    },
  }
}

function hear(socket: Socket, listener: LiveListener) {
  socket.on('draft_state', (message: unknown) => {
    const { data } = liveEvents.draft_state.safeParse(message)
    if (data) listener.draft(data)
    else listener.missed()
  })
  socket.on('legend_update', (message: unknown) => {
    const { data } = liveEvents.legend_update.safeParse(message)
    if (data) listener.update(data)
    else listener.missed()
  })
  socket.on('presence', (message: unknown) => {
    const { data } = liveEvents.presence.safeParse(message)
    if (data) listener.presence(data.users)
  })
}

/** A server that answers but cannot let anybody in is asked again as one that does not answer. */
function retryWhenRefused(socket: Socket, listener: LiveListener) {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  socket.on('connect', () => {
    attempts = 0
  })
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    if (TOKEN_REFUSALS.includes(message)) return listener.refused()
    attempts += 1
    if (attempts > LIVE_ATTEMPTS) {
      attempts = 0
      return listener.givesUp()
    }
    listener.attempts(attempts)
    timer = setTimeout(
      () => void socket.connect(),
      Math.min(LONGEST_DELAY_MS, DELAY_MS * 2 ** (attempts - 1)),
    )
  })
  return () => clearTimeout(timer)
}
