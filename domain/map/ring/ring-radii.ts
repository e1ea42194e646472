import type { MapId } from '../../catalog/map.ts'

/** World units, from the game's settings of 2024; rings of January 2026 still have them. */
const USUAL_RADII = [26_500, 13_000, 8_000, 4_000, 2_000, 1]
const OTHER_RADII = new Map<MapId | null, readonly number[]>([
  ['stormpoint', [30_500, 15_000, 8_000, 4_000, 2_000, 1]],
  ['brokenmoon', [28_500, 13_000, 8_000, 4_000, 2_000, 1]],
])

/** The radii that the rings of a map close to. */
export const ringRadii = (map: MapId | null): readonly number[] =>
  OTHER_RADII.get(map) ?? USUAL_RADII

/** Seconds before each ring starts to close, after the drop or after the ring before. The game's settings of 2024. */
export const RING_WAITS_S: readonly number[] = [75, 120, 90, 90, 75, 60]
