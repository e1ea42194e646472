import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './Menu.module.css'

interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  destructive?: boolean
  disabled?: boolean
}

interface MenuProps {
  label: string
  /** A button that accepts a ref. */
  trigger: ReactElement
  items: readonly MenuItem[]
}

export function Menu({ label, trigger, items }: MenuProps) {
  const chosen = useRef<MenuItem | null>(null)

  // Runs after the focus has returned to the trigger, so a dialog opened by the item returns its
  // focus there.
  const act = () => {
    const item = chosen.current
    chosen.current = null
    if (item) requestAnimationFrame(item.onSelect)
  }

  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={act}
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              className={classNames(styles.item, item.destructive && styles.destructive)}
              disabled={item.disabled ?? false}
              onSelect={() => {
                chosen.current = item
              }}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
