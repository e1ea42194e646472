import { FlaskConical } from 'lucide-react'
import type { LootpathNoteChange } from '#contract/map/lootpath.ts'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { StoredNote } from '../../../shared/note/StoredNote.tsx'
import { formatDateTime } from '../../../shared/page/time.ts'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import styles from './NoteText.module.css'

interface Note {
  readonly text: string
  readonly change: LootpathNoteChange | null
}

interface NoteTextProps {
  note: Note
  takesFocus: boolean
  isSaved: boolean
  onEdit: () => void
}

export function NoteText({ note: { text, change }, takesFocus, isSaved, onEdit }: NoteTextProps) {
  const at = change?.isDemo ? null : (change?.updated_at ?? null)

  return (
    <div className={styles.note}>
      <StoredNote
        text={text}
        emptyText={texts.noNotes}
        changed={
          at === null
            ? null
            : { at, sentence: texts.changed(formatDateTime(at), change?.updated_by ?? null) }
        }
        badge={
          change?.isDemo ? (
            <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
              {texts.demo}
            </Badge>
          ) : null
        }
        takesFocus={takesFocus}
        edit={{ label: text === '' ? texts.add : texts.edit, onEdit }}
      />
      {isSaved ? <Notice tone="success">{texts.saved}</Notice> : null}
    </div>
  )
}
