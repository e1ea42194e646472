import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { classNames } from '../layout/class-names.ts'
import modal from './Modal.module.css'
import styles from './BottomSheet.module.css'
import { useModal } from './use-modal.ts'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  side?: 'left' | 'right' | 'bottom'
  /** Focuses the sheet instead of its first control, for sheets that are read first. */
  isRead?: boolean
  children: ReactNode
}

export function BottomSheet({
  open,
  onOpenChange,
  title,
  side = 'left',
  isRead = false,
  children,
}: SheetProps) {
  const handlers = useModal(open)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={classNames(modal.overlay, styles.overlay)}
          data-modal
          data-state={open ? 'open' : 'closed'}
        >
          <Radix.Content
            className={classNames(styles.sheet, styles[side])}
            aria-describedby={undefined}
            {...handlers}
            {...(isRead && { onOpenAutoFocus: focusSheet })}
          >
            <Radix.Title className={classNames(modal.title, modal.head)}>{title}</Radix.Title>
            <div className={styles.body}>{children}</div>
            <Radix.Close className={modal.close} aria-label={messages.kit.close}>
              <X aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusSheet(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
