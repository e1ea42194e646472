import { refusals } from '#contract/base/refusal.texts.ts'
import { serverBusy, tooMany } from '../errors.ts'
import { createFairLane } from './fair-lane.ts'

/** Together with the database's own limits, every request ends within five seconds. */
const PATIENCE_MS = 2000
const RETRY_S = 1

export interface QueueCaller {
  readonly key: string
  /** Guests wait behind users. */
  readonly isGuest: boolean
}

export interface QueueLimits {
  /** How many tasks run in parallel, how many of them can be guests', and how many one caller's. */
  readonly slots: number
  readonly guestSlots?: number
  readonly slotsPerCaller?: number
  /** How many tasks of one caller can wait. More are refused with 429. */
  readonly waitingPerCaller: number
  /** A task that waits longer is refused with 503. */
  readonly patienceMs?: number
}

/** Runs tasks in parallel up to a limit. Callers get equal shares of it by the cost of their tasks. */
export function createFairQueue(limits: QueueLimits) {
  const { slots, guestSlots = slots, slotsPerCaller = slots } = limits
  const { waitingPerCaller, patienceMs = PATIENCE_MS } = limits
  const users = createFairLane<() => void>()
  const guests = createFairLane<() => void>()
  const runningOf = new Map<string, number>()
  let running = 0
  let runningGuests = 0

  const canStart = (key: string) => (runningOf.get(key) ?? 0) < slotsPerCaller
  const next = () => {
    if (running >= slots) return undefined
    return users.next(canStart) ?? (runningGuests < guestSlots ? guests.next(canStart) : undefined)
  }
  const startNext = () => {
    for (let start = next(); start; start = next()) start()
  }
  const count = ({ key, isGuest }: QueueCaller, change: 1 | -1) => {
    running += change
    if (isGuest) runningGuests += change
    const own = (runningOf.get(key) ?? 0) + change
    if (own > 0) runningOf.set(key, own)
    else runningOf.delete(key)
  }

  async function waitForTurn(caller: QueueCaller, cost: number) {
    const lane = caller.isGuest ? guests : users
    if (lane.waitingOf(caller.key) >= waitingPerCaller) {
      throw tooMany(refusals.tooManyCalls, RETRY_S)
    }
    const turn = Promise.withResolvers<void>()
    const start = () => {
      count(caller, 1)
      turn.resolve()
    }
    lane.add(caller.key, cost, start)
    const timeout = setTimeout(() => {
      lane.remove(caller.key, start)
      turn.reject(serverBusy())
    }, patienceMs)
    startNext()
    await turn.promise.finally(() => clearTimeout(timeout))
  }

  return async <T>(caller: QueueCaller, cost: number, task: () => Promise<T>): Promise<T> => {
    await waitForTurn(caller, cost)
    try {
      return await task()
    } finally {
      count(caller, -1)
      startNext()
    }
  }
}
