import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useId, type ComponentProps } from 'react'
import { messages } from '#contract/base/texts.ts'
import styles from './Popover.module.css'

export interface PopoverBubbleProps extends Pick<
  ComponentProps<'div'>,
  'style' | 'onPointerEnter' | 'onPointerLeave' | 'children'
> {
  title: string
  anchor: HTMLElement
  side?: 'right'
  align?: 'start'
  /** In px, to start beside the anchor. */
  alignOffset?: number
  /** Opened on hover: doesn't take the focus. */
  isPeek?: boolean
  onClose: () => void
}

/**
 * Opens next to the element it explains. Not modal; closes on Esc, a press outside or the close
 * button.
 */
export function PopoverBubble({
  title,
  anchor,
  isPeek = false,
  onClose,
  children,
  ...rest
}: PopoverBubbleProps) {
  const titleId = useId()

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal>
        <Radix.Content
          key={String(isPeek)}
          className={styles.popover}
          aria-labelledby={titleId}
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => isPeek && event.preventDefault()}
          // The trigger toggles the popover itself. Closing here too would make its click open it
          // again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) giveFocusBack(anchor)
          }}
          onEscapeKeyDown={() => isPeek || giveFocusBack(anchor)}
          {...rest}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {isPeek ? null : (
              <Radix.Close className={styles.close} aria-label={messages.kit.close}>
                <X aria-hidden="true" />
              </Radix.Close>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The user has just read the popover, so don't open the trigger's tooltip as well. */
function giveFocusBack(anchor: HTMLElement) {
  anchor.dataset.noTooltip = ''
  anchor.focus()
  delete anchor.dataset.noTooltip
}
