import { currentMaps, type MapId } from '#domain/catalog/map.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'

/** The specification's maps as one screen spells them, in its order. */
export type MapNames = Readonly<Record<SpecifiedMapId, string>>

/** The maps to choose from: the specification's first, then added ones. A chosen one stays when it retires. */
export function mapChoices(chosen: MapId | null, names?: MapNames) {
  const own = new Map<string, string>(Object.entries(names ?? {}))
  const order = [...own.keys()]
  const rank = (id: MapId) => (own.has(id) ? order.indexOf(id) : order.length)
  return currentMaps(chosen)
    .map(({ id, name }) => ({ value: id, label: own.get(id) ?? name }))
    .toSorted((a, b) => rank(a.value) - rank(b.value))
}
