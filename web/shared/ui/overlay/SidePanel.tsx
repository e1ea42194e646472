import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import sheet from './BottomSheet.module.css'
import modal from './Modal.module.css'
import styles from './SidePanel.module.css'
import { useModal } from './use-modal.ts'

interface SidePanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** Beside the page, which can be used while it is open. Escape or its button closes it. */
export function SidePanel({
  open,
  onOpenChange,
  title,
  actions,
  onKeyDown,
  children,
}: SidePanelProps) {
  const { onInteractOutside: _, ...handlers } = useModal(open)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal>
        <Radix.Content
          className={`${sheet.sheet} ${sheet.right} ${styles.panel}`}
          aria-describedby={undefined}
          {...handlers}
          onInteractOutside={stay}
          onOpenAutoFocus={focusPanel}
          onKeyDown={onKeyDown}
        >
          <div className={`${modal.head} ${styles.head}`}>
            <Radix.Title className={modal.title} aria-live="polite">
              {title}
            </Radix.Title>
            {actions}
          </div>
          <div className={sheet.body}>{children}</div>
          <Radix.Close className={modal.close} aria-label={messages.kit.close}>
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const stay = (event: Event) => event.preventDefault()

function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
