import { memo, type ReactNode } from 'react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import type { LabelSide } from '../../../shared/map/label-sides.ts'
import { hasComps, type PoiRow } from '../poi-rows.ts'
import { PoiSign } from './PoiSign.tsx'

interface PoiMarkerProps {
  row: PoiRow
  labelSide: LabelSide
  /** It's selected in the URL. */
  isPinned: boolean
  isHighlighted: boolean
  onEnter: (id: number) => void
  onLeave: () => void
  onPress: (id: number) => void
  card?: ReactNode
}

export const PoiMarker = memo(
  ({
    row,
    labelSide,
    isPinned,
    isHighlighted,
    onEnter,
    onLeave,
    onPress,
    card = null,
  }: PoiMarkerProps) => (
    <MapMarker
      place={row.place}
      isRaised={isHighlighted}
      aria-label={texts.marker(row.name, row.statistic?.totalGames ?? 0)}
      aria-pressed={isPinned}
      onClick={() => onPress(row.id)}
      // Touch has no hover; a tap presses the marker.
      onPointerEnter={(event) => event.pointerType !== 'touch' && onEnter(row.id)}
      onPointerLeave={onLeave}
      onFocus={(event) => event.target.matches(':focus-visible') && onEnter(row.id)}
      onBlur={onLeave}
      sign={
        <PoiSign
          name={row.name}
          hasData={hasComps(row)}
          isHighlighted={isHighlighted}
          labelSide={card ? null : labelSide}
        />
      }
    >
      {card}
    </MapMarker>
  ),
)
