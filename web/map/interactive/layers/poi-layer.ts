import type { MapPoi } from '#domain/catalog/map-entry.ts'
import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { type Mean, meanOf } from '#domain/stats/sums.ts'
import { isFew } from '../../../shared/ui/table/FewTag.tsx'

const STEPS = 4
const LEAST_SIZE = 26
const MAX_SIZE = 44

export interface PoiSpot {
  readonly id: number
  readonly name: string
  readonly place: MapPosition
  /** Null if unknown. */
  readonly games: number | null
  readonly points: Mean | null
  readonly pointSum: number
  /** Index of the color step (of four); null if there are too few games. */
  readonly step: number | null
  /** The disc's diameter in pixels. Its area grows with the number of games. */
  readonly size: number
}

export interface PoiLayerData {
  readonly spots: readonly PoiSpot[]
  /** Five numbers, the bounds of the four steps; null if no POI has enough games. */
  readonly bounds: readonly number[] | null
  readonly mostGames: number
}

/** The POIs of a map as the layer draws them. */
export function poiLayer(
  pois: readonly MapPoi[],
  positions: PoiPositions,
  statistics: Readonly<Record<string, PoiStatistic>> | null,
): PoiLayerData {
  const rows = pois.map(({ id, name, x, y }) => {
    const statistic = statistics?.[id]
    return {
      id,
      name,
      place: positions[id] ?? mapPositionOf(x, y),
      games: statistics && (statistic?.totalGames ?? 0),
      points: statistic ? meanOf(statistic.points) : null,
      pointSum: statistic?.points.sum ?? 0,
    }
  })
  const mostGames = Math.max(0, ...rows.map(({ games }) => games ?? 0))
  const bounds = stepBounds(rows.flatMap(({ points }) => (hasColor(points) ? [points.mean] : [])))
  return {
    bounds,
    mostGames,
    spots: rows.map((row) => ({
      ...row,
      step: bounds && hasColor(row.points) ? stepOf(row.points.mean, bounds) : null,
      size: discSize(row.games ?? 0, mostGames),
    })),
  }
}

/** With few games, a POI gets no color. */
const hasColor = (points: Mean | null): points is Mean => points !== null && !isFew(points.n)

/** Four equal steps from the lowest to the highest mean on the map. */
function stepBounds(means: readonly number[]): number[] | null {
  if (means.length === 0) return null
  const [low, high] = [Math.min(...means), Math.max(...means)]
  return Array.from({ length: STEPS + 1 }, (_, at) => low + ((high - low) * at) / STEPS)
}

const stepOf = (mean: number, bounds: readonly number[]) =>
  Math.min(
    STEPS - 1,
    Math.max(
      0,
      bounds.findLastIndex((bound) => mean >= bound),
    ),
  )

export const discSize = (games: number, mostGames: number) =>
  Math.round(LEAST_SIZE + (MAX_SIZE - LEAST_SIZE) * Math.sqrt(games / Math.max(1, mostGames)))
