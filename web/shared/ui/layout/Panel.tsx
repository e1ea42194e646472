import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  count?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  /** Content reaches the panel's edges: tables and lists bring their own padding. */
  flush?: boolean
  /** As high as the place it is given, so that its content can reach the panel's foot. */
  fill?: boolean
  children: ReactNode
}

export function Panel({
  title,
  count,
  actions,
  level = 2,
  flush = false,
  fill = false,
  children,
}: PanelProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'

  return (
    <section className={classNames(styles.panel, fill && styles.fill)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId}>{title}</Heading>
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
