import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import styles from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'danger'
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button
        type={type}
        className={classNames(styles.button, styles[variant], className)}
        aria-label={label}
        // The tooltip repeats the label, so it must not be read as a description too.
        aria-describedby={undefined}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
