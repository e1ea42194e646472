import { useCallback, useMemo, useState, type RefObject } from 'react'
import { Crosshair } from 'lucide-react'
import { pinMessages as texts, pinAddMessages } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { gridCell, type MapPosition } from '#domain/map/map-position.ts'
import { MapBoard, type MapHandle } from '../../../shared/map/MapBoard.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { PinRows } from '../list/PinRows.tsx'
import { type Crowd, crowdsOf } from './crowds.ts'
import { PinMarkers } from './PinMarkers.tsx'
import { PlacingCross } from './PlacingCross.tsx'
import styles from './PinMap.module.css'

/** Marker width for mouse and touch. */
const MARKER_PX = { fine: 28, coarse: 44 }

interface PinMapProps {
  map: MapId
  pins: readonly PinMarker[]
  /** The marker whose preview is shown. */
  shown: number | null
  onShow: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  board: RefObject<MapHandle | null>
  /** Set while the user chooses a position for a new marker. */
  onPlace: ((place: MapPosition) => void) | undefined
  onCancel: () => void
}

export function PinMap({ map, pins, board, onOpen, onPlace, onCancel, ...pointed }: PinMapProps) {
  const hasFinger = useMediaQuery('(pointer: coarse)')
  const [{ side }, setSettled] = useState({ side: Infinity })
  const apart = (100 * MARKER_PX[hasFinger ? 'coarse' : 'fine']) / side
  const crowds = useMemo(() => crowdsOf(pins, apart), [pins, apart])
  const [pressed, setPressed] = useState<Crowd | null>(null)
  const press = useCallback(
    (crowd: Crowd) => (crowd.length === 1 ? onOpen(crowd[0]) : setPressed(crowd)),
    [onOpen],
  )

  return (
    <>
      <MapBoard
        ref={board}
        map={map}
        label={texts.map(mapName(map))}
        onPress={onPlace}
        // Always a new object, so previews re-render and can open to another side.
        onSettled={() => board.current && setSettled({ side: sideOf(board.current) })}
        overlay={onPlace ? <PlacingBar onCancel={onCancel} /> : undefined}
      >
        <PinMarkers
          {...pointed}
          crowds={crowds}
          onPress={press}
          isInert={onPlace !== undefined}
          board={board}
        />
        {onPlace ? <PlacingCross board={board} onPlace={onPlace} /> : null}
      </MapBoard>
      {pressed ? (
        <CrowdDialog
          // Leaves out markers deleted in the meantime.
          pins={pins.filter(({ id }) => pressed.some((pin) => pin.id === id))}
          cell={gridCell(pressed[0])}
          onOpen={onOpen}
          onClose={() => setPressed(null)}
        />
      ) : null}
    </>
  )
}

/** Width of the whole map in pixels, including the part outside the frame. */
const sideOf = ({ pointOf }: MapHandle) => pointOf({ x: 100, y: 0 }).x - pointOf({ x: 0, y: 0 }).x

/** Says what to do next. Esc cancels, unless a dialog is open. */
function PlacingBar({ onCancel }: { onCancel: () => void }) {
  const hasFinger = useMediaQuery('(pointer: coarse)')
  useEscape(true, onCancel)

  return (
    <p className={styles.bar} role="status">
      <Crosshair aria-hidden="true" />
      {hasFinger ? pinAddMessages.bannerTouch : pinAddMessages.banner}
    </p>
  )
}

interface CrowdDialogProps {
  pins: readonly PinMarker[]
  cell: string
  onOpen: (pin: PinMarker) => void
  onClose: () => void
}

/** Lets the user choose one of several overlapping markers. */
function CrowdDialog({ pins, cell, onOpen, onClose }: CrowdDialogProps) {
  const title = texts.crowd(pins.length, cell)

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <PinRows label={title} pins={pins} onOpen={onOpen} />
    </Dialog>
  )
}
