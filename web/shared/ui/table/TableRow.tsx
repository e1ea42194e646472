import { useMemo, type ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'
import type { Column } from './data-table.ts'
import styles from './DataTable.module.css'

interface TableRowProps<Row> extends ComponentProps<'tr'> {
  columns: readonly Column<Row>[]
  row: Row
}

export function TableRow<Row>({ columns, row, ...rest }: TableRowProps<Row>) {
  // Rows render repeatedly while a table scrolls.
  const cells = useMemo(
    () =>
      columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            className={classNames(styles.cell, column.align === 'end' && styles.end)}
            {...(index === 0 && { scope: 'row' })}
          >
            {column.cell(row)}
          </Cell>
        )
      }),
    [columns, row],
  )

  return (
    <tr className={styles.row} {...rest}>
      {cells}
    </tr>
  )
}
