import { useSyncExternalStore } from 'react'
import { getPortraits } from '#contract/system.ts'
import { call } from '../api/api.ts'
import { createStore } from '../storage/store.ts'

const store = createStore<Readonly<Record<string, string>>>({})
let isAsked = false

/** Asked once: emblems are drawn meanwhile, and for good where the answer never comes. */
function subscribe(listener: () => void) {
  if (!isAsked) {
    isAsked = true
    call(getPortraits, {}).then(
      ({ portraits }) => store.set(portraits),
      () => {},
    )
  }
  return store.subscribe(listener)
}

/** The operator's portraits by legend. A screen shows hundreds of emblems, so each must cost next to nothing. */
export function usePortraits() {
  return useSyncExternalStore(subscribe, store.get)
}
