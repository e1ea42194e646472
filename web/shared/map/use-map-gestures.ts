import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { isTyping } from '../keyboard/single-keys.ts'
import { arrowStep } from './arrow-step.ts'
import type { MapStage } from './map-stage.ts'
import type { Point } from './map-view.ts'

/** A pointer that moves less than this is a press, not a drag. */
const DRAG_PX = 4
const STEP = 1.5
const KEY_PAN_PX = 80
/** One notch of a mouse wheel is about 100; a trackpad sends many small deltas. */
const WHEEL_SPEED = 0.0022

interface Gestures {
  stage: () => MapStage | null
  onPress: ((clientX: number, clientY: number) => void) | undefined
}

/** Drag, pinch, double click, wheel and keyboard handlers for the map's frame. */
export function useMapGestures({ stage, onPress }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const hasDragged = useRef(false)

  const forget = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      if (pointers.current.size === 0) hasDragged.current = false
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      const map = stage()
      if (!before || !map) return
      // The mouse button was released outside the frame, so we got no pointerup.
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        forget(event)
        return
      }
      const now = { x: event.clientX, y: event.clientY }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      // A child on the map is handling this pointer. Keep its position for when a second finger
      // joins.
      if (event.defaultPrevented) {
        pointers.current.set(event.pointerId, now)
        return
      }
      if (!hasDragged.current) {
        if (!other && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_PX) return
        hasDragged.current = true
        // Capture only now: capturing at pointerdown would prevent the click on the marker below.
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      pointers.current.set(event.pointerId, now)
      if (other) map.pinch(before, now, other)
      else map.pan(now.x - before.x, now.y - before.y)
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onClick: (event: MouseEvent) => {
      // Ignore clicks while the map moves: the target is no longer where the user aimed.
      if (event.currentTarget.hasAttribute('data-moving')) return
      if (isGround(event)) onPress?.(event.clientX, event.clientY)
    },
    onDoubleClick: (event: MouseEvent) => {
      if (onPress || !isGround(event)) return
      const map = stage()
      map?.zoomBy(event.shiftKey ? 1 / STEP : STEP, map.pointAt(event.clientX, event.clientY))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const map = stage()
      if (!map || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isTyping(event.target) && moveByKey(map, event)) event.preventDefault()
    },
  }
}

/** Returns whether the map handles this key. */
function moveByKey(map: MapStage, event: KeyboardEvent): boolean {
  const { key } = event
  // Negative, because the map moves opposite to the view.
  const arrow = arrowStep(event, -KEY_PAN_PX, -KEY_PAN_PX)
  if (arrow) map.panBy(...arrow)
  else if (key === '+' || key === '=') map.zoomBy(STEP)
  else if (key === '-' || key === '_') map.zoomBy(1 / STEP)
  else if (key === '0') map.fit()
  else return false
  return true
}

const isGround = ({ target }: MouseEvent) =>
  target instanceof Element && !target.closest('button, a, input, [data-map-card]')

/** The wheel zooms the map. Once it's zoomed out completely, the page scrolls. */
export function useMapWheel(frame: () => HTMLElement | null, stage: () => MapStage | null) {
  useEffect(() => {
    const element = frame()
    const turn = (event: WheelEvent) => {
      const map = stage()
      if (!map || (event.deltaY > 0 && map.isFitted() && !event.ctrlKey)) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1
      // Browsers send a trackpad pinch as a wheel event with Ctrl, in steps about a tenth the size.
      const speed = WHEEL_SPEED * pixels * (event.ctrlKey ? 5 : 1)
      map.zoomAt(Math.exp(-event.deltaY * speed), map.pointAt(event.clientX, event.clientY))
    }
    // Only a non-passive listener can prevent the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame, stage])
}
