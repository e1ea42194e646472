import type { MapCalibration } from '../map/calibration.ts'

/** A POI of a map. */
export interface MapPoi {
  readonly id: number
  readonly name: string
  /** Percent of the square map, from the left and from the top. */
  readonly x: number
  readonly y: number
  /** Other names in match data, also the ones it had before. */
  readonly spellings: readonly string[]
  /** No longer on the map. Past landings still name it, so its id is never used again. */
  readonly isRemoved: boolean
}

/** Former names included; the oldest are dropped. */
export const MAX_POI_SPELLINGS = 40

/** A map that an administrator added, or an edited one of the specification. */
export interface MapEntry {
  /** Lowercase letters only; it never changes. */
  readonly id: string
  readonly name: string
  /** Other names in files. The game's internal ids (`mp_rr_olympus`) also mean every id that starts with them. */
  readonly spellings: readonly string[]
  /** The name of an uploaded picture; null for the built-in one. */
  readonly picture: string | null
  /** Null until it is calibrated. */
  readonly calibration: MapCalibration | null
  readonly pois: readonly MapPoi[]
  /** Not offered any more; past games keep it. */
  readonly isRetired: boolean
}

/** Lowercase letters, as names of maps are compared. */
export const foldMap = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The game's internal ids are compared by how they start, because their suffix changes with each rework. */
export const isGameId = (spelling: string): boolean => /^mp_/i.test(spelling)

/** What a spelling is compared by. */
export const foldSpelling = (spelling: string): string =>
  isGameId(spelling) ? spelling.toLowerCase() : foldMap(spelling)
