import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../../shared/page/time-element.ts'
import type { Column } from '../../../shared/ui/table/data-table.ts'
import type { AdminRow } from './admin-rows.ts'
import { ImageBadge, RowActions } from './LocationParts.tsx'
import styles from './LocationTable.module.css'
import type { OpenLocationDialog } from './LootpathDialogs.tsx'

export function locationColumns(
  onDialog: (dialog: OpenLocationDialog) => void,
): Column<AdminRow>[] {
  return [
    {
      id: 'name',
      header: texts.columns.name,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
      sortValue: ({ name }) => name,
    },
    {
      id: 'slug',
      header: texts.columns.slug,
      cell: ({ id }) => <span className={styles.none}>{id}</span>,
    },
    {
      id: 'image',
      header: texts.columns.image,
      cell: ({ file }) => <ImageBadge file={file} />,
      sortValue: ({ file }) => (file ? 1 : 0),
      firstDirection: 'asc',
    },
    {
      id: 'note',
      header: texts.columns.note,
      cell: ({ noteLength }) => (
        <span className={noteLength === 0 ? styles.none : undefined}>
          {texts.noteLength(noteLength)}
        </span>
      ),
      sortValue: ({ noteLength }) => noteLength,
      firstDirection: 'desc',
    },
    {
      id: 'changed',
      header: texts.columns.changed,
      cell: ({ changedAt }) =>
        changedAt === null ? (
          <span className={styles.none}>{texts.never}</span>
        ) : (
          <time dateTime={isoTime(changedAt)} title={formatExactTime(changedAt)}>
            {formatDateTime(changedAt)}
          </time>
        ),
      sortValue: ({ changedAt }) => changedAt,
      firstDirection: 'desc',
    },
    {
      id: 'actions',
      header: texts.columns.actions,
      align: 'end',
      cell: (row) => <RowActions row={row} onDialog={onDialog} />,
    },
  ]
}
