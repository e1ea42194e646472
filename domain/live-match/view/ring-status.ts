import { RING_WAITS_S } from '../../map/ring/ring-radii.ts'
import type { ViewedRing } from './live-view.ts'

export interface RingStatus {
  /** `waiting`: the ring of this number hasn't started to close. */
  readonly kind: 'closing' | 'waiting' | 'closed'
  readonly number: number
  /** Until it has closed, or until it starts to. */
  readonly leftS: number
}

/** The next change of the ring. The game sends only when a ring starts to close, so waits are the game's usual ones. */
export function ringStatus(rings: readonly ViewedRing[], clockS: number): RingStatus {
  const last = rings.at(-1)
  if (last && clockS < last.endS)
    return { kind: 'closing', number: last.number, leftS: Math.ceil(last.endS - clockS) }
  const number = (last?.number ?? 0) + 1
  const waitS = RING_WAITS_S[number - 1]
  if (waitS === undefined) return { kind: 'closed', number: number - 1, leftS: 0 }
  const leftS = Math.max(0, Math.ceil((last?.endS ?? 0) + waitS - clockS))
  return { kind: 'waiting', number, leftS }
}

/** Where the ring is now: between the one that has closed and the one it closes to. Null outside of all rings. */
export function ringNow(rings: readonly ViewedRing[], clockS: number) {
  const last = rings.at(-1)
  if (!last) return null
  const before = rings.at(-2)
  if (clockS >= last.endS) return circle(last)
  // The first ring closes from everywhere.
  if (!before) return null
  const part = Math.max(0, (clockS - last.startS) / (last.endS - last.startS))
  const between = (from: number, to: number) => from + (to - from) * part
  return {
    x: between(before.x, last.x),
    y: between(before.y, last.y),
    radius: between(before.radius, last.radius),
  }
}

const circle = ({ x, y, radius }: ViewedRing) => ({ x, y, radius })
