import { createStore, useStore } from '../storage/store.ts'

/** Overlays that can cover any screen, one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'menu' | 'entries'

const store = createStore<Overlay | null>(null)

export const getOverlay = store.get

/** What the user searches for in the palette. They may begin to type while it is loading. */
export const paletteSearch = createStore('')

export function showOverlay(overlay: Overlay | null) {
  if (overlay === 'palette') paletteSearch.set('')
  store.set(overlay)
}

export function useOverlay(): Overlay | null {
  return useStore(store)
}
