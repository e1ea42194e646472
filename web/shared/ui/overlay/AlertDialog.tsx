import { AlertDialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { Button } from '../action/Button.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './Modal.module.css'
import { useModal } from './use-modal.ts'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The dialog stays open until the caller closes it, so a failure can be shown and retried. */
  onConfirm: () => void
  busy?: boolean
  destructive?: boolean
}

export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = messages.kit.cancel,
  onConfirm,
  busy = false,
  destructive = false,
}: AlertDialogProps) {
  const { onCloseAutoFocus } = useModal(open)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={styles.overlay}
          data-modal
          data-state={open ? 'open' : 'closed'}
          // Radix disables pointer events outside the content. We need them, to keep a press beside
          // the dialog from taking the focus.
          style={{ pointerEvents: 'auto' }}
          onMouseDown={keepFocusInside}
        >
          <Radix.Content
            className={classNames(styles.content, styles.sm, styles.alert)}
            aria-modal
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.description} asChild>
              <div>{description}</div>
            </Radix.Description>
            <div className={styles.footer}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A press beside the dialog doesn't close it and must not take the focus. */
function keepFocusInside(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault()
}
