import { correctionMessages as texts } from '#contract/messages/correction.ts'
import { MAPS } from '#domain/data/pois.ts'
import type { MapId } from '#domain/map.ts'

export const mapName = (map: MapId | null) =>
  MAPS.find(({ id }) => id === map)?.name ?? texts.unknownMap
