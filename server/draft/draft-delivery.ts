import { setImmediate as nextTurn } from 'node:timers/promises'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import { draftEvent, draftState } from '#contract/draft/draft.ts'
import type { StageState } from '#contract/base/realtime.ts'
import type { LiveServer } from '../realtime/live.ts'
import { runWhenWoken } from '../realtime/run-when-woken.ts'
import type { Stage } from '../realtime/stage.ts'
import type { DraftService } from './draft.service.ts'

/** Few enough that a socket that reads is never mistaken for one that doesn't. */
const EVENTS_PER_TURN = 64
/** The longest an event can take if its notification was lost. */
const LOOK_EVERY_MS = 1000

/** What viewers see of a room beside its draft, and of each game. */
export type DescribeRoom = (
  room: number,
  draft: DraftState,
) => Promise<Pick<StageState, 'room' | 'draft_history'>>

/** A room with sockets on this server. */
interface RoomFeed {
  /** The last version that was sent. */
  last: number
  /** The last version that viewers got; null until one connects. */
  staged: number | null
  wakeStage: () => void
}

/**
 * Sends committed events to the sockets of their room on this server, in version order, whichever server made them.
 * Events come from the table, so nothing depends on a notification arriving. The returned function passes on what this
 * server has just committed, and says which version of the default room was sent last.
 */
export function deliverDraft(
  drafts: DraftService,
  live: LiveServer,
  { stage, describeRoom }: { stage: Stage; describeRoom: DescribeRoom },
) {
  const feeds = new Map<number, RoomFeed>()
  const readSnapshot = shareReads((room) => drafts.read(room))
  const readStage = stageReader(readSnapshot, describeRoom)
  const send = (room: number, event: DraftEvent) => {
    const feed = feeds.get(room)
    if (!feed || event.version <= feed.last) return
    live.emitTo(room, 'legend_update', draftEvent.parse(event))
    feed.last = event.version
    feed.wakeStage()
  }
  const look = live.follow('draft', LOOK_EVERY_MS, async () => {
    for (const room of feeds.keys()) {
      if (live.countIn(room) + stage.countIn(room) === 0) feeds.delete(room)
    }
    while (feeds.size > 0) {
      const sent = [...feeds].map(([room, { last: version }]) => ({ room, version }))
      const events = await drafts.eventsAfter(sent, EVENTS_PER_TURN)
      if (events.length === 0) break
      for (const { room, event } of events) send(room, event)
      await nextTurn()
    }
    for (const feed of feeds.values()) if (feed.staged !== feed.last) feed.wakeStage()
  })
  const greet = async (room: number, sendState: (state: DraftState) => void) => {
    const state = await readSnapshot(room)
    const isNew = !feeds.has(room)
    const feed = feeds.get(room) ?? createFeed(room, state.version, stage, readStage)
    feeds.set(room, feed)
    if (isNew) look()
    sendState(state)
    return { feed, version: state.version }
  }
  // The socket gets events from now on. The client skips those that the snapshot already contains.
  live.onConnect(async (socket) => {
    await greet(socket.data.room, (state) => {
      socket.emit('draft_state', draftState.parse(state))
    })
  })
  stage.onConnect(async (room, sendState) => {
    const { feed, version } = await greet(room, () => {})
    feed.staged ??= version
    sendState(await readStage(room))
  })
  const sendStage = (room: number) => feeds.get(room)?.wakeStage()
  const deliver = (room: number, events: readonly DraftEvent[]) => {
    const last = feeds.get(room)?.last
    if (last === undefined) return
    // Usually nothing came in between, and the table need not be read.
    const isNext = events[0]?.version === last + 1
    if (isNext && events.length <= EVENTS_PER_TURN) for (const event of events) send(room, event)
    else look()
  }
  return Object.assign(deliver, {
    sendStage,
    lastSent: () => feeds.get(DEFAULT_ROOM)?.last ?? null,
  })
}

const stageReader =
  (readSnapshot: (room: number) => Promise<DraftState>, describeRoom: DescribeRoom) =>
  async (room: number): Promise<StageState> => {
    const state = await readSnapshot(room)
    const { version, banned_legends: bans, picked_legends: picks } = state
    const known = await describeRoom(room, state)
    return { version, banned_legends: [...bans], picked_legends: [...picks], ...known }
  }

/** Viewers get the whole draft; changes that come together are one message. */
function createFeed(
  room: number,
  last: number,
  stage: Stage,
  readStage: (room: number) => Promise<StageState>,
): RoomFeed {
  const { wake: wakeStage } = runWhenWoken(
    async () => {
      if (stage.countIn(room) === 0) return
      const state = await readStage(room)
      stage.send(room, state)
      feed.staged = state.version
    },
    // The next look tries again.
    () => {},
  )
  const feed: RoomFeed = { last, staged: null, wakeStage }
  return feed
}

/** Callers that arrive during a read of a room share the next one, which starts after the last of them called. */
function shareReads(read: (room: number) => Promise<DraftState>) {
  const rooms = new Map<number, { current: Promise<unknown>; next: Promise<DraftState> | null }>()
  return (room: number) => {
    const own = rooms.get(room) ?? { current: Promise.resolve(), next: null }
    rooms.set(room, own)
    own.next ??= own.current.then(() => {
      own.next = null
      const reading = read(room)
      own.current = reading
        .catch(() => {})
        .finally(() => {
          if (own.next === null) rooms.delete(room)
        })
      return reading
    })
    return own.next
  }
}
