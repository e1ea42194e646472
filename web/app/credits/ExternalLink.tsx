import type { ReactNode } from 'react'
import styles from './ExternalLink.module.css'

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} rel="noreferrer">
      {children}
    </a>
  )
}
