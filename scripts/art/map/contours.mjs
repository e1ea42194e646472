import { contours } from 'd3-contour'
import { polygon } from '../path.mjs'
import { CELL, CELLS } from './terrain.mjs'

/** The outline of everything at or above `level`, smoothed, without islands below `minArea`. */
export function contourPath(field, level, tolerance, minArea) {
  const [{ coordinates }] = contours().size([CELLS, CELLS]).smooth(true).thresholds([level])(field)
  return coordinates
    .flat()
    .map((ring) => ring.map(([x, y]) => [x * CELL, y * CELL]))
    .filter((ring) => areaOf(ring) >= minArea)
    .map((ring) => polygon(simplifyRing(cutCorners(ring), tolerance).slice(0, -1)))
    .join('')
}

function areaOf(ring) {
  let doubled = 0
  for (let at = 0; at < ring.length - 1; at++) {
    const [x, y] = ring[at]
    const [nextX, nextY] = ring[at + 1]
    doubled += x * nextY - nextX * y
  }
  return Math.abs(doubled / 2)
}

/** Chaikin's corner cutting algorithm. */
function cutCorners(ring) {
  const cut = []
  for (let at = 0; at < ring.length - 1; at++) {
    const [x, y] = ring[at]
    const [nextX, nextY] = ring[at + 1]
    cut.push([0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY])
    cut.push([0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY])
  }
  return [...cut, cut[0]]
}

/** A ring ends where it starts, so the simplifier has no base line. Simplify it in two halves. */
function simplifyRing(ring, tolerance) {
  const middle = ring.length >> 1
  return [
    ...simplify(ring.slice(0, middle + 1), tolerance),
    ...simplify(ring.slice(middle), tolerance).slice(1),
  ]
}

/** Ramer-Douglas-Peucker: drops points that are closer to the line than the tolerance. */
function simplify(points, tolerance) {
  if (points.length < 4) return points
  const kept = new Set([0, points.length - 1])
  const spans = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestFrom(points, span)
    if (farthest.distance <= tolerance) continue
    kept.add(farthest.at)
    spans.push([span[0], farthest.at], [farthest.at, span[1]])
  }
  return points.filter((_, at) => kept.has(at))
}

function farthestFrom(points, [first, last]) {
  const [startX, startY] = points[first]
  const [endX, endY] = points[last]
  const length = Math.hypot(endX - startX, endY - startY)
  let farthest = { at: first, distance: 0 }
  for (let at = first + 1; at < last; at++) {
    const [x, y] = points[at]
    const distance =
      length < 1e-6
        ? Math.hypot(x - startX, y - startY)
        : Math.abs((endX - startX) * (startY - y) - (startX - x) * (endY - startY)) / length
    if (distance > farthest.distance) farthest = { at, distance }
  }
  return farthest
}
