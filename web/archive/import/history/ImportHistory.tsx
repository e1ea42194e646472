import { useQuery } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useQueryState } from '../../../shared/address/query-state.ts'
import { useMemo, useState } from 'react'
import { removeImport, type ImportRow } from '#contract/archive/import.ts'
import { momentMessages } from '#contract/review/moment.texts.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { parseAsSort } from '../../../shared/address/sort-state.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { DataTable } from '../../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { historyRows } from './history-rows.ts'
import { importColumns } from './import-columns.tsx'
import { importsQuery } from './import.queries.ts'
import { importCards } from './ImportCard.tsx'
import styles from './ImportHistory.module.css'
import { RemoveDemoDialog } from '../RemoveDemoDialog.tsx'

const FIRST = 50

const sortParser = parseAsSort(['file', 'format', 'games', 'imported']).withDefault({
  column: 'imported',
  direction: 'desc',
})

export function ImportHistory() {
  const query = useQuery(importsQuery)
  const { data } = query
  const rows = useMemo(() => data && historyRows(data.imports), [data])
  const [undoing, setUndoing] = useState<ImportRow | null>(null)

  return (
    <Panel title={texts.history} count={rows && texts.historyCount(rows.length)} flush>
      {rows ? (
        <HistoryTable rows={rows} onUndo={setUndoing} />
      ) : (
        <Waiting
          query={query}
          loading={texts.loadingHistory}
          failed={texts.historyFailed}
          lines={4}
        />
      )}
      {undoing ? <UndoDialog row={undoing} onClose={() => setUndoing(null)} /> : null}
    </Panel>
  )
}

interface HistoryTableProps {
  rows: readonly ImportRow[]
  onUndo: (row: ImportRow) => void
}

function HistoryTable({ rows, onUndo }: HistoryTableProps) {
  const [sort, setSort] = useQueryState('imports', sortParser)
  const [isWhole, setIsWhole] = useState(false)
  const columns = useMemo(() => importColumns(onUndo), [onUndo])
  const hidden = isWhole ? 0 : Math.max(0, rows.length - FIRST)

  return (
    <>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={rows}
        first={rows.length - hidden}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={(next) => setSort(next)}
        cards={importCards(onUndo)}
        empty={
          <EmptyState
            icon={<FileX2 aria-hidden="true" />}
            title={texts.noImports}
            text={texts.noImportsText}
          />
        }
      />
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{texts.showMore(hidden)}</Button>
        </div>
      ) : null}
    </>
  )
}

function UndoDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  if (row.isDemo) return <RemoveDemoDialog onClose={onClose} />
  return (
    <ConfirmDialog
      title={texts.undoTitle}
      question={[
        row.landings > 0
          ? texts.undoLandings(row.fileName, row.landings)
          : texts.undoQuestion(row.fileName, row.games),
        ...(row.moments > 0 ? [momentMessages.deletedWithImport(row.moments)] : []),
      ].join(' ')}
      confirmLabel={texts.undoTitle}
      failed={texts.undoFailed}
      send={() => call(removeImport, { id: row.id })}
      onClose={onClose}
    />
  )
}
