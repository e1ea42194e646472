import { picksOf } from './pick-order.ts'
import type { PickTimer, PoiDraftState } from './poi-draft.ts'

/** As in the league. */
export const PICK_SECONDS = 30
export const PICK_SECONDS_LIMITS = { min: 5, max: 600 }

const SECOND_MS = 1000

/** The draft at a time: each pick that timed out is made after the next pick of another team. */
export function afterTimeOuts(draft: PoiDraftState, at: number): PoiDraftState {
  let now = draft
  for (;;) {
    const { timer } = now
    if (!timer || timer.until === null || timer.until > at) return now
    const picks = picksOf(now)
    const open = picks.filter(({ claim }) => claim === null)
    const [clock] = open
    if (!clock) return { ...now, timer: stopped(timer) }
    const place = picks.indexOf(clock)
    const next = picks.findIndex(
      ({ claim, team }, index) => index > place && claim === null && team !== clock.team,
    )
    const order = picks.map(({ planned }) => planned)
    const [moved] = next < 0 ? [] : order.splice(next, 1)
    if (moved !== undefined) order.splice(place, 0, moved)
    const missed = timer.missed + 1
    const until = timer.until + timer.seconds * SECOND_MS
    now = {
      ...now,
      order,
      timedOut: [...new Set([...(now.timedOut ?? []), clock.planned])],
      // As many time-outs in a row as open picks: no one is there.
      timer: missed >= open.length ? stopped(timer) : { ...timer, until, missed },
    }
  }
}

/** Until a pause ends: the whole time of a pick. */
const stopped = (timer: PickTimer): PickTimer => ({
  ...timer,
  until: null,
  leftMs: timer.seconds * SECOND_MS,
  missed: 0,
})

export const newTimer = (seconds: number, at: number): PickTimer => ({
  seconds,
  until: at + seconds * SECOND_MS,
  leftMs: seconds * SECOND_MS,
  missed: 0,
})

/** The draft with the whole time for the pick on the clock. A paused timer stays paused. */
export function restartTimer(draft: PoiDraftState, at: number): PoiDraftState {
  const { timer } = draft
  if (!timer) return draft
  const isOver = picksOf(draft).every(({ claim }) => claim !== null)
  const isPaused = timer.until === null || isOver
  return { ...draft, timer: isPaused ? stopped(timer) : newTimer(timer.seconds, at) }
}

export function pauseTimer(timer: PickTimer, isPaused: boolean, at: number): PickTimer {
  if (isPaused)
    return timer.until === null
      ? timer
      : { ...timer, until: null, leftMs: Math.max(0, timer.until - at) }
  return timer.until === null ? { ...timer, until: at + timer.leftMs } : timer
}
