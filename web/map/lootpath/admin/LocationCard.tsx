import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { RowCard } from '../../../shared/ui/table/RowCard.tsx'
import type { AdminRow } from './admin-rows.ts'
import { ImageBadge, RowActions } from './LocationParts.tsx'
import styles from './LocationTable.module.css'
import type { OpenLocationDialog } from './LootpathDialogs.tsx'

interface LocationCardProps {
  row: AdminRow
  onDialog: (dialog: OpenLocationDialog) => void
}

export const locationCards = (onDialog: LocationCardProps['onDialog']) => (row: AdminRow) => (
  <LocationCard row={row} onDialog={onDialog} />
)

function LocationCard({ row, onDialog }: LocationCardProps) {
  return (
    <RowCard action={<RowActions row={row} onDialog={onDialog} />}>
      <strong>{row.name}</strong>
      <ImageBadge file={row.file} />
      <span className={styles.none}>
        {`${texts.columns.note}: ${texts.noteLength(row.noteLength)}`}
      </span>
    </RowCard>
  )
}
