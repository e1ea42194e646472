import { ArrowDown, ArrowUp } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { nextSort, type Column, type Sort } from './data-table.ts'
import { IconButton } from '../action/IconButton.tsx'
import { SelectField } from '../form/SelectField.tsx'
import styles from './SortField.module.css'

interface SortFieldProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSortChange: (sort: Sort) => void
}

/** Replaces the header buttons on phones, where most of them are off screen. */
export function SortField<Row>({ columns, sort, onSortChange }: SortFieldProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue)
  const current = sortable.find((column) => column.id === sort?.column)
  if (sortable.length === 0) return null

  const sortBy = (id: string) => {
    const column = sortable.find((candidate) => candidate.id === id)
    if (column) onSortChange(nextSort(column, null))
  }

  return (
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
  )
}
