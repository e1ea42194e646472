import { useMemo } from 'react'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { mapPicture } from '../../shared/map/map-picture.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { MapActions } from './MapActions.tsx'
import type { OpenMapDialog } from './MapDialogs.tsx'
import { countPois, type MapRow } from './map-rows.ts'
import { wholeNumberText } from './typed-number.ts'
import styles from './MapTable.module.css'

const MapSpellings = ({ row: { map } }: RowProps) =>
  map.spellings.length > 0 ? (
    <span className={styles.spellings}>{map.spellings.join(', ')}</span>
  ) : (
    <span className={styles.none}>{texts.none}</span>
  )

const CalibrationState = ({ row: { form } }: RowProps) =>
  form.calibration ? (
    texts.calibrated(wholeNumberText(form.calibration.width))
  ) : (
    <span className={styles.none}>{texts.notCalibrated}</span>
  )

const MapState = ({ row: { origin, map } }: RowProps) => (
  <span className={styles.state}>
    <Badge tone={origin === 'added' ? 'accent' : 'neutral'}>{texts.origins[origin]}</Badge>
    {map.isRetired ? <Badge tone="warning">{texts.retired}</Badge> : null}
  </span>
)

interface MapTableProps {
  rows: readonly MapRow[]
  onOpen: (dialog: OpenMapDialog) => void
}

export function MapTable({ rows, onOpen }: MapTableProps) {
  const columns = useMemo(() => mapColumns(onOpen), [onOpen])
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      rowKey={({ map }) => map.id}
      sort={null}
      onSortChange={() => {}}
      empty={null}
      cards={mapCards(onOpen)}
    />
  )
}

const mapColumns = (onOpen: MapTableProps['onOpen']): Column<MapRow>[] => [
  { id: 'map', header: texts.map, cell: (row) => <MapTitle row={row} /> },
  { id: 'spellings', header: texts.spellings, cell: (row) => <MapSpellings row={row} /> },
  { id: 'pois', header: texts.pois, align: 'end', cell: countPois },
  { id: 'calibration', header: texts.calibration, cell: (row) => <CalibrationState row={row} /> },
  { id: 'origin', header: texts.origin, cell: (row) => <MapState row={row} /> },
  {
    id: 'actions',
    header: texts.actions,
    align: 'end',
    cell: (row) => <MapActions row={row} onOpen={onOpen} />,
  },
]

const mapCards = (onOpen: MapTableProps['onOpen']) => (row: MapRow) => (
  <MapCard row={row} onOpen={onOpen} />
)

/** A table row on phones. */
const MapCard = ({ row, onOpen }: { row: MapRow; onOpen: MapTableProps['onOpen'] }) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <MapTitle row={row} />
      <MapState row={row} />
    </div>
    <p className={styles.facts}>
      <span>{texts.poiCount(countPois(row))}</span>
      <CalibrationState row={row} />
      <MapSpellings row={row} />
    </p>
    <MapActions row={row} onOpen={onOpen} />
  </article>
)

interface RowProps {
  row: MapRow
}

function MapTitle({ row: { map } }: RowProps) {
  const { theme } = usePreferences()
  return (
    <span className={styles.name}>
      <img src={mapPicture(map.id, theme, '-320')} alt="" loading="lazy" />
      <b>{map.name}</b>
    </span>
  )
}
