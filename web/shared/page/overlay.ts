import { createStore, useStore } from '../storage/store.ts'

/** Overlays that can cover any screen, one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'menu'

const store = createStore<Overlay | null>(null)

export const getOverlay = store.get
export const showOverlay = store.set

/** What the user typed while the palette was loading. */
export const typedAhead = { text: '' }

export function useOverlay(): Overlay | null {
  return useStore(store)
}
