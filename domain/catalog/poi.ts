import { MAPS } from './data/pois.ts'
import { type MapId, mapEntries, mapsRevision } from './map.ts'
import type { MapPoi } from './map-entry.ts'

const SHIPPED_POIS: ReadonlyMap<MapId, readonly MapPoi[]> = new Map(
  MAPS.map(({ id, pois }) => [
    id,
    pois.map(({ formerly, ...poi }) => ({
      ...poi,
      spellings: formerly === undefined ? [] : [formerly],
      isRemoved: false,
    })),
  ]),
)

/** The POIs of the specification's maps as no one has edited them; none for other maps. */
export const shippedPoisOf = (map: MapId): readonly MapPoi[] => SHIPPED_POIS.get(map) ?? []

/** The POIs of a map, also those that were removed from it. */
const everyPoiOf = (map: MapId): readonly MapPoi[] =>
  mapEntries().find(({ id }) => id === map)?.pois ?? shippedPoisOf(map)

let shown = { revision: mapsRevision(), byMap: new Map<MapId, readonly MapPoi[]>() }

/** The POIs of a map in their defined order: the same list until the maps change. */
export function poisOf(map: MapId): readonly MapPoi[] {
  if (shown.revision !== mapsRevision()) shown = { revision: mapsRevision(), byMap: new Map() }
  const pois = shown.byMap.get(map) ?? everyPoiOf(map).filter(({ isRemoved }) => !isRemoved)
  shown.byMap.set(map, pois)
  return pois
}

/** The name of a POI by its id, also of a removed one. */
export const poiName = (map: MapId, poiId: number): string =>
  everyPoiOf(map).find(({ id }) => id === poiId)?.name ?? String(poiId)

/** Finds the POI that match data means by a name: the POI's own name, another spelling of it or an alias. */
export const findPoi = (map: MapId, text: string): MapPoi | null =>
  findPoiAmong(map, poisOf(map), text)

/** The same if these were the map's POIs. */
export function findPoiAmong(map: MapId, pois: readonly MapPoi[], text: string): MapPoi | null {
  const wanted = foldPoi(text)
  const known =
    pois.find(({ name }) => foldPoi(name) === wanted) ?? pois.find((poi) => isSpelled(poi, wanted))
  if (known) return known
  for (const [name, others] of Object.entries(aliasesOf(map))) {
    const names = [name, ...others].map(foldPoi)
    if (names.includes(wanted)) {
      const meant = pois.find((poi) =>
        names.some((other) => foldPoi(poi.name) === other || isSpelled(poi, other)),
      )
      if (meant) return meant
    }
  }
  return null
}

const isSpelled = ({ spellings }: MapPoi, wanted: string) =>
  spellings.some((spelling) => foldPoi(spelling) === wanted)

const aliasesOf = (map: MapId) => MAPS.find(({ id }) => id === map)?.aliases ?? {}

/** The names in match data that count for this POI, besides its own. */
export function otherNames(map: MapId, poi: { readonly name: string }): string[] {
  const aliases = Object.entries(aliasesOf(map)).flatMap(([name, others]) => [name, ...others])
  const spelled = poisOf(map).find(({ name }) => name === poi.name)?.spellings ?? []
  return [...new Set([...aliases, ...spelled])].filter(
    (name) => name !== poi.name && findPoi(map, name)?.name === poi.name,
  )
}

/** What names of POIs are compared by. */
export const foldPoi = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
