import { memo, useEffect, type ReactNode, type RefObject } from 'react'
import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import type { MapHandle } from '../shared/map/MapBoard.tsx'
import { MapMarker } from '../shared/map/MapMarker.tsx'
import { useMediaQuery } from '../shared/ui/use-media-query.ts'
import { pinName } from './pin-name.ts'
import { cardId, PinCard } from './PinCard.tsx'
import { PinSign } from './PinSign.tsx'

interface PinMarkersProps {
  pins: readonly PinMarker[]
  /** Whose preview is shown. */
  shown: number | null
  onShow: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  /** They let every press through to the map. */
  isInert: boolean
  board: RefObject<MapHandle | null>
}

export function PinMarkers({ pins, shown, onShow, onOpen, isInert, board }: PinMarkersProps) {
  const hasRoom = useMediaQuery('(min-width: 769px)')
  useEscape(shown !== null, () => onShow(null))

  return (
    <ul aria-label={texts.onMap} inert={isInert}>
      {pins.map((pin) => (
        <Marker
          key={pin.id}
          pin={pin}
          isShown={pin.id === shown}
          onShow={onShow}
          onOpen={onOpen}
          card={
            pin.id === shown && hasRoom && !isInert ? (
              <PinCard pin={pin} board={board} onShow={onShow} />
            ) : null
          }
        />
      ))}
    </ul>
  )
}

interface MarkerProps extends Pick<PinMarkersProps, 'onShow' | 'onOpen'> {
  pin: PinMarker
  isShown: boolean
  card: ReactNode
}

const Marker = memo(({ pin, isShown, onShow, onOpen, card }: MarkerProps) => (
  <MapMarker
    place={pin}
    isRaised={isShown}
    aria-label={pinName(pin)}
    aria-haspopup="dialog"
    aria-describedby={card ? cardId(pin) : undefined}
    onClick={() => onOpen(pin)}
    // A finger has no hover: what it touches is opened.
    onPointerEnter={(event) => event.pointerType !== 'touch' && onShow(pin.id)}
    onPointerLeave={() => onShow(null)}
    onFocus={(event) => event.target.matches(':focus-visible') && onShow(pin.id)}
    onBlur={() => onShow(null)}
    sign={<PinSign type={pin.type} isRaised={isShown} />}
  >
    {card}
  </MapMarker>
))

function useEscape(isOpen: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
