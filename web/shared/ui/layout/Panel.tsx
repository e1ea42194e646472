import { useId, type ReactNode } from 'react'
import { grouped } from '#contract/base/texts.ts'
import { classNames } from './class-names.ts'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  count?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  /** Removes the body's padding, for tables and lists that have their own. */
  flush?: boolean
  /** A lower head, for panels that must fit a screen. */
  dense?: boolean
  /** Fills the available height, so the content can reach the bottom of the panel. */
  fill?: boolean
  children: ReactNode
}

export function Panel({
  title,
  count,
  actions,
  level = 2,
  flush = false,
  dense = false,
  fill = false,
  children,
}: PanelProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'

  return (
    <section
      className={classNames(styles.panel, fill && styles.fill, dense && styles.dense)}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId}>{title}</Heading>
          {count === undefined ? null : (
            <span className={styles.count}>
              {typeof count === 'number' ? grouped(count) : count}
            </span>
          )}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
