import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { MapId } from '#domain/map/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { MapHandle } from '../../shared/map/MapBoard.tsx'
import { cardSide, type CardSide } from './card-side.ts'
import styles from './PoiCard.module.css'
import { PoiFacts } from './PoiFacts.tsx'
import type { PoiRow } from '../poi-rows.ts'

/** The card, and its distance from the marker and from the frame's edge. */
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

/** Beside its marker on the map; it can be hovered and holds buttons. */
export function PoiCard({ map, row, isSample, board, onEnter, onLeave, onClose }: PoiCardProps) {
  const card = useRef<HTMLDivElement>(null)

  // After every change: the card may have to move to another side, and only the page knows where things are.
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
      // Neither drags the map nor counts as a press on it.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={() => onEnter(row.id)}
      onBlur={onLeave}
    >
      <PoiFacts map={map} row={row} isSample={isSample} onClose={onClose} />
    </div>
  )
}

/** A map that is all in sight counts by its own percent, a grown one by what of it is seen. */
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
