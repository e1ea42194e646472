import { useLayoutEffect, useRef, type RefObject } from 'react'
import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import type { MapHandle } from '../shared/map/MapBoard.tsx'
import type { Crowd } from './crowds.ts'
import { pinName } from './pin-name.ts'
import styles from './PinCard.module.css'
import { PinPreview } from './PinPreview.tsx'

interface PinCardProps {
  pin: PinMarker
  /** Where it lies. */
  crowd: Crowd
  board: RefObject<MapHandle | null>
  onShow: (pin: number | null) => void
}

export const cardId = ({ id }: PinMarker) => `pin-card-${id}`

/** Beside its marker, towards the middle of what is seen of the map. */
export function PinCard({ pin, crowd, board, onShow }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null)

  // After every change: only the page knows where things are.
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
      // Neither drags the map nor counts as a press on it.
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
