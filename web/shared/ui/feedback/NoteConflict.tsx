import { noteConflictMessages as texts } from '#contract/note/note-conflict.texts.ts'
import { Button } from '../action/Button.tsx'
import { Notice } from './Notice.tsx'
import styles from './NoteConflict.module.css'

interface NoteConflictProps {
  /** The note as it is stored now, and who wrote it. */
  theirs: string
  by: string | null
  onTakeTheirs: () => void
  onKeepBoth: () => void
}

/** Shows both versions; neither is lost until the user has decided. */
export function NoteConflict({ theirs, by, onTakeTheirs, onKeepBoth }: NoteConflictProps) {
  return (
    <div className={styles.conflict}>
      <Notice tone="danger">{texts.conflict}</Notice>
      <h4 className={styles.title}>{texts.theirs(by)}</h4>
      <p className={styles.text}>{theirs || texts.theirsEmpty}</p>
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
