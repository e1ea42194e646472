import { useEffect, type ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  context?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, context, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Ringwise`
  }, [title])

  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {context ? <p className={styles.context}>{context}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
