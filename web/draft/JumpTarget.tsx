import type { ReactNode } from 'react'
import { usePreferences } from '../shared/session/preferences.ts'
import { Kbd } from '../shared/ui/action/Kbd.tsx'
import { type JumpTargetId, JUMP_KEYS } from './jump.ts'
import styles from './JumpTarget.module.css'

/** A part of the screen that keys and the jump bar lead to. */
export function JumpTarget({ name, children }: { name: JumpTargetId; children: ReactNode }) {
  return (
    <div className={styles.place} data-place={name} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Which key leads here; for the eye only, since the list of shortcuts says it in words. */
export function JumpTargetKey({ name }: { name: JumpTargetId }) {
  const { singleKeyShortcuts } = usePreferences()
  if (!singleKeyShortcuts) return null
  return (
    <span className={styles.key} aria-hidden="true">
      <Kbd>{JUMP_KEYS[name].toUpperCase()}</Kbd>
    </span>
  )
}
