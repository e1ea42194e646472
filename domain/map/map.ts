/** The four maps of the product, by their ids in the API. */
export const MAP_IDS = ['worldsedge', 'stormpoint', 'edistrict', 'brokenmoon'] as const
export type MapId = (typeof MAP_IDS)[number]

export const eachMap = <Of>(of: (map: MapId) => Of): Record<MapId, Of> => ({
  worldsedge: of('worldsedge'),
  stormpoint: of('stormpoint'),
  edistrict: of('edistrict'),
  brokenmoon: of('brokenmoon'),
})

/** Files name a map by the game's internal id. Its suffix changes with each rework. */
const PREFIXES: readonly (readonly [string, MapId])[] = [
  ['mp_rr_desertlands', 'worldsedge'],
  ['mp_rr_tropic_island', 'stormpoint'],
  ['mp_rr_district', 'edistrict'],
  ['mp_rr_divided_moon', 'brokenmoon'],
]

const NAMES: ReadonlyMap<string, MapId> = new Map(MAP_IDS.map((id) => [id, id]))

/** The map of an internal id (`mp_rr_desertlands_hu`) or of a name in any spelling; null for maps we don't have. */
export function findMap(text: string): MapId | null {
  const id = text.toLowerCase()
  const byPrefix = PREFIXES.find(([prefix]) => id.startsWith(prefix))
  return byPrefix?.[1] ?? NAMES.get(id.replaceAll(/[^a-z]/g, '')) ?? null
}
