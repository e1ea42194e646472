import type { MapPoi } from '#domain/catalog/map-entry.ts'
import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { toSearchText } from '../../shared/page/search-text.ts'

export interface PoiRow {
  readonly id: number
  readonly name: string
  readonly place: MapPosition
  /** Null if no team has landed there. */
  readonly statistic: PoiStatistic | null
}

/** The POIs of a map in their defined order. */
export function poiRows(
  pois: readonly MapPoi[],
  positions: PoiPositions,
  statistics: Readonly<Record<string, PoiStatistic>> = {},
): PoiRow[] {
  return pois.map(({ id, name, x, y }) => ({
    id,
    name,
    place: positions[id] ?? mapPositionOf(x, y),
    statistic: statistics[id] ?? null,
  }))
}

/** False without games that have complete compositions. */
export const hasComps = ({ statistic }: PoiRow) => statistic !== null && statistic.comps.length > 0

/** Search by part of the name, ignoring case and accents. */
export function findPoiRows(rows: readonly PoiRow[], search: string): readonly PoiRow[] {
  const wanted = toSearchText(search)
  return wanted === '' ? rows : rows.filter(({ name }) => toSearchText(name).includes(wanted))
}
