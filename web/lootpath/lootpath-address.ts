import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'

const parsers = {
  map: parseAsStringLiteral(MAP_IDS).withDefault('worldsedge'),
  location: parseAsString,
}

/** The map and the selected location in the URL. */
export function useLootpathAddress() {
  const [{ map, location }, set] = useQueryStates(parsers)
  return {
    map,
    location,
    /** Clears the location, because it belongs to the previous map. */
    chooseMap: (next: MapId) => void set({ map: next, location: null }, { history: 'push' }),
    chooseLocation: (next: string | null) => void set({ location: next }),
  }
}
