import { MAX_WORLD_COORDINATE } from '#contract/catalog/map-admin.ts'
import { calibrate, type CalibrationPoint } from '#domain/map/calibration.ts'
import { readNumber, readPlace } from '../typed-number.ts'

/** A point while it is entered: percent of the picture and world coordinates, all as typed. */
export interface PointDraft {
  readonly left: string
  readonly top: string
  readonly x: string
  readonly y: string
}

export const NO_POINT: PointDraft = { left: '', top: '', x: '', y: '' }

/** Typed, but no usable number. */
export const isFault = (text: string, limit = MAX_WORLD_COORDINATE): boolean => {
  const value = readNumber(text)
  return text.trim() !== '' && (value === null || Math.abs(value) > limit)
}

function pointOf(draft: PointDraft): CalibrationPoint | null {
  const picture = readPlace(draft)
  const [x, y] = [readNumber(draft.x), readNumber(draft.y)]
  if (picture === null || x === null || y === null) return null
  if (isFault(draft.x) || isFault(draft.y)) return null
  return { picture, world: { x, y } }
}

/** The calibration of two points, in whole world units, or why there is none; null until both are entered. */
export function worked(first: PointDraft, second: PointDraft) {
  const [a, b] = [pointOf(first), pointOf(second)]
  if (!a || !b) return null
  const fit = calibrate(a, b)
  if (typeof fit === 'string') return fit
  const { width, centerX, centerY } = fit.calibration
  return {
    calibration: {
      width: Math.round(width),
      centerX: Math.round(centerX),
      centerY: Math.round(centerY),
    },
    error: fit.error,
  }
}
