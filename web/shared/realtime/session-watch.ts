import { getSession, subscribeSession } from '../session/session-store.ts'
import { refuseToken } from '../session/refuse-token.ts'
import type { Store } from '../storage/store.ts'
import { browserClock, type Clock } from './clock.ts'
import { type LiveState, liveStore } from './live-status.ts'

type WatchToken = (token: string, onEnd: () => void) => () => void

interface WatchDeps {
  readonly session: {
    readonly get: () => { readonly token: string | null }
    readonly subscribe: (listener: () => void) => () => void
  }
  readonly live: Store<LiveState>
  /** Loads the code that opens a socket. */
  readonly load: () => Promise<WatchToken>
  readonly onRefusal: (token: string) => void
  readonly clock: Pick<Clock, 'after'>
}

/** A page that is just opened asks the server who its user is anyway. */
const SETTLE_MS = 1000

/** Ends the session of this page as soon as the server ends it. A page in a room hears of it there. Returns how to stop. */
export const watchSession = () =>
  watchTokens({
    session: { get: getSession, subscribe: subscribeSession },
    live: liveStore,
    load: async () => (await import('./session-socket.ts')).watchToken,
    onRefusal: refuseToken,
    clock: browserClock,
  })

export function watchTokens({ session, live, load, onRefusal, clock }: WatchDeps): () => void {
  let watched: string | null = null
  let stop: (() => void) | null = null

  const wanted = () => {
    const { kind } = live.get().status
    return kind === 'closed' || kind === 'refused' ? session.get().token : null
  }
  const open = (token: string) => {
    let isOver = false
    let close: (() => void) | null = null
    const cancel = clock.after(SETTLE_MS, () => {
      load().then(
        (watchToken) => {
          if (!isOver) close = watchToken(token, () => onRefusal(token))
        },
        // The next request tells as well.
        () => {},
      )
    })
    return () => {
      isOver = true
      cancel()
      close?.()
    }
  }
  const update = () => {
    const token = wanted()
    if (token === watched) return
    stop?.()
    watched = token
    stop = token === null ? null : open(token)
  }
  update()
  const unsubscribe = [session.subscribe(update), live.subscribe(update)]
  return () => {
    for (const off of unsubscribe) off()
    stop?.()
  }
}
