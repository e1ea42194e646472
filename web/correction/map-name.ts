import { MAPS } from '#domain/data/pois.ts'
import type { MapId } from '#domain/map.ts'

export const findMapName = (map: MapId | null) => MAPS.find(({ id }) => id === map)?.name
