import type { MapId } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { forecastRing } from '#domain/map/ring/ring-forecast.ts'
import { pictureRingRadii } from '#domain/map/ring/ring-game.ts'
import { type RingSection, withoutSections } from '#domain/map/ring/ring-section.ts'
import type { PastRings } from '../../../shared/queries/rings.queries.ts'
import { type RingPlacement, shareOf } from './ring-placement.ts'

/** What a saved picture needs to show the rings that are on the map. */
export interface RingsToSave {
  readonly placement: RingPlacement
  readonly excluded: readonly RingSection[]
  /** Empty if they aren't loaded. */
  readonly games: readonly PastRings[]
}

export interface RingOutline {
  readonly number: number
  readonly center: MapPosition
  /** Percent of the map. */
  readonly radius: number
  readonly isLikely: boolean
}

/** The placed rings and the likely ring 3. */
export function ringOutlines(
  map: MapId,
  { placement: { ring1, ring2 }, excluded, games }: RingsToSave,
): RingOutline[] {
  if (!ring1) return []
  const radii = pictureRingRadii(map)
  const counted = withoutSections(games, excluded)
  const placed = { ring1: shareOf(ring1), ring2: ring2 && shareOf(ring2) }
  const forecast = counted.length > 0 ? forecastRing(counted, placed) : null
  const likely = forecast && { x: forecast.center.x * 100, y: forecast.center.y * 100 }
  return [
    outline(1, ring1, radii.ring1),
    ...(ring2 ? [outline(2, ring2, radii.ring2)] : []),
    ...(likely ? [outline(3, likely, radii.ring3, true)] : []),
  ]
}

const outline = (
  number: number,
  center: MapPosition,
  share: number,
  isLikely = false,
): RingOutline => ({ number, center, radius: share * 100, isLikely })
