import { useState, type RefObject } from 'react'
import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import type { MapId } from '#domain/map.ts'
import type { Place } from '#domain/place.ts'
import { MapBoard, type MapHandle } from '../shared/map/MapBoard.tsx'
import { PinMarkers } from './PinMarkers.tsx'
import { PlacingBar } from './PlacingBar.tsx'
import { PlacingCross } from './PlacingCross.tsx'

interface PinMapProps {
  map: MapId
  pins: readonly PinMarker[]
  /** Whose preview is shown. */
  shown: number | null
  onShow: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  board: RefObject<MapHandle | null>
  /** Given while a place is looked for. */
  onPlace: ((place: Place) => void) | undefined
  onCancel: () => void
}

export function PinMap({ map, board, onPlace, onCancel, ...markers }: PinMapProps) {
  const [, setSettled] = useState(0)

  return (
    <MapBoard
      ref={board}
      map={map}
      label={texts.map(texts.mapNames[map])}
      onPress={onPlace}
      // A preview may have to open to another side.
      onSettled={() => setSettled((count) => count + 1)}
      overlay={onPlace ? <PlacingBar onCancel={onCancel} /> : undefined}
    >
      <PinMarkers {...markers} isInert={onPlace !== undefined} board={board} />
      {onPlace ? <PlacingCross board={board} onPlace={onPlace} /> : null}
    </MapBoard>
  )
}
