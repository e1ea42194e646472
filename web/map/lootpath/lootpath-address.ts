import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsMap, useSharedMap } from '../../shared/map/chosen-map.ts'

const parsers = {
  map: parseAsMap,
  location: parseAsString,
}

/** The map and the selected location in the URL. */
export function useLootpathAddress() {
  const [{ map, location }, set] = useQueryStates(parsers)
  return {
    map: useSharedMap(map),
    location,
    /** Clears the location, because it belongs to the previous map. */
    chooseMap: (next: MapId) => set({ map: next, location: null }, { history: 'push' }),
    chooseLocation: (next: string | null) => set({ location: next }),
  }
}
