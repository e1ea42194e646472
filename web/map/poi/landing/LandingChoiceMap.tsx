import { useMemo, useState, type RefObject } from 'react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { nearestPoi } from '#domain/map/nearest-poi.ts'
import { MapBoard, type MapHandle } from '../../../shared/map/MapBoard.tsx'
import { labelSides } from '../../../shared/map/label-sides.ts'
import { PoiMarker } from '../map/PoiMarker.tsx'
import type { PoiRow } from '../poi-rows.ts'

interface LandingMapProps {
  map: MapId
  rows: readonly PoiRow[]
  board: RefObject<MapHandle | null>
  /** Where the chosen team landed. */
  chosen: number | null
  onChoose: (poi: number) => void
}

/** A press on a marker, or next to one, says where the chosen team landed. */
export function LandingChoiceMap({ map, rows, board, chosen, onChoose }: LandingMapProps) {
  const sides = useMemo(() => labelSides(rows), [rows])
  const [hovered, setHovered] = useState<number | null>(null)

  return (
    <MapBoard
      ref={board}
      map={map}
      label={texts.mapLabel(mapName(map))}
      onPress={(place) => {
        const poi = nearestPoi(rows, place)
        if (poi) onChoose(poi.id)
      }}
    >
      <ul aria-label={texts.markers}>
        {rows.map((row, at) => (
          <PoiMarker
            key={row.id}
            row={row}
            labelSide={sides[at] ?? 'right'}
            isPinned={row.id === chosen}
            isHighlighted={row.id === chosen || row.id === hovered}
            onEnter={setHovered}
            onLeave={() => setHovered(null)}
            onPress={onChoose}
          />
        ))}
      </ul>
    </MapBoard>
  )
}
