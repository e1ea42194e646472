import type { ImportRow } from '#contract/archive/import.ts'
import { importMessages } from '#contract/archive/import.texts.ts'
import type { Column } from '../../../shared/ui/table/data-table.ts'
import { Findings } from './Findings.tsx'
import styles from './import-columns.module.css'
import { formatName, Imported, ImportState, UndoButton } from './ImportParts.tsx'

const { columns: texts } = importMessages

export function importColumns(onUndo: (row: ImportRow) => void): Column<ImportRow>[] {
  return [
    {
      id: 'file',
      header: texts.file,
      cell: ({ fileName }) => <span className={styles.file}>{fileName}</span>,
      sortValue: ({ fileName }) => fileName,
    },
    {
      id: 'format',
      header: texts.format,
      cell: ({ format }) => formatName(format),
      sortValue: ({ format }) => formatName(format),
    },
    {
      id: 'games',
      header: texts.games,
      align: 'end',
      cell: ({ games, landings }) => (landings > 0 ? importMessages.landingCount(landings) : games),
      sortValue: ({ games }) => games,
      firstDirection: 'desc',
    },
    {
      id: 'teamGames',
      header: texts.teamGames,
      align: 'end',
      cell: ({ teamGames }) => teamGames,
    },
    {
      id: 'findings',
      header: texts.findings,
      align: 'end',
      cell: (row) => <Findings row={row} />,
    },
    {
      id: 'imported',
      header: texts.imported,
      cell: (row) => <Imported row={row} />,
      sortValue: ({ id }) => id,
      firstDirection: 'desc',
    },
    {
      id: 'state',
      header: texts.state,
      cell: (row) => <ImportState row={row} />,
    },
    {
      id: 'actions',
      header: texts.actions,
      align: 'end',
      cell: (row) => <UndoButton row={row} onUndo={onUndo} />,
    },
  ]
}
