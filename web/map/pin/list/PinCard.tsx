import { useLayoutEffect, useRef, type RefObject } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import type { Crowd } from '../map/crowds.ts'
import { pinName } from '../pin-name.ts'
import styles from './PinCard.module.css'
import { PinPreview } from './PinPreview.tsx'

interface PinCardProps {
  pin: PinMarker
  /** The group of overlapping markers the pin belongs to. */
  crowd: Crowd
  board: RefObject<MapHandle | null>
  onShow: (pin: number | null) => void
}

export const cardId = ({ id }: PinMarker) => `pin-card-${id}`

/** Opens next to its marker, toward the center of the visible map. */
export function PinCard({ pin, crowd, board, onShow }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null)

  // No dependencies: the marker's position on screen is only known from the DOM.
  useLayoutEffect(() => {
    if (!board.current || !card.current) return
    const { width, height } = board.current.size()
    const { x, y } = board.current.pointOf(crowd[0])
    card.current.dataset.mapCard = `${x < width / 2 ? 'right' : 'left'}-${y < height / 2 ? 'below' : 'above'}`
  })

  return (
    <div
      ref={card}
      className={styles.card}
      id={cardId(crowd[0])}
      role="tooltip"
      onPointerEnter={() => onShow(pin.id)}
      onPointerLeave={() => onShow(null)}
      // Must not drag the map or count as a press on it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <PinPreview pin={pin} />
      <p className={styles.name}>{pinName(pin)}</p>
      <p className={styles.hint}>
        {crowd.length > 1 ? texts.openCrowd(crowd.length) : texts.open[pin.type]}
      </p>
    </div>
  )
}
