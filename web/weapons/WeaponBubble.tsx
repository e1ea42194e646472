import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import type { Weapon } from '#domain/weapon.ts'
import type { Peek, usePeek } from './use-peek.ts'
import styles from './WeaponBubble.module.css'
import { WeaponCard } from './WeaponCard.tsx'

interface WeaponBubbleProps {
  weapon: Weapon
  peek: Peek
  onClose: () => void
  /** Keeps it open while the pointer is on it. */
  card: ReturnType<typeof usePeek>['card']
  returnFocus: ReturnType<typeof usePeek>['returnFocus']
}

/** Beside the name: looked at with mouse and focus, moved into with a press, closed by Esc. */
export function WeaponBubble(props: WeaponBubbleProps) {
  const { weapon, peek, onClose, card, returnFocus } = props
  const { anchor, isKept } = peek
  const titleId = useId()

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal>
        <Radix.Content
          key={String(isKept)}
          className={styles.bubble}
          aria-labelledby={titleId}
          side="right"
          sideOffset={10}
          collisionPadding={12}
          onOpenAutoFocus={(event) => !isKept && event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) {
              event.preventDefault()
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) returnFocus(anchor)
          }}
          {...card}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {weapon.name}
            </h2>
            {isKept ? (
              <Radix.Close className={styles.close} aria-label={messages.kit.close}>
                <X aria-hidden="true" />
              </Radix.Close>
            ) : null}
          </div>
          <WeaponCard weapon={weapon} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
