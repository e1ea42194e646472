import { poiMessages } from '#contract/map/poi.texts.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { readPlace } from '../typed-number.ts'
import type { PoiDraft } from './poi-drafts.ts'
import styles from './PoiMarkers.module.css'

interface PoiMarkersProps {
  drafts: readonly PoiDraft[]
  selected: number | null
  onSelect: (id: number) => void
}

/** The POIs on the picture, with their numbers in the list. */
export const PoiMarkers = ({ drafts, selected, onSelect }: PoiMarkersProps) => (
  <ul aria-label={poiMessages.markers}>
    {drafts.map((draft) => {
      const place = draft.isRemoved ? null : readPlace(draft)
      return place ? (
        <MapMarker
          key={draft.id}
          place={place}
          isRaised={draft.id === selected}
          aria-label={texts.poiMarker(draft.id, draft.name)}
          aria-pressed={draft.id === selected}
          sign={
            <span className={styles.sign} data-selected={draft.id === selected || undefined}>
              {draft.id}
            </span>
          }
          onClick={() => onSelect(draft.id)}
        />
      ) : null
    })}
  </ul>
)
