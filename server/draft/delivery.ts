import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import { draftEvent, draftState } from '#contract/draft.ts'
import type { LiveServer } from '../live/live.ts'
import type { draftRepository } from './draft.repository.ts'

/** So that a socket that reads is never taken for one that does not. */
const EVENTS_PER_TURN = 64
/** As long as an event may take when the telling was lost. */
const LOOK_EVERY_MS = 1000

/**
 * Tells the sockets of this server what was committed, from the table and in the order of versions, whichever server
 * did it. The answer takes what this server has just committed.
 */
export function deliverDraft(drafts: ReturnType<typeof draftRepository>, live: LiveServer) {
  /** The last version that was told; null as long as nobody was here to hear. */
  let last: number | null = null
  const snapshot = inTurn(() => drafts.read())
  const tell = (event: DraftEvent) => {
    if (last === null || event.version <= last) return
    live.emit('legend_update', draftEvent.parse(event))
    last = event.version
  }

  const look = live.follow('draft', LOOK_EVERY_MS, async () => {
    for (;;) {
      const events = last === null ? [] : await drafts.eventsAfter(last, EVENTS_PER_TURN)
      if (events.length === 0) return
      events.forEach(tell)
      await nextTurn()
    }
  })
  live.onConnect(async (socket) => {
    // It hears events from now on; whichever of them the snapshot holds already, the client skips.
    const state = await snapshot()
    if (last === null) {
      last = state.version
      look()
    }
    socket.emit('draft_state', draftState.parse(state))
  })
  return (events: readonly DraftEvent[]) => {
    // As a rule nothing came between, and the table need not be asked.
    const isNext = last !== null && events[0]?.version === last + 1
    if (isNext && events.length <= EVENTS_PER_TURN) events.forEach(tell)
    else look()
  }
}

/** One reading for all who ask while the one before is under way, begun after the last of them asked. */
function inTurn(read: () => Promise<DraftState>) {
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
