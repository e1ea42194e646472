import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client'
import { LIVE_PATH } from '#contract/base/realtime.ts'
import type { Clock } from './clock.ts'

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
  emit(event: string, payload: unknown): unknown
  connect(): unknown
  disconnect(): unknown
}

/** See docs/specification-notes.md, Reconnecting. */
export const DELAY_MS = 1000
export const LONGEST_DELAY_MS = 5000

/** Opens a socket in a namespace of the server. socket.io is large, so import this in a chunk that is loaded later. */
export const openSocket = (
  namespace: string,
  auth: object,
  options: Partial<ManagerOptions & SocketOptions> = {},
): PageSocket =>
  io(namespace, {
    path: LIVE_PATH,
    auth,
    // Not an upgrade from polling: a socket that is refused at once would leave a request that fails.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: LONGEST_DELAY_MS,
    ...options,
  })

export interface ConnectionHandlers {
  readonly connected?: () => void
  /** It is tried again, unless this closes the connection. */
  readonly disconnected?: () => void
  /** A connection could not be made. */
  readonly failed?: () => void
  /** The server refuses. It is tried again, unless this closes or stops the connection. */
  readonly refused?: (message: string) => void
  /** Socket.io or this connection tries again. */
  readonly attempts?: (attempt: number) => void
  readonly givesUp?: () => void
}

interface Waits {
  /** After the server has closed the connection. */
  readonly closedMs: number
  /** After so many refusals in a row; null gives up. */
  readonly refusedMs: (refusals: number) => number | null
}

/** No one can press a button on a big screen, so by default it tries again for as long as it is open. */
const PATIENT: Waits = { closedMs: 1000, refusedMs: () => 5000 }

/** Brings a lost connection back where socket.io doesn't: it only retries while the server doesn't answer. */
export function keepConnected(
  socket: PageSocket,
  clock: Pick<Clock, 'after'>,
  handlers: ConnectionHandlers,
  waits: Waits = PATIENT,
) {
  let isStopped = false
  let cancelTimer: (() => void) | undefined
  const connectIn = (ms: number) => {
    cancelTimer?.()
    if (!isStopped) cancelTimer = clock.after(ms, () => void socket.connect())
  }
  const stop = () => {
    isStopped = true
    cancelTimer?.()
  }
  followEvents(socket, handlers, { isStopped: () => isStopped, connectIn }, waits)

  return {
    /** Connects now, without waiting for the next attempt. */
    connect: () => {
      stop()
      socket.disconnect()
      isStopped = false
      socket.connect()
    },
    /** After a message that this page doesn't understand: soon, but not in a loop. */
    reconnect: () => {
      socket.disconnect()
      connectIn(DELAY_MS)
    },
    /** Another attempt is pointless until the user wants one. */
    stop,
    close: () => {
      stop()
      socket.removeAllListeners()
      socket.io.removeAllListeners()
      socket.disconnect()
    },
  }
}

function followEvents(
  socket: PageSocket,
  handlers: ConnectionHandlers,
  { isStopped, connectIn }: { isStopped: () => boolean; connectIn: (ms: number) => void },
  { closedMs, refusedMs }: Waits,
) {
  let refusals = 0
  socket.on('connect', () => {
    refusals = 0
    handlers.connected?.()
  })
  socket.on('disconnect', () => {
    if (isStopped()) return
    handlers.disconnected?.()
    if (!socket.active) connectIn(closedMs)
  })
  socket.on('connect_error', (error) => {
    handlers.failed?.()
    if (socket.active) return
    handlers.refused?.(error instanceof Error ? error.message : '')
    if (isStopped()) return
    refusals += 1
    const waitMs = refusedMs(refusals)
    if (waitMs === null) {
      refusals = 0
      handlers.givesUp?.()
    } else {
      handlers.attempts?.(refusals)
      connectIn(waitMs)
    }
  })
  socket.io.on('reconnect_attempt', (attempt) => handlers.attempts?.(Number(attempt)))
  socket.io.on('reconnect_failed', () => handlers.givesUp?.())
}
