import { foldMap, isGameId, type MapEntry } from './map-entry.ts'
import { SHIPPED_MAPS } from './shipped-maps.ts'

/** A shipped map or one that an administrator added: lowercase letters. */
export type MapId = string

/** What lists and choosers need of a map. */
export type GameMap = Omit<MapEntry, 'pois' | 'calibration'>

interface Atlas {
  readonly entries: readonly MapEntry[]
  /** The shipped maps first, in our own order, then added ones. */
  readonly all: readonly GameMap[]
  readonly byId: ReadonlyMap<MapId, GameMap>
  /** Folded names to ids. */
  readonly names: ReadonlyMap<string, MapId>
  /** Beginnings of the game's internal ids, the longest first. */
  readonly prefixes: readonly (readonly [string, MapId])[]
  /** How often the entries changed. */
  readonly changes: number
}

let atlas = buildAtlas([], 0)

/**
 * Sets what administrators changed of the maps: added ones, and edited ones of the specification. Like `setRoster`, it
 * belongs to the process. Returns whether anything changed. Tests reset it with an empty list.
 */
export function setMaps(entries: readonly MapEntry[]): boolean {
  if (JSON.stringify(entries) === JSON.stringify(atlas.entries)) return false
  atlas = buildAtlas(entries, atlas.changes + 1)
  return true
}

/** To give to a worker. */
export const mapEntries = (): readonly MapEntry[] => atlas.entries

/** Changes when lists and answers that were built with the maps are outdated. */
export const mapsRevision = (): number => atlas.changes

/** All maps, also those that are retired. */
export const allMaps = (): readonly GameMap[] => atlas.all

/** Maps to choose from, and this one: what is chosen stays visible when it retires. */
export const currentMaps = (chosen: MapId | null = null): readonly GameMap[] =>
  atlas.all.filter(({ id, isRetired }) => !isRetired || id === chosen)

export const isMap = (id: string): id is MapId => atlas.byId.has(id)

/** As screens show it. Until a page has loaded the maps, an added one is known by its id. */
export const mapName = (id: MapId): string => atlas.byId.get(id)?.name ?? id

/** The uploaded picture of a map; null for the built-in one. */
export const uploadedPicture = (id: MapId): string | null => atlas.byId.get(id)?.picture ?? null

export const eachMap = <Of>(of: (map: MapId) => Of): Record<MapId, Of> =>
  Object.fromEntries(atlas.all.map(({ id }) => [id, of(id)]))

/** The map of an internal id (`mp_rr_desertlands_hu`) or of a name in any spelling; null for maps we don't have. */
export const findMap = (text: string): MapId | null => findIn(atlas, text)

/** Finds maps as `findMap` will once these are the entries. */
export function mapFinder(entries: readonly MapEntry[]): (text: string) => MapId | null {
  const next = buildAtlas(entries, 0)
  return (text) => findIn(next, text)
}

function findIn({ prefixes, names }: Atlas, text: string): MapId | null {
  const id = text.toLowerCase()
  const byPrefix = prefixes.find(([prefix]) => id.startsWith(prefix))
  return byPrefix?.[1] ?? names.get(foldMap(id)) ?? null
}

function buildAtlas(entries: readonly MapEntry[], changes: number): Atlas {
  const own = new Map(entries.map((entry) => [entry.id, toGameMap(entry)]))
  const shipped = SHIPPED_MAPS.map((map) => {
    const edited = own.get(map.id)
    own.delete(map.id)
    return edited ? { ...edited, spellings: [...map.spellings, ...edited.spellings] } : map
  })
  const all = [...shipped, ...own.values()]
  // An administrator may have added a map before it was shipped. Theirs keeps its files.
  const spelled = [...own.values(), ...shipped].flatMap(({ id, name, spellings }) =>
    [id, name, ...spellings].map((spelling) => [spelling, id] as const),
  )
  return {
    entries,
    all,
    byId: new Map(all.map((map) => [map.id, map])),
    names: new Map(
      spelled
        .filter(([spelling]) => !isGameId(spelling))
        .map(([spelling, id]) => [foldMap(spelling), id] as const)
        .toReversed(),
    ),
    prefixes: spelled
      .filter(([spelling]) => isGameId(spelling))
      .map(([spelling, id]) => [spelling.toLowerCase(), id] as const)
      .toSorted(([a], [b]) => b.length - a.length),
    changes,
  }
}

function toGameMap(entry: MapEntry): GameMap {
  const { pois: _, calibration: __, ...map } = entry
  return map
}
