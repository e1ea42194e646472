import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { mapPicture } from '../../shared/map/map-picture.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import styles from './MapParts.module.css'
import type { MapRow } from './map-rows.ts'
import { wholeNumberText } from './typed-number.ts'

interface RowProps {
  row: MapRow
}

export function MapTitle({ row: { map } }: RowProps) {
  const { theme } = usePreferences()
  return (
    <span className={styles.name}>
      <img src={mapPicture(map.id, theme, '-320')} alt="" loading="lazy" />
      <b>{map.name}</b>
    </span>
  )
}

export const MapSpellings = ({ row: { map } }: RowProps) =>
  map.spellings.length > 0 ? (
    <span className={styles.spellings}>{map.spellings.join(', ')}</span>
  ) : (
    <span className={styles.none}>{texts.none}</span>
  )

export const CalibrationState = ({ row: { form } }: RowProps) =>
  form.calibration ? (
    texts.calibrated(wholeNumberText(form.calibration.width))
  ) : (
    <span className={styles.none}>{texts.notCalibrated}</span>
  )

export const MapState = ({ row: { origin, map } }: RowProps) => (
  <span className={styles.state}>
    <Badge tone={origin === 'added' ? 'accent' : 'neutral'}>{texts.origins[origin]}</Badge>
    {map.isRetired ? <Badge tone="warning">{texts.retired}</Badge> : null}
  </span>
)
