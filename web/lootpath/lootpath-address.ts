import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'

const parsers = {
  map: parseAsStringLiteral(MAP_IDS).withDefault('worldsedge'),
  location: parseAsString,
}

/** The map and the selected location, as the address has them. */
export function useLootpathAddress() {
  const [{ map, location }, set] = useQueryStates(parsers)
  return {
    map,
    location,
    /** Another map has other locations, so none of them is selected. */
    chooseMap: (next: MapId) => void set({ map: next, location: null }, { history: 'push' }),
    chooseLocation: (next: string | null) => void set({ location: next }),
  }
}
