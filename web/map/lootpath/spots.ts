import type { LootpathFile, LootpathLocation } from '#contract/map/lootpath.ts'
import type { MapId } from '#domain/catalog/map.ts'

/** A location with its picture, if it has one. */
export interface Spot extends LootpathLocation {
  readonly file: LootpathFile | null
}

interface Lootpaths {
  readonly files: readonly LootpathFile[]
  readonly locations: readonly LootpathLocation[]
}

export function spotsOf(map: MapId, { files, locations }: Lootpaths): Spot[] {
  const byLocation = new Map(
    files.filter((file) => file.map === map).map((file) => [file.location, file]),
  )
  return locations
    .filter((location) => location.map === map)
    .map((location) => ({ ...location, file: byLocation.get(location.id) ?? null }))
}

export const countImages = (spots: readonly Spot[]) => spots.filter(({ file }) => file).length
