import type { ReactNode } from 'react'
import { usePreferences } from '../shared/session/preferences.ts'
import { Kbd } from '../shared/ui/action/Kbd.tsx'
import { type JumpTargetId, JUMP_KEYS } from './jump.ts'
import styles from './JumpTarget.module.css'

/** A panel that shortcuts and the jump bar can go to. */
export function JumpTarget({ name, children }: { name: JumpTargetId; children: ReactNode }) {
  return (
    <div className={styles.place} data-place={name} tabIndex={-1}>
      {children}
    </div>
  )
}

/** The panel's shortcut key. Hidden from screen readers: the list of shortcuts names it. */
export function JumpTargetKey({ name }: { name: JumpTargetId }) {
  const { singleKeyShortcuts } = usePreferences()
  if (!singleKeyShortcuts) return null
  return (
    <span className={styles.key} aria-hidden="true">
      <Kbd>{JUMP_KEYS[name].toUpperCase()}</Kbd>
    </span>
  )
}
