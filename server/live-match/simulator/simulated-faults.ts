import type { SimulatedEvent } from './encode-frame.ts'
import type { ScriptStep } from './simulated-script.ts'

/** What is sent instead of an event: a message of a later season, a frame that isn't packed, or a lost connection. */
export type FeedFault = 'unknown' | 'unpacked' | 'reconnect'

export interface SeriesStep {
  readonly at: number
  readonly send: SimulatedEvent | FeedFault
}

/** The clock of the game's computer is wrong for a while. */
const JUMP_S = 3600

/** One kind of fault per game of the series, at the same place each time. None of them changes what is known. */
export function addFaults(steps: readonly ScriptStep[], game: number): SeriesStep[] {
  const middle = Math.floor(steps.length / 2)
  const plain = steps.map(toSend)
  const at = steps[middle]?.at ?? 0
  switch (game) {
    case 1: {
      const down = steps.findIndex(({ event }) => event.category === 'playerDowned')
      return plain.toSpliced(down, 1)
    }
    case 2:
      return plain.toSpliced(middle, 0, { at, send: 'reconnect' })
    case 3: {
      const setup = plain.filter(
        ({ send }) => typeof send === 'object' && send.category === 'matchSetup',
      )
      return plain.toSpliced(
        middle,
        0,
        { at, send: 'unknown' },
        ...setup.map((step) => ({ ...step, at })),
      )
    }
    case 4:
      return plain.toSpliced(middle, 0, { at, send: 'unpacked' }, { at, send: 'unpacked' })
    case 5:
      return withJump(steps, sameSecond(steps, middle), sameSecond(steps, middle + 500)).map(toSend)
    default:
      return plain
  }
}

const toSend = ({ at, event }: ScriptStep): SeriesStep => ({ at, send: event })

/** The next step that comes in the same second as the one before it. */
const sameSecond = (steps: readonly ScriptStep[], from: number) =>
  steps.findIndex(
    ({ event }, index) => index > from && event.timestamp === steps[index - 1]?.event.timestamp,
  )

const withJump = (steps: readonly ScriptStep[], from: number, to: number) =>
  steps.map(({ at, event }, index) => {
    const jump = index >= from && index < to ? JUMP_S : 0
    return { at, event: { ...event, timestamp: (event.timestamp ?? 0) + jump } }
  })

/** A match that an administrator stops. What the game calls that isn't documented. */
export function stopped(steps: readonly ScriptStep[]): SeriesStep[] {
  const played = steps.slice(0, Math.floor(steps.length / 3))
  const last = played.at(-1)
  if (!last) return []
  const { timestamp = 0 } = last.event
  const end = { category: 'matchStateEnd', timestamp, state: 'EndedByAdmin' } as const
  return [...played.map(toSend), { at: last.at, send: end }]
}
