import type { Clock } from '../../shared/realtime/clock.ts'

/** A fight has dozens of updates a second; a phone draws a few. */
const DRAW_MS = 100

/** Draws at once, but not more often than ten times a second. The last state is always drawn. */
export function createDrawing<State>(draw: (state: State) => void, clock: Clock) {
  let waiting: State | null = null
  let cancel: (() => void) | null = null
  const drawNext = () => {
    cancel = null
    if (waiting === null) return
    const state = waiting
    waiting = null
    draw(state)
    cancel = clock.after(DRAW_MS, drawNext)
  }
  return {
    now: (state: State) => {
      waiting = null
      draw(state)
    },
    soon: (state: State) => {
      waiting = state
      if (!cancel) drawNext()
    },
    stop: () => cancel?.(),
  }
}
