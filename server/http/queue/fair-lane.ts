interface CallerState<T> {
  /** What the caller's work has cost so far, on the lane's clock. */
  spent: number
  readonly waiting: { readonly item: T; readonly cost: number }[]
}

/**
 * Decides whose turn is next: the caller that has spent least so far, and of one caller the first that came (start-time
 * fair queueing). A caller who was away starts where the lane's clock is, so waiting saves nothing up.
 */
export function createFairLane<T>() {
  const callers = new Map<string, CallerState<T>>()
  let clock = 0

  return {
    add(caller: string, cost: number, item: T) {
      const state = callers.get(caller) ?? { spent: clock, waiting: [] }
      if (state.waiting.length === 0) state.spent = Math.max(state.spent, clock)
      state.waiting.push({ item, cost })
      callers.set(caller, state)
    },

    remove(caller: string, item: T) {
      const waiting = callers.get(caller)?.waiting ?? []
      const at = waiting.findIndex((one) => one.item === item)
      if (at >= 0) waiting.splice(at, 1)
    },

    waitingOf: (caller: string) => callers.get(caller)?.waiting.length ?? 0,

    /** Removes and returns the next item of a caller that can start one. */
    next(canStart: (caller: string) => boolean): T | undefined {
      let best: CallerState<T> | undefined
      for (const [caller, state] of callers) {
        if (state.waiting.length === 0) {
          if (state.spent <= clock) callers.delete(caller)
        } else if (canStart(caller) && (!best || state.spent < best.spent)) best = state
      }
      const taken = best?.waiting.shift()
      if (!best || !taken) return undefined
      clock = Math.max(clock, best.spent)
      best.spent += taken.cost
      return taken.item
    },
  }
}
