import { lootpathMessages as texts } from '#contract/messages/lootpath.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import styles from './NoteConflict.module.css'
import type { Note } from './NoteText.tsx'

interface NoteConflictProps {
  note: Note
  onTakeTheirs: () => void
  onKeepBoth: () => void
}

/** Shows both versions; neither is lost until the user has decided. */
export function NoteConflict({ note, onTakeTheirs, onKeepBoth }: NoteConflictProps) {
  return (
    <div className={styles.conflict}>
      <Notice tone="danger">{texts.conflict}</Notice>
      <h4 className={styles.title}>{texts.theirs(note.change?.updated_by ?? null)}</h4>
      <p className={styles.text}>{note.text || texts.theirsEmpty}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="sm" onClick={onKeepBoth}>
          {texts.keepBoth}
        </Button>
      </div>
    </div>
  )
}
