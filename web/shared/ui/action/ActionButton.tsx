import type { ComponentProps, ReactNode } from 'react'
import styles from './ActionButton.module.css'
import { Button } from './Button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon'> {
  label: string
  icon: ReactNode
}

/** An action in the page header: icon and label, on phones the icon only. */
export function ActionButton({ label, icon, ...rest }: ActionButtonProps) {
  return (
    <Button className={styles.action} icon={icon} {...rest}>
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
