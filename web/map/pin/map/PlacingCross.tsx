import { Crosshair } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { gridCell, type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import { arrowStep } from '../../../shared/map/arrow-step.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import styles from './PlacingCross.module.css'

const STEP = 1
const LARGE_STEP = 10

interface PlacingCrossProps {
  board: RefObject<MapHandle | null>
  onPlace: (place: MapPosition) => void
}

/** Lets keyboard users choose a position on the map. */
export function PlacingCross({ board, onPlace }: PlacingCrossProps) {
  const [place, setPlace] = useState<MapPosition>({ x: 50, y: 50 })
  const [announcement, setAnnouncement] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const name = texts.cross(place.x, place.y, gridCell(place))

  useEffect(() => button.current?.focus({ preventScroll: true }), [])

  const move = (event: KeyboardEvent) => {
    const step = arrowStep(event, STEP, LARGE_STEP)
    if (!step) return
    event.preventDefault()
    const next = mapPositionOf(place.x + step[0], place.y + step[1])
    setPlace(next)
    setAnnouncement(texts.cross(next.x, next.y, gridCell(next)))
    board.current?.reveal(next)
  }

  return (
    <>
      <ul>
        <MapMarker
          ref={button}
          place={place}
          isRaised
          className={styles.cross}
          aria-label={name}
          aria-description={texts.keys}
          onKeyDown={move}
          onClick={() => onPlace(place)}
          sign={<Crosshair aria-hidden="true" />}
        />
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}
