import { type MapId, mapEntries } from '../catalog/map.ts'
import type { MapPosition } from './map-position.ts'
import { isShippedMap } from '../catalog/shipped-maps.ts'

/** How a map's square picture lies in the game's world: x goes east, y goes north. */
export interface MapCalibration {
  /** World units from the picture's left edge to its right edge. */
  readonly width: number
  /** World coordinates of the picture's center. */
  readonly centerX: number
  readonly centerY: number
}

export interface WorldPoint {
  readonly x: number
  readonly y: number
}

/** A place on the picture whose world coordinates are known. */
export interface CalibrationPoint {
  readonly picture: MapPosition
  readonly world: WorldPoint
}

export interface CalibrationFit {
  readonly calibration: MapCalibration
  /** How far the result is off at each of the two points, in world units. */
  readonly error: number
}

export type CalibrationProblem = 'near' | 'mirrored' | 'uneven' | 'size'

/** In percent of the picture: a click is off by about 0.2, which is 1 % of this distance. */
const MIN_CALIBRATION_DISTANCE = 20
/** The part of the points' distance by which they can disagree with one scale. */
const MAX_DISAGREEMENT = 0.05
/** The game's maps are about 80,000 to 100,000 units wide. */
export const MIN_WORLD_WIDTH = 1_000
export const MAX_WORLD_WIDTH = 1_000_000

/** Where a place of the world is on the picture, in percent. It can be outside of the picture. */
export const toPicture = (map: MapCalibration, x: number, y: number): MapPosition => ({
  x: 50 + ((x - map.centerX) / map.width) * 100,
  y: 50 - ((y - map.centerY) / map.width) * 100,
})

export const fromPicture = (map: MapCalibration, { x, y }: MapPosition): WorldPoint => ({
  x: map.centerX + ((x - 50) / 100) * map.width,
  y: map.centerY - ((y - 50) / 100) * map.width,
})

/**
 * The calibration that fits two points best (least squares: one scale for both directions, north is up), or why there
 * is none: they are too near each other, the picture is mirrored or turned upside down against the world, the two
 * directions have different scales, or the map would be far smaller or larger than any map.
 */
export function calibrate(
  first: CalibrationPoint,
  second: CalibrationPoint,
): CalibrationFit | CalibrationProblem {
  const right = second.picture.x - first.picture.x
  const up = first.picture.y - second.picture.y
  const east = second.world.x - first.world.x
  const north = second.world.y - first.world.y
  const distance = Math.hypot(right, up)
  if (distance < MIN_CALIBRATION_DISTANCE || (east === 0 && north === 0)) return 'near'

  const percentPerUnit = (right * east + up * north) / (east ** 2 + north ** 2)
  if (percentPerUnit <= 0) return 'mirrored'
  const off = Math.hypot(right - percentPerUnit * east, up - percentPerUnit * north)
  if (off / distance > MAX_DISAGREEMENT) return 'uneven'
  const width = 100 / percentPerUnit
  if (width < MIN_WORLD_WIDTH || width > MAX_WORLD_WIDTH) return 'size'

  const middle = {
    x: (first.picture.x + second.picture.x) / 2,
    y: (first.picture.y + second.picture.y) / 2,
  }
  const calibration = {
    width,
    centerX: (first.world.x + second.world.x) / 2 - (middle.x - 50) / percentPerUnit,
    centerY: (first.world.y + second.world.y) / 2 + (middle.y - 50) / percentPerUnit,
  }
  return { calibration, error: off / percentPerUnit / 2 }
}

/**
 * Widths from the game's ring radii against radii published for the pictures (they agree within 0.1 %), centers from a
 * viewer of live feeds. E-District: its first picture. Olympus and Kings Canyon: the viewer's rounded scale alone, within
 * about 0.5 %.
 */
export const SHIPPED_CALIBRATIONS = {
  worldsedge: { width: 89_985, centerX: 0, centerY: 0 },
  stormpoint: { width: 102_105, centerX: 594, centerY: 939 },
  edistrict: { width: 86_220, centerX: 0, centerY: 0 },
  brokenmoon: { width: 86_005, centerX: -1_992, centerY: 492 },
  olympus: { width: 90_100, centerX: -6_968, centerY: 2_969 },
  kingscanyon: { width: 81_950, centerX: 3_419, centerY: 2_926 },
} as const satisfies Record<string, MapCalibration>

/** How a map's picture lies in the world; null until someone calibrates it. */
export function calibrationOf(map: MapId): MapCalibration | null {
  const entry = mapEntries().find(({ id }) => id === map)
  if (entry) return entry.calibration
  return isShippedMap(map) ? SHIPPED_CALIBRATIONS[map] : null
}
