import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  tone: 'danger' | 'success' | 'info'
  action?: ReactNode
}

const ICONS = { danger: TriangleAlert, success: CircleCheck, info: Info }

/** A message that stays where its cause is, unlike a toast. */
export function Notice({ tone, action, className, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone]

  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
