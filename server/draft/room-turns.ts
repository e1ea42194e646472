import { roomBusy } from '../http/errors.ts'
import { limitConcurrency } from '../http/queue/limit-concurrency.ts'
import type { StoredDraft } from './draft.repository.ts'

/** Rooms whose draft is remembered while no one writes to them. A forgotten one is read again. */
const REMEMBERED_ROOMS = 64
/** PostgreSQL would queue them too, but each would hold a connection that other requests need. */
const ROOMS_AT_ONCE = 4

export interface RoomTurn {
  /** The draft as this server last wrote it. A write fails if another server wrote since. */
  known: StoredDraft | null
}

/** Operations of a room run one at a time; rooms don't wait for each other. */
export function createRoomTurns(remembered = REMEMBERED_ROOMS) {
  /** The room that was used last is at the end. */
  const rooms = new Map<
    number,
    { turn: RoomTurn; inTurn: ReturnType<typeof limitConcurrency>; waiting: number }
  >()
  const inParallel = limitConcurrency(ROOMS_AT_ONCE)

  const forgetIdle = () => {
    for (const [room, { waiting }] of rooms) {
      if (rooms.size <= remembered) return
      if (waiting === 0) rooms.delete(room)
    }
  }
  return {
    async run<T>(room: number, task: (turn: RoomTurn) => Promise<T>): Promise<T> {
      const own = rooms.get(room) ?? {
        turn: { known: null },
        inTurn: limitConcurrency(1, roomBusy),
        waiting: 0,
      }
      rooms.delete(room)
      rooms.set(room, own)
      own.waiting += 1
      try {
        return await own.inTurn(() => inParallel(() => task(own.turn)))
      } finally {
        own.waiting -= 1
        forgetIdle()
      }
    },
    size: () => rooms.size,
  }
}
