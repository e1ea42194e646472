import { useEffect } from 'react'
import { createStore, useStore } from '../storage/store.ts'

/** How many parts of the page show made-up numbers now. */
const store = createStore(0)

export const useShowsSample = () => useStore(store) > 0

/** Says, while it is true, that sample data is on the screen. */
export function useSampleMark(isSample: boolean) {
  useEffect(() => {
    if (!isSample) return undefined
    store.set(store.get() + 1)
    return () => store.set(store.get() - 1)
  }, [isSample])
}
