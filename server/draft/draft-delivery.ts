import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import { draftEvent, draftState } from '#contract/draft.ts'
import type { LiveServer } from '../live/live.ts'
import { runWhenWoken } from '../live/run-when-woken.ts'
import type { Stage } from '../live/stage.ts'
import type { DraftService } from './draft.service.ts'

/** Few enough that a socket that reads is never mistaken for one that doesn't. */
const EVENTS_PER_TURN = 64
/** The longest an event can take if its notification was lost. */
const LOOK_EVERY_MS = 1000

/**
 * Sends committed events to the sockets of this server, in version order, whichever server made them. Events come from
 * the table, so nothing depends on a notification arriving. The returned function passes on what this server has just
 * committed, and says which version was sent last.
 */
export function deliverDraft(drafts: DraftService, live: LiveServer, stage: Stage) {
  /** The last version that was sent; null until the first socket connects. */
  let last: number | null = null
  const readSnapshot = shareReads(() => drafts.read())
  const send = (event: DraftEvent) => {
    if (last === null || event.version <= last) return
    live.emit('legend_update', draftEvent.parse(event))
    last = event.version
    stageWork.wake()
  }
  /** Viewers get the whole draft; changes that come together are one message. */
  let staged: number | null = null
  const stageWork = runWhenWoken(
    async () => {
      if (stage.count() === 0) return
      const state = await readSnapshot()
      stage.send(state)
      staged = state.version
    },
    // The next look tries again.
    () => {},
  )

  const look = live.follow('draft', LOOK_EVERY_MS, async () => {
    for (;;) {
      const events = last === null ? [] : await drafts.eventsAfter(last, EVENTS_PER_TURN)
      if (events.length === 0) break
      events.forEach(send)
      await nextTurn()
    }
    if (staged !== last) stageWork.wake()
  })
  const greet = async (sendState: (state: DraftState) => void) => {
    const state = await readSnapshot()
    if (last === null) {
      last = state.version
      look()
    }
    sendState(state)
  }
  // The socket gets events from now on. The client skips those that the snapshot already contains.
  live.onConnect((socket) =>
    greet((state) => void socket.emit('draft_state', draftState.parse(state))),
  )
  stage.onConnect((sendState) =>
    greet((state) => {
      sendState(state)
      staged ??= state.version
    }),
  )
  const deliver = (events: readonly DraftEvent[]) => {
    // Usually nothing came in between, and the table need not be read.
    const isNext = last !== null && events[0]?.version === last + 1
    if (isNext && events.length <= EVENTS_PER_TURN) events.forEach(send)
    else look()
  }
  return Object.assign(deliver, { lastSent: () => last })
}

/** Callers that arrive during a read share the next one, which starts after the last of them called. */
function shareReads(read: () => Promise<DraftState>) {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<DraftState> | null = null
  return () => {
    next ??= current.then(() => {
      next = null
      const reading = read()
      current = reading.catch(() => {})
      return reading
    })
    return next
  }
}
