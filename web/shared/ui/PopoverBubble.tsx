import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import styles from './Popover.module.css'

export interface PopoverBubbleProps {
  title: string
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** Beside what it explains: not modal, closed by Esc, by a press elsewhere and by its cross. */
export function PopoverBubble({ title, anchor, onClose, children }: PopoverBubbleProps) {
  const titleId = useId()

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          aria-labelledby={titleId}
          sideOffset={6}
          collisionPadding={12}
          // Its opener closes it by itself, and would open it again after this.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) giveFocusBack(anchor)
          }}
          onEscapeKeyDown={() => giveFocusBack(anchor)}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <Radix.Close className={styles.close} aria-label={messages.kit.close}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What has just been read in full is not told once more in a tooltip. */
function giveFocusBack(anchor: HTMLElement) {
  anchor.dataset.told = ''
  anchor.focus()
  delete anchor.dataset.told
}
