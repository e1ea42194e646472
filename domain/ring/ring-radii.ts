import type { MapId } from '../map/map.ts'

/** World units, from the game's settings of 2024; rings of January 2026 still have them. */
const USUAL_RADII = [26_500, 13_000, 8_000, 4_000, 2_000, 1]
const OTHER_RADII = new Map<MapId | null, readonly number[]>([
  ['stormpoint', [30_500, 15_000, 8_000, 4_000, 2_000, 1]],
  ['brokenmoon', [28_500, 13_000, 8_000, 4_000, 2_000, 1]],
])

/** The radii that the rings of a map close to. */
export const ringRadii = (map: MapId | null): readonly number[] =>
  OTHER_RADII.get(map) ?? USUAL_RADII
