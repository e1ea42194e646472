import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { can } from '#domain/account/access.ts'
import { notesFor } from '#domain/note/comp-note.ts'
import { findCompNote, GENERAL } from '../../shared/note/note-subject.ts'
import { compNotesQuery } from '../../shared/queries/comp-notes.queries.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { CompNoteCard } from '../../shared/note/CompNoteCard.tsx'
import styles from './PickNotes.module.css'

/** As many as fit next to the history. The dialog shows all of them. */
const SHOWN = 2

interface PickNotesProps {
  picked: readonly string[]
  onNotes: (comp: readonly string[]) => void
  onWrite: (comp: readonly string[]) => void
}

/** Notes about the current picks, before the game is played. */
export const PickNotes = memo(({ picked, onNotes, onWrite }: PickNotesProps) => {
  const { data } = useQuery(compNotesQuery)
  const canWrite = can(useRole(), 'notes.manage') && data !== undefined && picked.length > 0
  const stored = data?.notes ?? []
  const notes = notesFor(picked, stored)

  if (notes.length === 0 && !canWrite) return null
  return (
    <div className={styles.notes}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{texts.notesForPicks}</h3>
        {notes.length > SHOWN ? (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => onNotes(picked)}>
            {texts.allNotes(notes.length)}
          </Button>
        ) : null}
        {canWrite ? (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onWrite(picked)}>
            {findCompNote(stored, picked, GENERAL) ? texts.editNote : texts.writeNote}
          </Button>
        ) : null}
      </div>
      {notes.slice(0, SHOWN).map((note) => (
        <CompNoteCard key={note.id} note={note} comp={picked} />
      ))}
    </div>
  )
})
