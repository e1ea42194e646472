import { FlaskConical, NotebookPen, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LootpathNoteChange } from '#contract/lootpath.ts'
import { lootpathMessages as texts } from '#contract/messages/lootpath.ts'
import { formatDateTime, formatExactTime, isoTime } from '../../shared/page/time.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import styles from './NoteText.module.css'

export interface Note {
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
  const isEmpty = text === ''
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <div className={styles.note}>
      <p className={isEmpty ? styles.empty : styles.text}>{isEmpty ? texts.noNotes : text}</p>
      {change?.isDemo ? (
        <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
          {texts.demo}
        </Badge>
      ) : null}
      {change && !change.isDemo && change.updated_at !== null ? (
        <p className={styles.origin}>
          <time dateTime={isoTime(change.updated_at)} title={formatExactTime(change.updated_at)}>
            {texts.changed(formatDateTime(change.updated_at), change.updated_by)}
          </time>
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          ref={button}
          icon={isEmpty ? <NotebookPen aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          onClick={onEdit}
        >
          {isEmpty ? texts.add : texts.edit}
        </Button>
      </div>
      {isSaved ? <Notice tone="success">{texts.saved}</Notice> : null}
    </div>
  )
}
