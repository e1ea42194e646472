import { MAPS } from '#domain/data/pois.ts'
import type { MapId } from '#domain/map/map.ts'

export const findMapName = (map: MapId | null) => MAPS.find(({ id }) => id === map)?.name
