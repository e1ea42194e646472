import { NotebookPen, Pencil } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatExactTime, isoTime } from '../page/time-element.ts'
import { Button } from '../ui/action/Button.tsx'
import { MentionText } from './MentionText.tsx'
import styles from './StoredNote.module.css'

interface StoredNoteProps {
  text: string
  emptyText: string
  /** When it was changed, in ms since 1970, and a sentence about that. */
  changed: { readonly at: number; readonly sentence: string } | null
  badge?: ReactNode
  takesFocus: boolean
  /** Null for users who can only read. */
  edit: { readonly label: string; readonly onEdit: () => void } | null
  /** More buttons. */
  more?: ReactNode
}

/** A note as it is stored, with the button that edits it. */
export function StoredNote(props: StoredNoteProps) {
  const { text, emptyText, changed, badge, takesFocus, edit, more } = props
  const isEmpty = text === ''
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <div className={styles.note} data-note={isEmpty ? 'empty' : 'text'}>
      <p className={isEmpty ? styles.empty : styles.text}>
        {isEmpty ? emptyText : <MentionText text={text} />}
      </p>
      {badge}
      {changed ? (
        <p className={styles.origin}>
          <time dateTime={isoTime(changed.at)} title={formatExactTime(changed.at)}>
            {changed.sentence}
          </time>
        </p>
      ) : null}
      {edit || more ? (
        <div className={styles.actions}>
          {edit ? (
            <Button
              ref={button}
              icon={isEmpty ? <NotebookPen aria-hidden="true" /> : <Pencil aria-hidden="true" />}
              onClick={edit.onEdit}
            >
              {edit.label}
            </Button>
          ) : null}
          {more}
        </div>
      ) : null}
    </div>
  )
}
