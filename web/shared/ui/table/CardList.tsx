import type { ReactNode } from 'react'
import styles from './CardList.module.css'
import type { Column, Sort } from './data-table.ts'
import { SortField } from './SortField.tsx'

interface CardListProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSortChange: (sort: Sort) => void
  children: ReactNode
}

/** The table on phones: cards, and a select instead of sortable headers. */
export function CardList<Row>({
  caption,
  columns,
  sort,
  onSortChange,
  children,
}: CardListProps<Row>) {
  return (
    <>
      <SortField columns={columns} sort={sort} onSortChange={onSortChange} />
      <ul className={styles.cards} aria-label={caption}>
        {children}
      </ul>
    </>
  )
}
