import { type MapId, mapName } from '#domain/catalog/map.ts'

export const findMapName = (map: MapId | null) => (map === null ? undefined : mapName(map))
