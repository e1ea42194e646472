import { useQuery } from '@tanstack/react-query'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { can } from '#domain/account/access.ts'
import { noteQuery } from '../shared/note/note.queries.ts'
import { SubjectNote } from '../shared/note/SubjectNote.tsx'
import { useRole } from '../shared/session/session-store.ts'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { CompNotesAgainst } from './CompNotesAgainst.tsx'
import { SheetLines } from './SheetParts.tsx'
import styles from './TeamNotesPanel.module.css'

/** Use the team as key: each note has its own draft. Guests only get the lines to write on, on paper. */
export function TeamNotesPanel({ team }: { team: string }) {
  const canRead = can(useRole(), 'account.use')
  const subject = { about: 'team', key: team, label: team } as const
  const { data } = useQuery({ ...noteQuery(subject), enabled: canRead })

  return (
    <div
      className={canRead ? styles.panel : styles.paperOnly}
      data-written={data && data.note.text !== '' ? '' : undefined}
    >
      <Panel title={texts.title} dense>
        {canRead ? (
          <>
            <SubjectNote subject={subject} />
            <CompNotesAgainst team={team} />
          </>
        ) : null}
        <div className={styles.lines}>
          <SheetLines />
        </div>
      </Panel>
    </div>
  )
}
