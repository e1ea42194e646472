import { useState } from 'react'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import type { WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import type { Sort } from '../../shared/ui/table/data-table.ts'
import { workbookCard, workbookColumns } from './workbook-columns.tsx'
import styles from './WorkbookTable.module.css'

const STEP = 50

interface SheetTableProps {
  caption: string
  rows: readonly WorkbookRow[]
}

export function WorkbookTable({ caption, rows }: SheetTableProps) {
  const [sort, setSort] = useState<Sort | null>({ column: 'value', direction: 'desc' })
  const [first, setFirst] = useState(STEP)
  const hidden = Math.max(0, rows.length - first)

  return (
    <>
      <DataTable
        caption={caption}
        columns={workbookColumns}
        rows={rows}
        first={first}
        rowKey={({ legends }) => legends.join()}
        sort={sort}
        onSortChange={setSort}
        cards={workbookCard}
        empty={null}
      />
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setFirst(first + STEP)}>
            {texts.showMore(Math.min(hidden, STEP))}
          </Button>
        </div>
      ) : null}
    </>
  )
}
