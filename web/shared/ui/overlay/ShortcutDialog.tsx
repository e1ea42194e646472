import type { ReactNode } from 'react'
import { shortcutMessages } from '#contract/base/shortcut.texts.ts'
import { Dialog } from './Dialog.tsx'
import { Kbd } from '../action/Kbd.tsx'
import styles from './ShortcutDialog.module.css'

interface ShortcutGroup {
  heading: string
  shortcuts: readonly { keys: readonly string[]; text: string }[]
}

interface ShortcutSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly ShortcutGroup[]
  footer: ReactNode
}

export function ShortcutDialog({ open, onOpenChange, groups, footer }: ShortcutSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shortcutMessages.title}
      size="lg"
      footer={footer}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.heading} className={styles.group}>
            <h3 className={styles.heading}>{group.heading}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.text} className={styles.shortcut}>
                  <dt>{shortcut.text}</dt>
                  <dd className={styles.keys}>
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
