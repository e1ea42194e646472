import { ArrowLeft, Lock } from 'lucide-react'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { notesPageMessages } from '#contract/note/note.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { paths } from '../shared/address/paths.ts'
import { useRole } from '../shared/session/session-store.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { LogInLink } from '../shared/ui/action/LogInLink.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import styles from './CompNotesView.module.css'
import { NoteComposer } from './NoteComposer.tsx'
import { NoteList } from './NoteList.tsx'

export function CompNotesView() {
  const role = useRole()

  if (!can(role, 'notes.manage')) return <NoAccess isGuest={role === null} />
  return (
    <>
      <PageHead
        title={messages.views.comp_notes}
        context={texts.context}
        actions={
          <LinkButton to={paths.notes} icon={<ArrowLeft aria-hidden="true" />}>
            {notesPageMessages.allNotes}
          </LinkButton>
        }
      />
      <div className={styles.parts}>
        <NoteComposer />
        <NoteList />
      </div>
    </>
  )
}

function NoAccess({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <PageHead title={messages.views.comp_notes} />
      <EmptyState
        icon={<Lock aria-hidden="true" />}
        title={isGuest ? texts.logIn : texts.denied}
        action={
          isGuest ? (
            <LogInLink variant="primary" />
          ) : (
            <LinkButton to={paths.dashboard}>{messages.app.toDashboard}</LinkButton>
          )
        }
      />
    </>
  )
}
