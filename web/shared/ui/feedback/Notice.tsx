import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './Notice.module.css'
import { RetryButton } from '../action/RetryButton.tsx'

interface NoticeProps extends ComponentProps<'div'> {
  tone: 'danger' | 'success' | 'info'
  action?: ReactNode
}

const ICONS = { danger: TriangleAlert, success: CircleCheck, info: Info }

/** A message that stays next to its cause, unlike a toast. */
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

interface FaultNoticeProps {
  onRetry: () => void
  busy?: boolean
  /** Says what is shown instead of the data that failed to load. */
  instead?: string | null
  className?: string | undefined
  /** The error message. */
  children: ReactNode
}

/** An error above content that is still shown. If there's no content, use `ErrorState` instead. */
export const FaultNotice = ({
  onRetry,
  busy = false,
  instead = null,
  className,
  children,
}: FaultNoticeProps) => (
  <Notice
    tone="danger"
    className={className}
    action={<RetryButton size="sm" busy={busy} onRetry={onRetry} />}
  >
    <p>{children}</p>
    {instead === null ? null : <p className={styles.instead}>{instead}</p>}
  </Notice>
)
