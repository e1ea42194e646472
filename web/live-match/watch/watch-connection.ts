import { watchEvents } from '#contract/live-match/live-view.ts'
import { applyUpdate, type LiveUpdate } from '#domain/live-match/view/live-update.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import type { Clock } from '../../shared/realtime/clock.ts'
import { createDrawing } from './draw-soon.ts'
import type { PageSocket } from '../../shared/realtime/follow-socket.ts'

export interface Watched {
  /** Null until the first snapshot. */
  readonly views: readonly LiveView[] | null
  /** What has to be added to the browser's clock to get the server's. */
  readonly offsetMs: number
  /** Null while connected; else the number of the last attempt to reconnect. */
  readonly attempt: number | null
}

export const NOT_WATCHED: Watched = { views: null, offsetMs: 0, attempt: null }

type WatchSocket = Pick<
  PageSocket,
  'active' | 'on' | 'connect' | 'disconnect' | 'removeAllListeners' | 'io'
>

const RETRY_MS = 5000
/** After a message that is missing or makes no sense: soon, but not in a loop. */
const RESYNC_MS = 1000

/** Shows what the server sends about live matches. The returned function closes the socket. */
export function followViews(
  socket: WatchSocket,
  show: (watched: Watched) => void,
  clock: Clock,
): () => void {
  let watched = NOT_WATCHED
  /** Of the last message; null until the snapshot of this connection. */
  let version: number | null = null
  let cancelTimer: (() => void) | undefined

  const drawing = createDrawing(show, clock)
  const set = (change: Partial<Watched>) => {
    watched = { ...watched, ...change }
    drawing.now(watched)
  }
  const connectIn = (ms: number) => {
    cancelTimer?.()
    cancelTimer = clock.after(ms, () => void socket.connect())
  }
  const resync = () => {
    version = null
    socket.disconnect()
    connectIn(RESYNC_MS)
  }
  socket.on('live_views', (message) => {
    const { data } = watchEvents.live_views.safeParse(message)
    if (!data) return
    version = data.version
    set({ views: data.views, offsetMs: data.now - clock.now(), attempt: null })
  })
  socket.on('live_update', (message) => {
    if (version === null) return
    const { data } = watchEvents.live_update.safeParse(message)
    if (!data || data.version !== version + 1) return resync()
    const views = applyAll(watched.views ?? [], data.updates)
    if (!views) return resync()
    version = data.version
    watched = { ...watched, views, offsetMs: data.now - clock.now() }
    drawing.soon(watched)
  })
  socket.on('disconnect', () => {
    version = null
    set({ attempt: watched.attempt ?? 1 })
    // socket.io does not reconnect by itself after the server closed the connection.
    if (!socket.active) connectIn(RESYNC_MS)
  })
  socket.on('connect_error', () => {
    set({ attempt: watched.attempt ?? 1 })
    if (!socket.active) connectIn(RETRY_MS)
  })
  socket.io.on('reconnect_attempt', (attempt) => set({ attempt: Number(attempt) }))

  return () => {
    cancelTimer?.()
    drawing.stop()
    socket.removeAllListeners()
    socket.io.removeAllListeners()
    socket.disconnect()
  }
}

/** Null if an update is about a match that isn't known. */
function applyAll(views: readonly LiveView[], updates: readonly LiveUpdate[]) {
  const byFeed = new Map(views.map((view) => [view.feed, view]))
  for (const update of updates) {
    const view = byFeed.get(update.feed)
    if (!view) return null
    byFeed.set(update.feed, applyUpdate(view, update))
  }
  return [...byFeed.values()]
}
