import { useEffect } from 'react'
import { createStore, useStore } from '../storage/store.ts'

/** How many parts of the page currently show sample data. */
const store = createStore(0)

export const useShowsSample = () => useStore(store) > 0

/** Counts this part as showing sample data while `isSample` is true. */
export function useSampleMark(isSample: boolean) {
  useEffect(() => {
    if (!isSample) return undefined
    store.set(store.get() + 1)
    return () => store.set(store.get() - 1)
  }, [isSample])
}
