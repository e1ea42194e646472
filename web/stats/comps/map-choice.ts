import { statsMessages } from '#contract/stats/stats.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsMap } from '../../shared/map/chosen-map.ts'
import { mapChoices } from '../../shared/map/map-choices.ts'

const { all, ...names } = statsMessages.maps

/** A map, or `all`. */
export type MapChoice = MapId

export const parseAsMapChoice = parseAsMap.withDefault('all')

/** In screen order. */
export const statsMaps = (chosen: MapChoice) => [
  { value: 'all', label: all },
  ...mapChoices(mapOf(chosen), names),
]

export const mapOf = (choice: MapChoice): MapId | null => (choice === 'all' ? null : choice)
