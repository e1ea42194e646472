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
  to,
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...link
}: LinkButtonProps) {
  const all = {
    ...link,
    className: classNames(buttonClass(variant, size), className),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  }
  // The router would follow a link to another tab in this one.
  return link.target === '_blank' ? <a {...all} href={to} /> : <Link {...all} to={to} />
}
