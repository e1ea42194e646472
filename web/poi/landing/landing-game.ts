import type { FoundSeries } from '#contract/correction.ts'
import type { GameLanding } from '#contract/landing.ts'
import type { MapId } from '#domain/map/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { PoiRow } from '../poi-rows.ts'

export interface MappedGame {
  readonly id: number
  readonly number: number
  readonly map: MapId
}

/** The games of a series that are on a map with POIs. */
export const mappedGames = ({ games }: Pick<FoundSeries, 'games'>): MappedGame[] =>
  games.flatMap(({ map, ...game }) => (map === null ? [] : [{ ...game, map }]))

/** Who is asked for next: the first team after this one without a landing, from the start again at the end. */
export function nextTeam(landings: readonly GameLanding[], current: number | null): number | null {
  const at = landings.findIndex(({ resultId }) => resultId === current)
  const others = [...landings.slice(at + 1), ...landings.slice(0, Math.max(at, 0))]
  return others.find(({ poi }) => poi === null)?.resultId ?? null
}

/** The POI nearest to a press on the map. */
export function nearestPoi(rows: readonly PoiRow[], { x, y }: MapPosition): PoiRow | null {
  const distance = ({ place }: PoiRow) => Math.hypot(place.x - x, place.y - y)
  return rows.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
