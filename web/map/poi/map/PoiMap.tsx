import { useCallback, useEffect, useMemo, useState, type RefObject, useRef } from 'react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { MapBoard, type MapHandle } from '../../../shared/map/MapBoard.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import { labelSides } from '../../../shared/map/label-sides.ts'
import type { PoiRow } from '../poi-rows.ts'
import { PoiCard } from './PoiCard.tsx'
import { PoiMarker } from './PoiMarker.tsx'
import { PoiFacts } from './PoiFacts.tsx'
import styles from './PoiMap.module.css'

/** Time for the pointer to move from a marker to its card. */
const LEAVE_MS = 200

interface PoiMapProps {
  map: MapId
  rows: readonly PoiRow[]
  isSample: boolean
  pinned: number | null
  onPin: (poi: number | null) => void
  board: RefObject<MapHandle | null>
}

export function PoiMap({ map, rows, isSample, pinned, onPin, board }: PoiMapProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const sides = useMemo(() => labelSides(rows), [rows])
  const [, setSettled] = useState(0)
  const { hovered, enter, leave, stop } = useHover()
  const shown = rows.find(({ id }) => id === hovered) ?? rows.find(({ id }) => id === pinned)
  const close = useCallback(() => {
    stop()
    onPin(null)
  }, [stop, onPin])
  const press = useCallback(
    (id: number) => {
      stop()
      onPin(id === pinned ? null : id)
    },
    [stop, onPin, pinned],
  )
  useEscape(shown !== undefined, close)
  useReveal(board, rows.find(({ id }) => id === pinned)?.place)

  return (
    <>
      <MapBoard
        ref={board}
        map={map}
        label={texts.mapLabel(mapName(map))}
        onSettled={() => setSettled((count) => count + 1)}
      >
        <ul aria-label={texts.markers}>
          {rows.map((row, at) => (
            <PoiMarker
              key={row.id}
              row={row}
              labelSide={sides[at] ?? 'right'}
              isPinned={row.id === pinned}
              isHighlighted={row.id === shown?.id}
              onEnter={enter}
              onLeave={leave}
              onPress={press}
              card={
                row.id === shown?.id && !isNarrow ? (
                  <PoiCard
                    map={map}
                    row={row}
                    isSample={isSample}
                    board={board}
                    onEnter={enter}
                    onLeave={leave}
                    onClose={row.id === pinned ? close : undefined}
                  />
                ) : null
              }
            />
          ))}
        </ul>
      </MapBoard>
      {isNarrow && shown ? (
        <PoiSheet map={map} row={shown} isSample={isSample} onClose={close} />
      ) : null}
    </>
  )
}

/** Scrolls the selected POI into view, no matter where it was selected (list, palette, map). */
function useReveal(board: RefObject<MapHandle | null>, place: MapPosition | undefined) {
  const { x, y } = place ?? {}
  useEffect(() => {
    if (x !== undefined && y !== undefined) board.current?.reveal({ x, y })
  }, [board, x, y])
}

interface PoiSheetProps {
  map: MapId
  row: PoiRow
  isSample: boolean
  onClose: () => void
}

/** The card on phones, at the bottom of the screen. The map above stays usable. */
function PoiSheet({ map, row, isSample, onClose }: PoiSheetProps) {
  return (
    <div className={styles.sheet} role="group" aria-label={row.name}>
      <PoiFacts map={map} row={row} isSample={isSample} onClose={onClose} />
    </div>
  )
}

/** The marker that is hovered or focused. Leaving is delayed. */
function useHover() {
  const [hovered, setHovered] = useState<number | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const enter = useCallback((id: number) => {
    clearTimeout(leaving.current)
    setHovered(id)
  }, [])
  const leave = useCallback(() => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setHovered(null), LEAVE_MS)
  }, [])
  const stop = useCallback(() => {
    clearTimeout(leaving.current)
    setHovered(null)
  }, [])
  useEffect(() => () => clearTimeout(leaving.current), [])

  return { hovered, enter, leave, stop }
}
