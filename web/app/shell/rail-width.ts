import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { createStore } from '../../shared/storage/store.ts'

const KEY = 'rail'
const WIDE = 'wide'

/** Whether the rail shows its labels. This browser remembers it. */
export const isRailWide = createStore(readStored('local', KEY) === WIDE)

export function toggleRail() {
  const isWide = !isRailWide.get()
  writeStored('local', KEY, isWide ? WIDE : null)
  isRailWide.set(isWide)
}
