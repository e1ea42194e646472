import { parseAsInteger, parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { useCallback } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsMap, useSharedMap } from '../../shared/map/chosen-map.ts'

const parsers = {
  map: parseAsMap,
  poi: parseAsInteger,
  /** While landings are added: the team whose series are offered first, or empty. */
  landings: parseAsString,
}

/** The map and the highlighted POI in the URL. */
export function usePoiAddress() {
  const [{ map: asked, poi, landings }, set] = useQueryStates(parsers)
  const map = useSharedMap(asked)
  /** Clears the POI, because it belongs to the previous map. */
  const chooseMap = useCallback(
    (next: MapId) => set({ map: next, poi: null }, { history: 'push' }),
    [set],
  )
  const choosePoi = useCallback((next: number | null) => set({ poi: next }), [set])
  const addLandings = useCallback((team: string | null) => set({ landings: team }), [set])
  return { map, poi, landings, chooseMap, choosePoi, addLandings }
}
