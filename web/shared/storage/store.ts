import { useSyncExternalStore } from 'react'

export interface Store<State> {
  readonly get: () => State
  readonly set: (state: State) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** State outside React, for values that code outside components also changes. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
