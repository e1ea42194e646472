import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

interface PageLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** Marks the page on screen, and the one that page belongs to. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const [pathname] = useLocation()
  const isCurrent = `${pathname}/`.startsWith(`${to}/`)
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />
}
