import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { can } from '#domain/account/access.ts'
import { useRole } from '../session/session-store.ts'
import { Panel } from '../ui/layout/Panel.tsx'
import { type NotedSubject, subjectKey } from './note.queries.ts'
import styles from './NotesPanel.module.css'
import { SubjectNote } from './SubjectNote.tsx'

/** The notes about what is on screen. Guests see none. */
export function NotesPanel({ subjects }: { subjects: readonly NotedSubject[] }) {
  if (!can(useRole(), 'account.use') || subjects.length === 0) return null
  return (
    <Panel title={texts.title}>
      <div className={styles.subjects}>
        {subjects.map((subject) => (
          <section key={subjectKey(subject)} className={styles.subject}>
            <h3 className={styles.label}>{subject.label}</h3>
            <SubjectNote subject={subject} />
          </section>
        ))}
      </div>
    </Panel>
  )
}
