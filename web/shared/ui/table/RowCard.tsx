import type { ReactNode } from 'react'
import styles from './CardList.module.css'

/** A row of the table on phones: what it says, and what can be done with it. */
export const RowCard = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <article className={styles.row}>
    <div className={styles.words}>{children}</div>
    {action}
  </article>
)
