import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { createStore, useStore } from '../../shared/storage/store.ts'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'

const KEY = 'rail'
const ROOM = '(min-width: 1201px)'
const LARGE = '(min-width: 1800px)'

type Width = 'wide' | 'narrow'

const widthOf = (stored: string | null): Width | null =>
  stored === 'wide' || stored === 'narrow' ? stored : null

/** What the user chose; null leaves it to the screen. This browser remembers it. */
const chosen = createStore(widthOf(readStored('local', KEY)))

/** Whether the rail shows its entries, and whether there is space for them. */
export function useRailWidth() {
  const hasRoom = useMediaQuery(ROOM)
  const isLarge = useMediaQuery(LARGE)
  const width = useStore(chosen) ?? (isLarge ? 'wide' : 'narrow')
  return { isWide: hasRoom && width === 'wide', hasRoom }
}

export function toggleRail() {
  const now = chosen.get() ?? (matchMedia(LARGE).matches ? 'wide' : 'narrow')
  const next: Width = now === 'wide' ? 'narrow' : 'wide'
  writeStored('local', KEY, next)
  chosen.set(next)
}
