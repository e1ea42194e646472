import {
  countPoints,
  type Drawing,
  MAX_RINGS,
  MAX_SHAPES,
  MAX_TOTAL_POINTS,
  pointsOfShape,
  ringsOf,
  type Shape,
} from './plan.ts'

/** What someone did to one shape: added or replaced it, or removed it (null). */
export interface ShapeChange {
  readonly id: number
  readonly shape: Shape | null
}

/** A change that the server has stored. Versions are in the order of the commits. */
export interface StoredChange extends ShapeChange {
  readonly version: number
}

/** A plan as it is stored, as far as this page knows. */
export interface CoDrawing {
  /** Everything up to this version is known. */
  readonly version: number
  /** What happened to shapes after that version, and the shapes of that version. */
  readonly shapes: ReadonlyMap<number, StoredChange>
}

/** Far enough below the largest safe integer that `addShape` can still count up from it. */
export const MAX_SHAPE_ID = 2 ** 52
/** 36 random bits: two people who draw at the same moment get different ids. */
const ID_STEPS = 2 ** 36

/**
 * An id for a new shape: above all others, so it is drawn on top, by a random step, so people who don't see each other's
 * shapes yet don't choose the same.
 */
export function newShapeId(drawing: Drawing, random: () => number): number {
  const highest = Math.max(0, ...drawing.map(({ id }) => id))
  const id = highest + 1 + Math.floor(random() * ID_STEPS)
  return id <= MAX_SHAPE_ID ? id : 1 + Math.floor(random() * MAX_SHAPE_ID)
}

/** The drawing after a change, in the order of ids. Null if it would exceed the limits of a drawing. */
export function changeShape(drawing: Drawing, { id, shape }: ShapeChange): Drawing | null {
  const others = drawing.filter((other) => other.id !== id)
  if (shape === null) return others
  const next = [...others, shape].toSorted((a, b) => a.id - b.id)
  const isWithinLimits =
    next.length <= MAX_SHAPES &&
    countPoints(next) <= MAX_TOTAL_POINTS &&
    ringsOf(next).length <= MAX_RINGS
  return isWithinLimits ? next : null
}

/** Nothing is known until the first snapshot. */
export const UNKNOWN_DRAWING: CoDrawing = { version: 0, shapes: new Map() }

/** Changes after the snapshot may have arrived before it. They are kept. */
export function takeWholePlan(known: CoDrawing, version: number, drawing: Drawing): CoDrawing {
  if (version < known.version) return known
  const later = [...known.shapes.values()].filter((change) => change.version > version)
  const shapes = new Map(drawing.map((shape) => [shape.id, { id: shape.id, shape, version }]))
  return takeChanges({ version, shapes }, later)
}

/** The last writer of each shape wins, in whatever order the changes arrive and however often. */
export function takeChanges(known: CoDrawing, changes: readonly StoredChange[]): CoDrawing {
  const shapes = new Map(known.shapes)
  for (const change of changes) {
    const last = shapes.get(change.id)?.version ?? known.version
    if (change.version > last) shapes.set(change.id, change)
  }
  return { version: known.version, shapes }
}

/** What a page shows: what is stored, and on top of it the own changes that aren't yet. */
export function shownDrawing(known: CoDrawing, pending: readonly ShapeChange[]): Drawing {
  const shapes = new Map<number, Shape | null>()
  for (const { id, shape } of known.shapes.values()) shapes.set(id, shape)
  for (const { id, shape } of pending) shapes.set(id, shape)
  return [...shapes.values()].filter((shape) => shape !== null).toSorted((a, b) => a.id - b.id)
}

/** The changes that lead from one drawing to the other. New shapes get ids of their own. */
export function changesBetween(
  before: Drawing,
  after: Drawing,
  newId: (drawing: Drawing) => number,
): ShapeChange[] {
  const old = new Map(before.map((shape) => [shape.id, shape]))
  const kept = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, shape: null }))
  const changed: ShapeChange[] = []
  let all = before
  for (const shape of after) {
    const former = old.get(shape.id)
    if (former && isSameShape(former, shape)) continue
    const put = former ? shape : { ...shape, id: newId(all) }
    all = [...all, put]
    changed.push({ id: put.id, shape: put })
  }
  return [...removed, ...changed]
}

/** Ids and the order of fields don't matter: the database orders them in its own way. */
export function isSameShape(a: Shape | null, b: Shape | null): boolean {
  return a === b || (a !== null && b !== null && contentOf(a) === contentOf(b))
}

const contentOf = (shape: Shape) =>
  JSON.stringify([
    shape.kind,
    'ink' in shape ? shape.ink : '',
    pointsOfShape(shape).map(({ x, y }) => [x, y]),
    shape.kind === 'ring' ? shape.radius : 0,
    shape.kind === 'text' ? shape.text : '',
  ])

/** Colors of people, by index. */
const PERSON_COLORS = 8

/** A color for each person, the same on every page: by id, or the next free one if someone here has it. */
export function personColors(ids: readonly number[]): Map<number, number> {
  const colors = new Map<number, number>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const used = new Set(colors.values())
    const wanted = id % PERSON_COLORS
    const free = Array.from({ length: PERSON_COLORS }, (_, step) => (wanted + step) % PERSON_COLORS)
    colors.set(id, free.find((color) => !used.has(color)) ?? wanted)
  }
  return colors
}
