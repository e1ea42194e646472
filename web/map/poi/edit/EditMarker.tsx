import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import { arrowStep } from '../../../shared/map/arrow-step.ts'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import styles from './EditMarker.module.css'
import type { LabelSide } from '../../../shared/map/label-sides.ts'
import { hasComps, type PoiRow } from '../poi-rows.ts'
import { PoiSign } from '../map/PoiSign.tsx'

const DRAG_PX = 3
const NUDGE = 0.5
const LARGE_NUDGE = 5

interface EditMarkerProps {
  row: PoiRow
  labelSide: LabelSide
  isMoved: boolean
  isSelected: boolean
  /** The map position below a point of the screen. */
  placeAt: (clientX: number, clientY: number) => MapPosition
  onSelect: (id: number) => void
  /** Called during a drag, and at its end with `isDropped`. */
  onMove: (row: PoiRow, place: MapPosition, isDropped: boolean) => void
}

/** A marker that can be dragged, selected, and nudged by the arrow keys. */
export function EditMarker({
  row,
  labelSide,
  isMoved,
  isSelected,
  placeAt,
  onSelect,
  onMove,
}: EditMarkerProps) {
  const grip = useRef<{ x: number; y: number; right: number; down: number } | null>(null)
  const isDragging = useRef(false)

  const takeHold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // Otherwise the map would pan too.
    event.stopPropagation()
    const box = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    grip.current = { x, y, right: x - box.x - box.width / 2, down: y - box.y - box.height / 2 }
    isDragging.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const under = ({ clientX, clientY }: PointerEvent) => {
    const { right = 0, down = 0 } = grip.current ?? {}
    return placeAt(clientX - right, clientY - down)
  }
  const drag = (event: PointerEvent) => {
    const held = grip.current
    if (!held) return
    event.stopPropagation()
    isDragging.current ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_PX
    if (isDragging.current) onMove(row, under(event), false)
  }
  const drop = (event: PointerEvent) => {
    if (isDragging.current && grip.current) onMove(row, under(event), true)
    grip.current = null
  }
  const nudge = (event: KeyboardEvent) => {
    const step = arrowStep(event, NUDGE, LARGE_NUDGE)
    if (!step) return
    event.preventDefault()
    onMove(row, mapPositionOf(row.place.x + step[0], row.place.y + step[1]), true)
  }

  return (
    <MapMarker
      className={styles.grip}
      place={row.place}
      isRaised={isSelected}
      aria-label={texts.marker(row.name, row.place.x, row.place.y)}
      aria-pressed={isSelected}
      onPointerDown={takeHold}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={nudge}
      onClick={() => {
        if (!isDragging.current) onSelect(row.id)
        isDragging.current = false
      }}
      sign={
        <PoiSign
          name={row.name}
          hasData={hasComps(row)}
          isHighlighted={isSelected}
          isMoved={isMoved}
          labelSide={labelSide}
        />
      }
    />
  )
}
