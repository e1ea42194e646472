import { Tooltip as Radix } from 'radix-ui'
import { useImperativeHandle, type ReactNode, type Ref } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipBubbleProps {
  id: string
  anchor: HTMLElement
  side: 'top' | 'right' | 'bottom' | 'left'
  onClose: () => void
  children: ReactNode
}

/** Rendered in a portal. Stays open while the pointer moves onto it; closes on Esc and scroll. */
export function TooltipBubble({ id, anchor, side, onClose, children }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <ExistingElement anchor={anchor} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={styles.tooltip}
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

/** Gives Radix an element that already exists on the page as its trigger. */
function ExistingElement({ anchor, ref }: { anchor: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => anchor, [anchor])
  return null
}
