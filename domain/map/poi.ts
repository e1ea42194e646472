import { MAPS } from '../data/pois.ts'
import type { MapId } from './map.ts'

/** Finds the POI that match data means by a name: the POI's own name or an alias. */
export function findPoi(map: MapId, text: string): { id: number; name: string } | null {
  const known = MAPS.find(({ id }) => id === map)
  if (!known) return null
  const wanted = fold(text)
  const byName = known.pois.find(({ name }) => fold(name) === wanted)
  if (byName) return byName
  for (const [name, others] of Object.entries(known.aliases)) {
    const names = [name, ...others].map(fold)
    if (names.includes(wanted)) {
      const meant = known.pois.find((poi) => names.includes(fold(poi.name)))
      if (meant) return meant
    }
  }
  return null
}

/** The names in match data that count for this POI, besides its own. */
export function otherNames(map: MapId, poi: { readonly name: string }): string[] {
  const known = MAPS.find(({ id }) => id === map)
  const names = Object.entries(known?.aliases ?? {}).flatMap(([name, others]) => [name, ...others])
  return names.filter((name) => name !== poi.name && findPoi(map, name)?.name === poi.name)
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
