import type { MapEntry } from './map-entry.ts'

/** The specification's maps, by their ids in the API. Administrators add others (map.ts). */
export const SHIPPED_MAP_IDS = ['worldsedge', 'stormpoint', 'edistrict', 'brokenmoon'] as const
export type ShippedMapId = (typeof SHIPPED_MAP_IDS)[number]

export const eachShippedMap = <Of>(of: (map: ShippedMapId) => Of): Record<ShippedMapId, Of> => ({
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
]

export const isShippedMap = (id: string): id is ShippedMapId =>
  SHIPPED_MAP_IDS.some((shippedId) => shippedId === id)

function shipped(id: ShippedMapId, name: string, gameId: string) {
  return { id, name, spellings: [gameId], picture: null, isRetired: false }
}
