import { useSyncExternalStore } from 'react'
import { getPortraits } from '#contract/base/system.ts'
import { call } from '../api/api.ts'
import { createStore } from '../storage/store.ts'

const store = createStore<Readonly<Record<string, string>>>({})
let isRequested = false

/** Fetches them again, if a screen shows any. Until a response arrives, what is shown stays. */
export function refreshPortraits() {
  if (isRequested) load()
}

function load() {
  isRequested = true
  call(getPortraits, {}).then(
    ({ portraits }) => {
      // Usually there are none. Another empty object would draw every emblem again.
      if (JSON.stringify(portraits) !== JSON.stringify(store.get())) store.set(portraits)
    },
    () => {},
  )
}

/** One that can't be shown: its legend gets the built-in emblem again, everywhere. */
export function dropPortrait(src: string) {
  store.set(Object.fromEntries(Object.entries(store.get()).filter(([, url]) => url !== src)))
}

/**
 * Fetched once. Until the response arrives, and if the request fails, the built-in emblems are
 * shown.
 */
function subscribe(listener: () => void) {
  if (!isRequested) load()
  return store.subscribe(listener)
}

/**
 * The operator's portraits by legend name. A screen shows hundreds of emblems, so this is a plain
 * store, which costs next to nothing per emblem.
 */
export function usePortraits() {
  return useSyncExternalStore(subscribe, store.get, store.get)
}
