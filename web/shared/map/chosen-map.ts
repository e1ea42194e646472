import { useEffect } from 'react'
import { createParser } from '../address/query-parser.ts'
import { isMap, type MapId } from '#domain/catalog/map.ts'
import { useRoster } from '../legend/roster.ts'
import { readStored, writeStored } from '../storage/storage.ts'

/** A map in the URL. Any id that could be one: an address can be opened before the maps are loaded. */
export const parseAsMap = createParser<MapId>({
  parse: (text) => (/^[a-z]{1,40}$/.test(text) ? text : null),
  serialize: String,
})

/** The asked map, or the other one while it isn't known. */
export function useChosenMap<Other extends MapId | null>(
  asked: MapId | null,
  otherwise: Other,
): MapId | Other {
  useRoster()
  return asked !== null && isMap(asked) ? asked : otherwise
}

const KEY = 'map'
const FIRST: MapId = 'worldsedge'

/** The map pages share one map: that of the address, else the one this browser showed last. */
export function useSharedMap(asked: MapId | null): MapId {
  const known = useChosenMap(asked, null)
  useEffect(() => {
    if (known !== null) writeStored('local', KEY, known)
  }, [known])
  const last = readStored('local', KEY)
  return known ?? (last !== null && isMap(last) ? last : FIRST)
}
