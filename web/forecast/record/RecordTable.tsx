import type { Column } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { factCards } from '../../shared/ui/table/FactCard.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './RecordTable.module.css'

interface RecordTableProps<Row> {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  note?: string
}

/** A short table in a fixed order. */
export function RecordTable<Row>({ title, columns, rows, rowKey, note }: RecordTableProps<Row>) {
  if (rows.length === 0) return null
  return (
    <Panel title={title} level={3} flush>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={null}
        onSortChange={() => {}}
        empty={null}
        cards={factCards(columns)}
      />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </Panel>
  )
}
