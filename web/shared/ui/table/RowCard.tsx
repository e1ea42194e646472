import type { ReactNode } from 'react'
import styles from './CardList.module.css'

/** A table row on phones: its content and its action. */
export const RowCard = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <article className={styles.row}>
    <div className={styles.words}>{children}</div>
    {action}
  </article>
)
