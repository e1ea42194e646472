import type { MapId } from '#domain/catalog/map.ts'
import type { PoiRow } from '../poi-rows.ts'
import { PoiFacts } from './PoiFacts.tsx'
import styles from './PoiSheet.module.css'

interface PoiSheetProps {
  map: MapId
  row: PoiRow
  isSample: boolean
  onClose: () => void
}

/** The card on phones, at the bottom of the screen. The map above stays usable. */
export function PoiSheet({ map, row, isSample, onClose }: PoiSheetProps) {
  return (
    <div className={styles.sheet} role="group" aria-label={row.name}>
      <PoiFacts map={map} row={row} isSample={isSample} onClose={onClose} />
    </div>
  )
}
