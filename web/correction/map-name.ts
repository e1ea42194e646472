import { type MapId, mapName } from '#domain/map/map.ts'

export const findMapName = (map: MapId | null) => (map === null ? undefined : mapName(map))
