import { useCallback, useState } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import { type Ink, moveShape } from '#domain/map/plan.ts'
import { useChosenTool } from './last-tool.ts'
import { beginShape, continueShape } from './surface/begin-shape.ts'
import { shapeWork } from './surface/shape-work.ts'
import type { Tool } from './tools.ts'
import { useShapeInProgress } from './surface/use-shape-in-progress.ts'
import type { DrawingState } from './use-drawing.ts'
import { useWriting } from './use-writing.ts'

const MIDDLE: MapPosition = { x: 50, y: 50 }

interface Drag {
  readonly id: number
  readonly right: number
  readonly down: number
}

export type ToolState = ReturnType<typeof useToolState>

/** The current tool, the shape being drawn, and the selection. */
export function useToolState(
  drawingState: DrawingState,
  announce: (text: string) => void,
  startsWithRings: boolean,
) {
  const { drawing, draw } = drawingState
  const { tool, ink, choose } = useChosenTool(startsWithRings)
  const { draft, setShape, getLatest } = useShapeInProgress()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [wanted, select] = useState<number | null>(null)
  const [cursor, setCursor] = useState(MIDDLE)
  const work = shapeWork(drawingState, announce)
  const writing = useWriting(ink, work.add)

  return {
    tool,
    ink,
    draft,
    cursor,
    ...writing,
    // A shape that was undone, or removed in another window, is no longer selected.
    selected: drawing.some(({ id }) => id === wanted) ? wanted : null,
    /** Includes the drag in progress. */
    shown: drag ? moveShape(drawing, drag.id, drag.right, drag.down) : drawing,
    setInk: useCallback((next: Ink) => choose({ ink: next }), [choose]),
    setCursor,
    select,
    announce,
    chooseTool: useCallback(
      (next: Tool) => {
        choose({ tool: next })
        setShape(null)
        if (next !== 'select') select(null)
      },
      [setShape, choose],
    ),
    begin: (at: MapPosition) => {
      if (tool === 'text') writing.startWriting(at)
      else setShape(beginShape(tool, at, ink, drawing))
    },
    goOn: (to: MapPosition) => {
      const shape = getLatest()
      if (shape) setShape(continueShape(shape, to))
    },
    /** With a position: starts and ends the shape there. */
    finish: (at?: MapPosition) => {
      const shape = at ? beginShape(tool, at, ink, drawing) : getLatest()
      if (shape) work.add(shape)
      setShape(null)
    },
    drop: () => {
      setShape(null)
      setDrag(null)
    },
    drag: setDrag,
    move: (id: number, right: number, down: number) => {
      setDrag(null)
      work.move(id, right, down)
    },
    remove: work.remove,
    change: draw,
  }
}
