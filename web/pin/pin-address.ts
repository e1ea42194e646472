import { parseAsInteger, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useCallback } from 'react'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'

const parsers = {
  map: parseAsStringLiteral(MAP_IDS).withDefault('stormpoint'),
  pin: parseAsInteger,
}

/** The map and the opened marker in the URL. */
export function usePinAddress() {
  const [{ map, pin }, set] = useQueryStates(parsers)
  const chooseMap = useCallback(
    (next: MapId) => void set({ map: next, pin: null }, { history: 'push' }),
    [set],
  )
  const choosePin = useCallback((next: number | null) => void set({ pin: next }), [set])
  return { map, pin, chooseMap, choosePin }
}
