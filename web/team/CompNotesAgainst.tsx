import { useQuery } from '@tanstack/react-query'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { CompNoteCard } from '../shared/note/CompNoteCard.tsx'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import styles from './TeamNotesPanel.module.css'

/** The notes about compositions that hold against the team. */
export function CompNotesAgainst({ team }: { team: string }) {
  const { data } = useQuery(compNotesQuery)
  const notes = data?.notes.filter(({ opponent }) => isSameTeam(opponent ?? '', team)) ?? []
  if (notes.length === 0) return null
  return (
    <section className={styles.comps}>
      <h3 className={styles.heading}>{texts.compNotes(team)}</h3>
      {notes.map((note) => (
        <CompNoteCard key={note.id} note={note} />
      ))}
    </section>
  )
}
