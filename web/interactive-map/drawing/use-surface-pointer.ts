import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { MapHandle } from '../../shared/map/MapBoard.tsx'
import type { ToolState } from './use-tool-state.ts'

/** In percent of the map: less is a press. */
const DRAG = 0.3

interface Held {
  readonly pointer: number
  readonly from: MapPosition
  readonly id: number | null
}

/** Mouse, pen and finger on the drawing surface. */
export function useSurfacePointer(drafting: ToolState, board: RefObject<MapHandle | null>) {
  const held = useRef<Held | null>(null)

  const placeOf = ({ clientX, clientY }: PointerEvent) =>
    board.current?.placeAt(clientX, clientY) ?? null

  const takeHold = (event: PointerEvent<HTMLElement>) => {
    if (held.current || !event.isPrimary) {
      // With two fingers the map is moved; the line that the first has begun was not meant.
      drop()
      return
    }
    const from = placeOf(event)
    if (event.button !== 0 || !from) return
    const id = shapeUnder(event)
    if (drafting.tool === 'select') {
      drafting.select(id)
      // Beside all shapes the map is moved.
      if (id === null) return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { pointer: event.pointerId, from, id }
    if (drafting.tool !== 'select' && drafting.tool !== 'text') drafting.begin(from)
  }
  const follow = (event: PointerEvent) => {
    const to = placeOf(event)
    if (held.current?.pointer !== event.pointerId || !to) return
    // The map stays where it is.
    event.preventDefault()
    const { id, from } = held.current
    if (drafting.tool !== 'select') drafting.goOn(to)
    else if (id !== null && isDrag(from, to)) {
      drafting.drag({ id, right: to.x - from.x, down: to.y - from.y })
    }
  }
  const letGo = (event: PointerEvent) => {
    if (held.current?.pointer !== event.pointerId) return
    const { id, from } = held.current
    const to = placeOf(event) ?? from
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
    // Two quick presses are two, not a wish to see more.
    onDoubleClick: (event: MouseEvent) => event.stopPropagation(),
    onPointerDown: takeHold,
    onPointerMove: follow,
    onPointerUp: letGo,
    onPointerCancel: drop,
  }
}

const isDrag = (from: MapPosition, to: MapPosition) =>
  Math.hypot(to.x - from.x, to.y - from.y) >= DRAG

function shapeUnder({ target }: PointerEvent): number | null {
  const shape = target instanceof Element ? target.closest('[data-shape]') : null
  return shape ? Number(shape.getAttribute('data-shape')) : null
}
