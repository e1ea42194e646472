import type { MapPosition } from '#domain/map/map-position.ts'
import {
  cellsBetween,
  type Drawing,
  extendLine,
  type Ink,
  MAX_RADIUS,
  MIN_RADIUS,
  type NewShape,
  nextRadius,
  pointsOfShape,
} from '#domain/map/plan.ts'
import type { Tool } from '../tools.ts'

/** In grid cells. A shorter movement is a press, not a line. */
const SHORTEST = 0.12

/** The shape a tool starts at a position; null for tools that don't draw by dragging. */
export function beginShape(
  tool: Tool,
  at: MapPosition,
  ink: Ink,
  drawing: Drawing,
): NewShape | null {
  if (tool === 'pen' || tool === 'area') return { kind: tool, ink, places: [at] }
  if (tool === 'arrow' || tool === 'ruler') return { kind: tool, ink, from: at, to: at }
  if (tool === 'ring') return { kind: 'ring', centre: at, radius: nextRadius(drawing) }
  return null
}

/** Extends a shape to a new pointer position. */
export function continueShape(shape: NewShape, to: MapPosition): NewShape {
  if (shape.kind === 'text') return shape
  if (shape.kind === 'ring') {
    const cells = cellsBetween(shape.centre, to)
    if (cells < SHORTEST) return shape
    return { ...shape, radius: Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, cells * 10)) }
  }
  if ('places' in shape) return { ...shape, places: extendLine(shape.places, to) }
  return { ...shape, to }
}

/** A line without length was drawn by accident. */
export function isWorthKeeping(shape: NewShape): boolean {
  if (shape.kind === 'ring' || shape.kind === 'text') return true
  if ('places' in shape) return shape.places.length > (shape.kind === 'area' ? 2 : 1)
  const [from, to] = pointsOfShape(shape)
  return from !== undefined && to !== undefined && cellsBetween(from, to) >= SHORTEST
}
