import { Pencil, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { teamNoteMessages as texts } from '#contract/messages/team-note.ts'
import type { TeamNote } from '#contract/team-note.ts'
import { formatDateTime, formatExactTime, isoTime } from '../../shared/page/time.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './TeamNotesPanel.module.css'

interface TeamNoteTextProps {
  note: TeamNote
  takesFocus: boolean
  /** Null for users who can only read. */
  onEdit: (() => void) | null
}

export function TeamNoteText({ note, takesFocus, onEdit }: TeamNoteTextProps) {
  const { text, updated_at: at, updated_by: by } = note
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <div className={styles.note}>
      {text === '' ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {at === null ? null : (
        <p className={styles.origin}>
          <time dateTime={isoTime(at)} title={formatExactTime(at)}>
            {texts.changed(by, formatDateTime(at))}
          </time>
        </p>
      )}
      {onEdit ? (
        <div className={styles.action}>
          <Button
            ref={button}
            size="sm"
            icon={text === '' ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
            onClick={onEdit}
          >
            {text === '' ? texts.add : texts.edit}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
