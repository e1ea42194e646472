import type { MapPosition } from '#domain/map/map-position.ts'
import type { Clock } from '../../../shared/realtime/clock.ts'
import { createStore } from '../../../shared/storage/store.ts'

export interface PersonPointer extends MapPosition {
  readonly id: number
  readonly at: number
}

const SEND_EVERY_MS = 100
/** Someone who doesn't move reads, and their pointer covers the map. */
const HIDE_AFTER_MS = 5000

/** Where the pointers of others are, and where the own one is sent. */
export function createPointers(clock: Clock, send: (place: MapPosition) => void) {
  const store = createStore<readonly PersonPointer[]>([])
  let waiting: MapPosition | null = null
  let sentAt = Number.NEGATIVE_INFINITY
  let cancelSend: (() => void) | undefined
  let cancelHide: (() => void) | undefined

  const flush = () => {
    cancelSend = undefined
    if (waiting) send(waiting)
    waiting = null
    sentAt = clock.now()
  }
  const hideOld = () => {
    cancelHide = undefined
    const oldest = clock.now() - HIDE_AFTER_MS
    store.set(store.get().filter(({ at }) => at > oldest))
    hideLater()
  }
  const hideLater = () => {
    const times = store.get().map(({ at }) => at)
    if (times.length === 0) return
    const nextMs = Math.min(...times) + HIDE_AFTER_MS - clock.now()
    cancelHide ??= clock.after(Math.max(0, nextMs), hideOld)
  }

  return {
    store,
    /** The own pointer moved. */
    move: (place: MapPosition) => {
      waiting = place
      if (cancelSend) return
      const waitMs = sentAt + SEND_EVERY_MS - clock.now()
      if (waitMs <= 0) flush()
      else cancelSend = clock.after(waitMs, flush)
    },
    /** Others moved theirs. */
    take: (moved: readonly (MapPosition & { readonly id: number })[]) => {
      const ids = new Set(moved.map(({ id }) => id))
      const at = clock.now()
      const others = store.get().filter(({ id }) => !ids.has(id))
      store.set([...others, ...moved.map((one) => ({ ...one, at }))])
      hideLater()
    },
    clear: () => store.set([]),
    close: () => {
      cancelSend?.()
      cancelHide?.()
    },
  }
}
