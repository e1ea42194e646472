import type { Column } from './data-table.ts'
import styles from './FactCard.module.css'

/** A table row on phones: the first column on top, then the others with their headers. */
export function factCards<Row>([first, ...facts]: readonly Column<Row>[]) {
  return (row: Row) => (
    <article className={styles.card}>
      <div className={styles.first}>{first?.cell(row)}</div>
      <dl className={styles.facts}>
        {facts.map(({ id, header, cell }) => (
          <div key={id}>
            <dt className={styles.label}>{header}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
