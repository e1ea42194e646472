import { Link } from 'wouter'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import styles from './EntrySheet.module.css'
import { useMenu } from './use-menu.ts'

interface EntrySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The entries of the group on screen, on phones. */
export function EntrySheet({ open, onOpenChange }: EntrySheetProps) {
  const { group, current } = useMenu()
  if (group === null) return null

  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={group.label} side="bottom">
      <nav aria-label={texts.inGroup(group.label)}>
        <ul>
          {group.entries.map(({ id, label, note, path }) => (
            <li key={id}>
              <Link
                className={styles.entry}
                to={path}
                aria-current={id === current ? 'page' : undefined}
                onClick={() => showOverlay(null)}
              >
                {label}
                {note === null ? null : <small>{note}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </BottomSheet>
  )
}
