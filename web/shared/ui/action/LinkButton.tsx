import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonSize, type ButtonVariant } from './Button.tsx'
import { classNames } from '../layout/class-names.ts'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
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
