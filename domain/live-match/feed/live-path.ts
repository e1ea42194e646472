import type { LiveVector } from './live-message.ts'

/** Where a player was, in world units; `at` in epoch seconds. */
export interface LivePoint {
  readonly at: number
  readonly x: number
  readonly y: number
}

/** A point every few seconds for a whole game. */
const MAX_POINTS = 400
const FIRST_STEP_S = 3

/** Where a player went. Grows to a limit, then has half of the points and a longer step between them. */
export interface LivePath {
  points: LivePoint[]
  stepS: number
}

export const newLivePath = (): LivePath => ({ points: [], stepS: FIRST_STEP_S })

export function extendPath(path: LivePath, point: LivePoint) {
  const last = path.points.at(-1)
  if (last && point.at - last.at < path.stepS) return
  path.points.push(point)
  if (path.points.length <= MAX_POINTS) return
  path.points = path.points.filter((_, index) => index % 2 === 0)
  path.stepS *= 2
}

/** Whole units, about an inch each. A position of exactly 0, 0 is a missing one. */
export function toPoint(pos: LiveVector | null, at: number): LivePoint | null {
  if (!pos || (pos.x === 0 && pos.y === 0)) return null
  return { at, x: Math.round(pos.x), y: Math.round(pos.y) }
}
