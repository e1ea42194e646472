import { createParser } from '../address/query-parser.ts'
import { isMap, type MapId } from '#domain/catalog/map.ts'
import { useRoster } from '../legend/roster.ts'

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
