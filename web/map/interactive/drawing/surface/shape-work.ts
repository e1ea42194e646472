import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { addShape, moveShape, type NewShape, removeShape } from '#domain/map/plan.ts'
import { notify } from '../../../../shared/page/toast.ts'
import { isWorthKeeping } from './begin-shape.ts'
import { shapeName } from './shape-path.ts'
import type { DrawingState } from '../use-drawing.ts'

/** Changes a drawing and announces the change to screen readers. */
export function shapeWork({ drawing, draw }: DrawingState, announce: (text: string) => void) {
  return {
    add: (shape: NewShape) => {
      if (!isWorthKeeping(shape)) return
      const next = addShape(drawing, shape)
      const added = next?.at(-1)
      if (!next || !added) {
        notify.error(texts.full)
        return
      }
      draw(next)
      announce(texts.drawn(shapeName(added, next)))
    },
    move: (id: number, right: number, down: number) => {
      const next = moveShape(drawing, id, right, down)
      const moved = next.find((shape) => shape.id === id)
      if (!moved) return
      draw(next)
      announce(texts.movedTo(shapeName(moved, next)))
    },
    remove: (id: number) => {
      const removed = drawing.find((shape) => shape.id === id)
      if (!removed) return
      draw(removeShape(drawing, id))
      announce(texts.removed(shapeName(removed, drawing)))
    },
  }
}
