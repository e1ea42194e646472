import { ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../layout/class-names.ts'
import { nextSort, type Column, type Sort } from './data-table.ts'
import styles from './DataTable.module.css'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | null
  onSortChange: (sort: Sort) => void
}

export function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const title = (
    <>
      {column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}
      {column.tag ? <span className={styles.tag}>{column.tag}</span> : null}
    </>
  )

  const icons = (
    <>
      {direction ? ARROWS[direction] : UNSORTED}
      {IDLE}
    </>
  )
  const isEnd = column.align === 'end'

  return (
    <th
      scope="col"
      className={classNames(styles.head, isEnd && styles.end)}
      style={{ inlineSize: column.width }}
      {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      {column.sortValue ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={direction !== undefined || undefined}
          onClick={() => onSortChange(nextSort(column, sort))}
        >
          {isEnd ? icons : null}
          {title}
          {isEnd ? null : icons}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

const arrow = (direction?: Sort['direction']) => (
  <ArrowUp className={styles.arrow} data-direction={direction} aria-hidden="true" />
)

// CSS rotates the arrow. Swapping the icon would cost more than rendering the rest of the header; a
// constant element costs nothing.
const IDLE = <ChevronsUpDown className={styles.idle} aria-hidden="true" />
const UNSORTED = arrow()
const ARROWS = { asc: arrow('asc'), desc: arrow('desc') }
