import type { MapId } from '#domain/map/map.ts'
import type { PoiRow } from '../poi-rows.ts'
import { PoiFacts } from './PoiFacts.tsx'
import styles from './PoiSheet.module.css'

interface PoiSheetProps {
  map: MapId
  row: PoiRow
  isSample: boolean
  onClose: () => void
}

/** The card of phones, at the foot of the screen; the map above it can still be used. */
export function PoiSheet({ map, row, isSample, onClose }: PoiSheetProps) {
  return (
    <div className={styles.sheet} role="group" aria-label={row.name}>
      <PoiFacts map={map} row={row} isSample={isSample} onClose={onClose} />
    </div>
  )
}
