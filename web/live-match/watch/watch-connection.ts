import { WATCH_NAMESPACE, watchEvents } from '#contract/live-match/live-view.ts'
import { applyUpdate, type LiveUpdate } from '#domain/live-match/view/live-update.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { browserClock, type Clock } from '../../shared/realtime/clock.ts'
import { keepConnected, openSocket, type PageSocket } from '../../shared/realtime/connection.ts'
import { createDrawing } from './draw-soon.ts'

export interface Watched {
  /** Null until the first snapshot. */
  readonly views: readonly LiveView[] | null
  /** What has to be added to the browser's clock to get the server's. */
  readonly offsetMs: number
  /** Null while connected; else the number of the last attempt to reconnect. */
  readonly attempt: number | null
}

export const NOT_WATCHED: Watched = { views: null, offsetMs: 0, attempt: null }

/** Opens the socket of the Live page. The returned function closes it. */
export const watchMatches = (show: (watched: Watched) => void): (() => void) =>
  followViews(openSocket(WATCH_NAMESPACE, {}), show, browserClock)

/** Shows what the server sends about live matches. The returned function closes the socket. */
export function followViews(
  socket: PageSocket,
  show: (watched: Watched) => void,
  clock: Clock,
): () => void {
  let watched = NOT_WATCHED
  /** Of the last message; null until the snapshot of this connection. */
  let version: number | null = null

  const drawing = createDrawing(show, clock)
  const set = (change: Partial<Watched>) => {
    watched = { ...watched, ...change }
    drawing.now(watched)
  }
  const { reconnect, close } = keepConnected(socket, clock, {
    disconnected: () => {
      version = null
      set({ attempt: watched.attempt ?? 1 })
    },
    failed: () => set({ attempt: watched.attempt ?? 1 }),
    attempts: (attempt) => set({ attempt }),
  })
  /** A message is missing or makes no sense. The next connection starts with all matches. */
  const resync = () => {
    version = null
    reconnect()
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
  return () => {
    drawing.stop()
    close()
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
