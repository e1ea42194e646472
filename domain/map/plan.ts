import { type MapPosition, mapPositionOf } from './map-position.ts'

export const INKS = ['lime', 'sky', 'orange', 'pink', 'white'] as const
export type Ink = (typeof INKS)[number]

interface Line {
  readonly id: number
  readonly kind: 'pen' | 'area'
  readonly ink: Ink
  readonly places: readonly MapPosition[]
}

interface Span {
  readonly id: number
  readonly kind: 'arrow' | 'ruler'
  readonly ink: Ink
  readonly from: MapPosition
  readonly to: MapPosition
}

export interface Ring {
  readonly id: number
  readonly kind: 'ring'
  readonly centre: MapPosition
  /** In percent of the map's width. */
  readonly radius: number
}

interface Words {
  readonly id: number
  readonly kind: 'text'
  readonly ink: Ink
  readonly at: MapPosition
  readonly text: string
}

/** Something drawn on a map. */
export type Shape = Line | Span | Ring | Words
export type Drawing = readonly Shape[]

/** A shape that hasn't been added yet. */
export type NewShape = Omit<Line, 'id'> | Omit<Span, 'id'> | Omit<Ring, 'id'> | Omit<Words, 'id'>

export const MAX_SHAPES = 300
export const MAX_POINTS = 400
/** For all shapes together. */
export const MAX_TOTAL_POINTS = 10_000
export const MAX_RINGS = 5
export const MAX_TEXT = 80
export const MAX_NAME = 100
export const MIN_RADIUS = 1
export const MAX_RADIUS = 50

/** Default ring sizes. Schematic, like the maps. */
const RADII = [28, 18, 11, 6, 2.5]
const SHORTEST_STEP = 0.4

export const ringsOf = (drawing: Drawing): Ring[] =>
  drawing.filter((shape) => shape.kind === 'ring')

export const nextRadius = (drawing: Drawing): number => RADII[ringsOf(drawing).length] ?? MIN_RADIUS

/** Rings are numbered in the order in which they close. */
export const ringNumber = (drawing: Drawing, ring: Ring): number =>
  1 + ringsOf(drawing).findIndex(({ id }) => id === ring.id)

/** Null if the drawing has reached its limits. */
export function addShape(drawing: Drawing, shape: NewShape): Drawing | null {
  const isFull =
    drawing.length >= MAX_SHAPES ||
    countPoints(drawing) + pointsOfShape(shape).length > MAX_TOTAL_POINTS ||
    (shape.kind === 'ring' && ringsOf(drawing).length >= MAX_RINGS)
  if (isFull) return null
  const id = 1 + Math.max(0, ...drawing.map((other) => other.id))
  return nest([...drawing, { id, ...shape }])
}

export const removeShape = (drawing: Drawing, id: number): Drawing =>
  drawing.filter((shape) => shape.id !== id)

/** Moves a shape, but never off the map. Rings inside a moved ring move along. */
export function moveShape(drawing: Drawing, id: number, right: number, down: number): Drawing {
  const moved = drawing.find((shape) => shape.id === id)
  if (!moved) return drawing
  const places = pointsOfShape(moved)
  const x = hold(
    right,
    places.map((place) => place.x),
  )
  const y = hold(
    down,
    places.map((place) => place.y),
  )
  const from = moved.kind === 'ring' ? ringNumber(drawing, moved) : null
  const follows = (shape: Shape) =>
    shape.id === id || (from !== null && shape.kind === 'ring' && ringNumber(drawing, shape) > from)
  return nest(drawing.map((shape) => (follows(shape) ? shift(shape, x, y) : shape)))
}

export function resizeRing(drawing: Drawing, id: number, radius: number): Drawing {
  return nest(
    drawing.map((shape) =>
      shape.id === id && shape.kind === 'ring' ? { ...shape, radius } : shape,
    ),
  )
}

/** Adds a point to a hand-drawn line. A line that gets too long loses every second point. */
export function extendLine(
  places: readonly MapPosition[],
  next: MapPosition,
): readonly MapPosition[] {
  const last = places.at(-1)
  if (last && between(last, next) < SHORTEST_STEP) return places
  const kept = places.length < MAX_POINTS ? places : places.filter((_, at) => at % 2 === 0)
  return [...kept, next]
}

/** Distance between two positions in grid cells. */
export const cellsBetween = (from: MapPosition, to: MapPosition): number => between(from, to) / 10

export function pointsOfShape(shape: Shape | NewShape): readonly MapPosition[] {
  if (shape.kind === 'ring') return [shape.centre]
  if (shape.kind === 'text') return [shape.at]
  return 'places' in shape ? shape.places : [shape.from, shape.to]
}

export const countPoints = (drawing: Drawing): number =>
  drawing.reduce((count, shape) => count + pointsOfShape(shape).length, 0)

const between = (a: MapPosition, b: MapPosition) => Math.hypot(a.x - b.x, a.y - b.y)

const hold = (step: number, along: readonly number[]) =>
  Math.min(100 - Math.max(...along), Math.max(-Math.min(...along), step))

function shift(shape: Shape, right: number, down: number): Shape {
  const by = ({ x, y }: MapPosition) => mapPositionOf(x + right, y + down)
  if (shape.kind === 'ring') return { ...shape, centre: by(shape.centre) }
  if (shape.kind === 'text') return { ...shape, at: by(shape.at) }
  if ('places' in shape) return { ...shape, places: shape.places.map(by) }
  return { ...shape, from: by(shape.from), to: by(shape.to) }
}

/** Keeps each ring inside the one before it. */
function nest(drawing: Drawing): Drawing {
  let outer: Ring | null = null
  return drawing.map((shape) => {
    if (shape.kind !== 'ring') return shape
    outer = within(shape, outer)
    return outer
  })
}

function within(ring: Ring, outer: Ring | null): Ring {
  const most = outer?.radius ?? MAX_RADIUS
  const radius = Math.round(Math.min(most, Math.max(MIN_RADIUS, ring.radius)) * 10) / 10
  if (!outer) return { ...ring, radius }
  const away = between(ring.centre, outer.centre)
  const room = outer.radius - radius
  if (away <= room) return { ...ring, radius }
  const share = room / away
  const { x, y } = outer.centre
  const centre = mapPositionOf(x + (ring.centre.x - x) * share, y + (ring.centre.y - y) * share)
  return { ...ring, centre, radius }
}
