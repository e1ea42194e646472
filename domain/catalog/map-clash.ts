import { foldSpelling, type MapEntry, type MapPoi, MAX_POI_SPELLINGS } from './map-entry.ts'
import { foldPoi } from './poi.ts'
import { SHIPPED_MAPS } from './shipped-maps.ts'

type Named = Pick<MapEntry, 'id' | 'name' | 'spellings'>

/** A name that would mean two maps or two POIs. */
export interface NameClash {
  readonly text: string
  /** What has it already. */
  readonly taken: string
}

/** The first name of a map that another one already has. `entries` are the maps of administrators. */
export function findMapClash(map: Named, entries: readonly Named[]): NameClash | null {
  const others = [...SHIPPED_MAPS, ...entries].filter(({ id }) => id !== map.id)
  const taken = new Map(
    others.flatMap(({ id, name, spellings }) =>
      [id, name, ...spellings].map((text) => [foldSpelling(text), name] as const),
    ),
  )
  return firstTaken([map.name, ...map.spellings], taken, foldSpelling)
}

/** The first name of a POI that another one on the map already has. */
export function findPoiClash(pois: readonly MapPoi[]): NameClash | null {
  const taken = new Map<string, string>()
  for (const { name, spellings, isRemoved } of pois) {
    if (isRemoved) continue
    const clash = firstTaken([name, ...spellings], taken, foldPoi)
    if (clash) return clash
    for (const text of [name, ...spellings]) taken.set(foldPoi(text), name)
  }
  return null
}

function firstTaken(
  texts: readonly string[],
  taken: ReadonlyMap<string, string>,
  fold: (text: string) => string,
): NameClash | null {
  for (const text of texts) {
    const owner = taken.get(fold(text))
    if (owner !== undefined) return { text, taken: owner }
  }
  return null
}

/** Files still use the former name of a renamed POI, so it becomes another spelling, unless another POI has it now. */
export function withFormerNames(
  before: readonly MapPoi[],
  after: readonly MapPoi[],
): readonly MapPoi[] {
  const old = new Map(before.map((poi) => [poi.id, poi.name]))
  const named = new Set(
    after.flatMap(({ name, spellings }) => [name, ...spellings].map((text) => foldPoi(text))),
  )
  return after.map((poi) => {
    const former = old.get(poi.id)
    return former === undefined || named.has(foldPoi(former))
      ? poi
      : { ...poi, spellings: [...poi.spellings, former].slice(-MAX_POI_SPELLINGS) }
  })
}
