import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { cardSide, type CardSide } from './card-side.ts'
import styles from './PoiCard.module.css'
import { PoiFacts } from './PoiFacts.tsx'
import type { PoiRow } from '../poi-rows.ts'

/** Width of the card plus its distance from the marker and from the frame's edge. */
const CARD_PX = 280 + 22 + 8

interface PoiCardProps {
  map: MapId
  row: PoiRow
  isSample: boolean
  board: RefObject<MapHandle | null>
  onEnter: (id: number) => void
  onLeave: () => void
  onClose: (() => void) | undefined
}

/** Opens next to its marker. It can be hovered and contains buttons. */
export function PoiCard({ map, row, isSample, board, onEnter, onLeave, onClose }: PoiCardProps) {
  const card = useRef<HTMLDivElement>(null)

  // No dependencies: the card may have to switch sides, and positions are only known from the DOM.
  useLayoutEffect(() => {
    if (!board.current || !card.current) return
    card.current.dataset.mapCard = sideOf(board.current, row.place)
  })

  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label={row.name}
      onPointerEnter={() => onEnter(row.id)}
      onPointerLeave={onLeave}
      // Must not drag the map or count as a press on it.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={() => onEnter(row.id)}
      onBlur={onLeave}
    >
      <PoiFacts map={map} row={row} isSample={isSample} onClose={onClose} />
    </div>
  )
}

/**
 * Chooses the side from the marker's position in the visible square, in percent. Fully zoomed out,
 * that's its position on the map.
 */
function sideOf(board: MapHandle, place: MapPosition): CardSide {
  const { width, height } = board.size()
  const side = Math.min(width, height)
  const { x, y } = board.pointOf(place)
  const seen = {
    x: (100 * (x - (width - side) / 2)) / side,
    y: (100 * (y - (height - side) / 2)) / side,
  }
  return cardSide(seen, x + CARD_PX <= width)
}
