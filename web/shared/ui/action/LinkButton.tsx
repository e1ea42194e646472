import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonSize, type ButtonVariant } from './Button.tsx'
import { classNames } from '../layout/class-names.ts'

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
}

export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link className={classNames(buttonClass(variant, size), className)} {...link}>
      {icon}
      {children}
    </Link>
  )
}
