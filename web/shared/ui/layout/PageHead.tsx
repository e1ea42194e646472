import type { ReactNode } from 'react'
import { useTitle } from '../../page/use-title.ts'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  /** Tabs that choose what the page shows. */
  tabs?: ReactNode
  context?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, tabs, context, actions }: PageHeadProps) {
  useTitle(title)

  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      {context ? <p className={styles.context}>{context}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
