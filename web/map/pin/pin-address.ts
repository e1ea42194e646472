import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { useCallback } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsMap, useSharedMap } from '../../shared/map/chosen-map.ts'

const parsers = {
  map: parseAsMap,
  pin: parseAsInteger,
}

/** The map and the opened marker in the URL. */
export function usePinAddress() {
  const [{ map: asked, pin }, set] = useQueryStates(parsers)
  const map = useSharedMap(asked)
  const chooseMap = useCallback(
    (next: MapId) => set({ map: next, pin: null }, { history: 'push' }),
    [set],
  )
  const choosePin = useCallback((next: number | null) => set({ pin: next }), [set])
  return { map, pin, chooseMap, choosePin }
}
