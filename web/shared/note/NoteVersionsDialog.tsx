import { useQuery } from '@tanstack/react-query'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { formatDateTime } from '../page/time.ts'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { type NotedSubject, noteVersionsQuery } from './note.queries.ts'
import { StoredNote } from './StoredNote.tsx'
import styles from './NoteVersionsDialog.module.css'

interface NoteVersionsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  subject: NotedSubject
  onUse: (text: string) => void
}

export function NoteVersionsDialog(props: NoteVersionsDialogProps) {
  const { open, onOpenChange, subject, onUse } = props
  const answer = useQuery({ ...noteVersionsQuery(subject), enabled: open })
  const versions = answer.data?.versions

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.versions}
      description={texts.noteOn(subject.label)}
      size="lg"
    >
      {versions ? null : (
        <Waiting query={answer} loading={texts.loading} failed={texts.failed} lines={4} />
      )}
      {versions?.length === 0 ? <EmptyState title={texts.noVersions} /> : null}
      <ul className={styles.versions}>
        {versions?.map(({ version, text, updated_at: at, updated_by: by }) => (
          <li key={version} className={styles.version}>
            <StoredNote
              text={text}
              emptyText=""
              changed={at === null ? null : { at, sentence: texts.changed(by, formatDateTime(at)) }}
              takesFocus={false}
              edit={null}
              more={
                <Button size="sm" onClick={() => onUse(text)}>
                  {texts.restore}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
