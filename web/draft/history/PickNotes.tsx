import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { notesFor } from '#domain/comp/comp-note.ts'
import { compNotesQuery } from '../../shared/queries/comp-notes.queries.ts'
import { CompNoteCard } from '../../shared/ui/legend/CompNoteCard.tsx'
import styles from './PickNotes.module.css'

/** As many as fit next to the history. The dialog of a game shows all of them. */
const SHOWN = 2

/** Notes about the current picks, before the game is played. */
export const PickNotes = memo(({ picked }: { picked: readonly string[] }) => {
  const { data } = useQuery(compNotesQuery)
  const notes = notesFor(picked, data?.notes ?? []).slice(0, SHOWN)

  if (notes.length === 0) return null
  return (
    <div className={styles.notes}>
      <h3 className={styles.heading}>{texts.notesForPicks}</h3>
      {notes.map((note) => (
        <CompNoteCard key={note.id} note={note} comp={picked} />
      ))}
    </div>
  )
})
