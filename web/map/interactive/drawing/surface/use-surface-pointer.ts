import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { MapHandle } from '../../../../shared/map/MapBoard.tsx'
import type { ToolState } from '../use-tool-state.ts'

/** In percent of the map. A shorter movement is a press. */
const DRAG = 0.3

interface Held {
  readonly pointer: number
  readonly from: MapPosition
  readonly id: number | null
}

/** Mouse, pen and touch on the drawing surface. */
export function useSurfacePointer(drafting: ToolState, board: RefObject<MapHandle | null>) {
  const held = useRef<Held | null>(null)

  const positionOf = ({ clientX, clientY }: PointerEvent) =>
    board.current?.placeAt(clientX, clientY) ?? null

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (held.current || !event.isPrimary) {
      // Two fingers move the map, so drop the line that the first one started.
      drop()
      return
    }
    const from = positionOf(event)
    if (event.button !== 0 || !from) return
    const id = shapeUnder(event)
    if (drafting.tool === 'select') {
      drafting.select(id)
      // A press next to all shapes moves the map.
      if (id === null) return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { pointer: event.pointerId, from, id }
    if (drafting.tool !== 'select' && drafting.tool !== 'text') drafting.begin(from)
  }
  const follow = (event: PointerEvent) => {
    const to = positionOf(event)
    if (held.current?.pointer !== event.pointerId || !to) return
    // Prevents the map from panning.
    event.preventDefault()
    const { id, from } = held.current
    if (drafting.tool !== 'select') drafting.goOn(to)
    else if (id !== null && isDrag(from, to)) {
      drafting.drag({ id, right: to.x - from.x, down: to.y - from.y })
    }
  }
  const release = (event: PointerEvent) => {
    if (held.current?.pointer !== event.pointerId) return
    const { id, from } = held.current
    const to = positionOf(event) ?? from
    held.current = null
    if (drafting.tool === 'text') drafting.begin(to)
    else if (drafting.tool !== 'select') {
      drafting.goOn(to)
      drafting.finish()
    } else if (id !== null && isDrag(from, to)) drafting.move(id, to.x - from.x, to.y - from.y)
    else drafting.drop()
  }
  const drop = () => {
    held.current = null
    drafting.drop()
  }

  return {
    // Two quick presses draw twice; they must not zoom the map.
    onDoubleClick: (event: MouseEvent) => event.stopPropagation(),
    onPointerDown: grab,
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: drop,
  }
}

const isDrag = (from: MapPosition, to: MapPosition) =>
  Math.hypot(to.x - from.x, to.y - from.y) >= DRAG

function shapeUnder({ target }: PointerEvent): number | null {
  const shape = target instanceof Element ? target.closest('[data-shape]') : null
  return shape ? Number(shape.getAttribute('data-shape')) : null
}
