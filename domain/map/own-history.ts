import { isSameShape, type ShapeChange } from './co-drawing.ts'
import type { Drawing, Shape } from './plan.ts'

interface OwnChange {
  readonly id: number
  readonly before: Shape | null
  readonly after: Shape | null
}

/** What one person did in one go. */
type OwnStep = readonly OwnChange[]

/** Undo and redo steps of one person in a drawing that others change too. */
export interface OwnHistory {
  readonly past: readonly OwnStep[]
  readonly future: readonly OwnStep[]
}

const OWN_STEPS = 100

export const EMPTY_HISTORY: OwnHistory = { past: [], future: [] }

/** Remembers a step, with the drawing from before it. It clears the redo steps. */
export function recordOwn(
  { past }: OwnHistory,
  before: Drawing,
  changes: readonly ShapeChange[],
): OwnHistory {
  const step = changes.map(({ id, shape }) => ({ id, before: find(before, id), after: shape }))
  return { past: [...past, step].slice(-OWN_STEPS), future: [] }
}

interface Undone {
  readonly history: OwnHistory
  readonly changes: readonly ShapeChange[]
  /** How many shapes stay as they are, because someone else has changed them since. */
  readonly skipped: number
}

export function undoOwn({ past, future }: OwnHistory, drawing: Drawing): Undone | null {
  const step = past.at(-1)
  if (!step) return null
  const open = step.filter(({ id, after }) => isSameShape(find(drawing, id), after))
  return {
    history: { past: past.slice(0, -1), future: open.length > 0 ? [open, ...future] : future },
    changes: open.map(({ id, before }) => ({ id, shape: before })),
    skipped: step.length - open.length,
  }
}

export function redoOwn({ past, future }: OwnHistory, drawing: Drawing): Undone | null {
  const [step, ...rest] = future
  if (!step) return null
  const open = step.filter(({ id, before }) => isSameShape(find(drawing, id), before))
  return {
    history: { past: open.length > 0 ? [...past, open] : past, future: rest },
    changes: open.map(({ id, after }) => ({ id, shape: after })),
    skipped: step.length - open.length,
  }
}

const find = (drawing: Drawing, id: number): Shape | null =>
  drawing.find((shape) => shape.id === id) ?? null
