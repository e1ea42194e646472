import type { ComponentProps, ReactNode } from 'react'
import styles from './ActionButton.module.css'
import { Button } from './Button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon'> {
  label: string
  icon: ReactNode
}

/** An action of the page's head: words beside the icon, on phones the icon alone. */
export function ActionButton({ label, icon, ...rest }: ActionButtonProps) {
  return (
    <Button className={styles.action} icon={icon} {...rest}>
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
