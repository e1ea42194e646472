import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './Modal.module.css'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  /** `md` is 480 px wide, `lg` 600, `xl` 720, `xxl` 880. */
  size?: 'md' | 'lg' | 'xl' | 'xxl'
  children?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  children,
}: DialogProps) {
  const modal = useModal(open)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.overlay} data-modal data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className={classNames(styles.content, styles[size])}
            {...modal}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Radix.Title className={classNames(styles.title, styles.head)}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
            {children ? <div className={styles.body}>{children}</div> : null}
            {footer ? <div className={styles.footer}>{footer}</div> : null}
            <Radix.Close className={styles.close} aria-label={messages.kit.close}>
              <X aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
