import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import styles from './CardList.module.css'
import { nextSort, type Column, type Sort } from './data-table.ts'
import { IconButton } from './IconButton.tsx'
import { SelectField } from './SelectField.tsx'

interface CardListProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSortChange: (sort: Sort) => void
  children: ReactNode
}

/** The table on phones: cards, and a select in place of the sortable header. */
export function CardList<Row>({
  caption,
  columns,
  sort,
  onSortChange,
  children,
}: CardListProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue)
  const current = sortable.find((column) => column.id === sort?.column)

  const sortBy = (id: string) => {
    const column = sortable.find((candidate) => candidate.id === id)
    if (column) onSortChange(nextSort(column, null))
  }

  return (
    <>
      {sortable.length > 0 ? (
        <div className={styles.sort}>
          <SelectField
            label={messages.kit.sortBy}
            options={[
              ...(current ? [] : [{ value: '', label: '' }]),
              ...sortable.map((column) => ({ value: column.id, label: column.header })),
            ]}
            value={current?.id ?? ''}
            onChange={(event) => sortBy(event.target.value)}
          />
          {current && sort ? (
            <IconButton
              label={sort.direction === 'asc' ? messages.kit.ascending : messages.kit.descending}
              icon={sort.direction === 'asc' ? <ArrowUp /> : <ArrowDown />}
              onClick={() => onSortChange(nextSort(current, sort))}
            />
          ) : null}
        </div>
      ) : null}
      <ul className={styles.cards} aria-label={caption}>
        {children}
      </ul>
    </>
  )
}
