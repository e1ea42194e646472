import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'

/** Size in pixels of the element that shows the map. */
export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Position of the square map in its frame (left and top edge), and its size relative to fitted. */
export interface MapView extends Point {
  readonly zoom: number
}

const MAX_ZOOM = 6

export const fittedSide = ({ width, height }: Frame) => Math.min(width, height)

export const fit = (frame: Frame): MapView => confine({ zoom: 1, x: 0, y: 0 }, frame)

/** A map larger than its frame covers it; a smaller one is centered. */
export function confine({ zoom, x, y }: MapView, frame: Frame): MapView {
  const clamped = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const side = fittedSide(frame) * clamped
  const along = (start: number, room: number) =>
    side <= room ? (room - side) / 2 : Math.min(0, Math.max(room - side, start))
  return { zoom: clamped, x: along(x, frame.width), y: along(y, frame.height) }
}

/** Zooms around the point: what's under it stays there. */
export function zoomAt(view: MapView, frame: Frame, factor: number, point: Point): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor))
  const grown = zoom / view.zoom
  return confine(
    { zoom, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  )
}

export const pan = (view: MapView, frame: Frame, right: number, down: number): MapView =>
  confine({ zoom: view.zoom, x: view.x + right, y: view.y + down }, frame)

/** One of two fingers has moved: the point between them stays under them. */
export function pinch(view: MapView, frame: Frame, before: Point, now: Point, other: Point) {
  const moved = {
    zoom: view.zoom,
    x: view.x + (now.x - before.x) / 2,
    y: view.y + (now.y - before.y) / 2,
  }
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  return zoomAt(moved, frame, distance(now, other) / Math.max(1, distance(before, other)), middle)
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** After a resize, the center of the view stays the center. */
export function reframe(view: MapView, from: Frame, to: Frame): MapView {
  const side = fittedSide(from) * view.zoom
  if (side === 0) return fit(to)
  const grown = (fittedSide(to) * view.zoom) / side
  return confine(
    {
      zoom: view.zoom,
      x: to.width / 2 - (from.width / 2 - view.x) * grown,
      y: to.height / 2 - (from.height / 2 - view.y) * grown,
    },
    to,
  )
}

export function pointOf(view: MapView, frame: Frame, { x, y }: MapPosition): Point {
  const side = fittedSide(frame) * view.zoom
  return { x: view.x + (side * x) / 100, y: view.y + (side * y) / 100 }
}

export function positionAt(view: MapView, frame: Frame, { x, y }: Point): MapPosition {
  const side = fittedSide(frame) * view.zoom
  return mapPositionOf((100 * (x - view.x)) / side, (100 * (y - view.y)) / side)
}

/** Pans just far enough to bring a position into the frame, `margin` px away from its edge. */
export function reveal(view: MapView, frame: Frame, place: MapPosition, margin: number): MapView {
  const point = pointOf(view, frame, place)
  const missing = (at: number, room: number) =>
    Math.min(0, room - margin - at) + Math.max(0, margin - at)
  return pan(view, frame, missing(point.x, frame.width), missing(point.y, frame.height))
}

/** Centers a position and shows this much of the map (in percent of its side) around it. */
export function center(frame: Frame, place: MapPosition, width: number): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, 100 / width))
  const side = fittedSide(frame) * zoom
  const [x, y] = [
    frame.width / 2 - (side * place.x) / 100,
    frame.height / 2 - (side * place.y) / 100,
  ]
  return confine({ zoom, x, y }, frame)
}
