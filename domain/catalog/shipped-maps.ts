import type { MapEntry } from './map-entry.ts'

/** The specification's maps, by their ids in the API: some calls and screens have a field for each of them. */
export const SPECIFIED_MAP_IDS = ['worldsedge', 'stormpoint', 'edistrict', 'brokenmoon'] as const
export type SpecifiedMapId = (typeof SPECIFIED_MAP_IDS)[number]

/** Maps that the product has without an administrator. */
export type ShippedMapId = SpecifiedMapId | 'olympus' | 'kingscanyon'

export const eachSpecifiedMap = <Of>(
  of: (map: SpecifiedMapId) => Of,
): Record<SpecifiedMapId, Of> => ({
  worldsedge: of('worldsedge'),
  stormpoint: of('stormpoint'),
  edistrict: of('edistrict'),
  brokenmoon: of('brokenmoon'),
})

/** Files name a map by the game's internal id. Its suffix changes with each rework. */
export const SHIPPED_MAPS: readonly Omit<MapEntry, 'pois' | 'calibration'>[] = [
  shipped('stormpoint', 'Storm Point', 'mp_rr_tropic_island'),
  shipped('worldsedge', "World's Edge", 'mp_rr_desertlands'),
  shipped('edistrict', 'E-District', 'mp_rr_district'),
  shipped('brokenmoon', 'Broken Moon', 'mp_rr_divided_moon'),
  shipped('olympus', 'Olympus', 'mp_rr_olympus'),
  shipped('kingscanyon', 'Kings Canyon', 'mp_rr_canyonlands'),
]

export const isSpecifiedMap = (id: string): id is SpecifiedMapId =>
  SPECIFIED_MAP_IDS.some((specifiedId) => specifiedId === id)

export const isShippedMap = (id: string): id is ShippedMapId =>
  SHIPPED_MAPS.some((map) => map.id === id)

function shipped(id: ShippedMapId, name: string, gameId: string) {
  return { id, name, spellings: [gameId], picture: null, isRetired: false }
}
