import { memo, type ReactNode, type RefObject } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import { gridCell } from '#domain/map/map-position.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import type { Crowd } from './crowds.ts'
import { pinName } from '../pin-name.ts'
import { cardId, PinCard } from '../list/PinCard.tsx'
import styles from './PinMarkers.module.css'
import { CrowdSign, PinSign } from './PinSign.tsx'

interface PinMarkersProps {
  crowds: readonly Crowd[]
  /** The marker whose preview is shown. */
  shown: number | null
  onShow: (pin: number | null) => void
  onPress: (crowd: Crowd) => void
  /** Lets every press through to the map. */
  isInert: boolean
  board: RefObject<MapHandle | null>
}

export function PinMarkers({ crowds, shown, onShow, onPress, isInert, board }: PinMarkersProps) {
  const hasRoom = useMediaQuery('(min-width: 769px)')
  useEscape(shown !== null, () => onShow(null))

  return (
    <ul aria-label={texts.onMap} inert={isInert}>
      {crowds.map((crowd) => {
        const pin = crowd.find(({ id }) => id === shown)
        return (
          <Marker
            key={crowd[0].id}
            crowd={crowd}
            isShown={pin !== undefined}
            onShow={onShow}
            onPress={onPress}
            card={
              pin && hasRoom && !isInert ? (
                <PinCard pin={pin} crowd={crowd} board={board} onShow={onShow} />
              ) : null
            }
          />
        )
      })}
    </ul>
  )
}

interface MarkerProps extends Pick<PinMarkersProps, 'onShow' | 'onPress'> {
  crowd: Crowd
  isShown: boolean
  card: ReactNode
}

const Marker = memo(({ crowd, isShown, onShow, onPress, card }: MarkerProps) => {
  const [pin] = crowd
  const isAlone = crowd.length === 1
  return (
    <MapMarker
      place={pin}
      isRaised={isShown}
      aria-label={isAlone ? pinName(pin) : texts.crowd(crowd.length, gridCell(pin))}
      aria-haspopup="dialog"
      aria-describedby={card ? cardId(pin) : undefined}
      onClick={() => onPress(crowd)}
      // Touch has no hover; a tap opens the marker.
      onPointerEnter={(event) => event.pointerType !== 'touch' && onShow(pin.id)}
      onPointerLeave={() => onShow(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && onShow(pin.id)}
      onBlur={() => onShow(null)}
      sign={
        isAlone ? (
          <>
            <PinSign type={pin.type} isRaised={isShown} />
            {pin.title === '' ? null : (
              <span className={styles.label} aria-hidden="true">
                {pin.title}
              </span>
            )}
          </>
        ) : (
          <CrowdSign count={crowd.length} isRaised={isShown} />
        )
      }
    >
      {card}
    </MapMarker>
  )
})
