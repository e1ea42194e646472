import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { can } from '#domain/account/access.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { notesFor } from '#domain/note/comp-note.ts'
import { ApiError } from '../../shared/api/api.ts'
import { compNotesQuery } from '../../shared/queries/comp-notes.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { CompNoteCard } from '../../shared/note/CompNoteCard.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { CompNoteWriter } from './CompNoteWriter.tsx'
import styles from './NotesDialog.module.css'

interface NotesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  comp: readonly string[]
  /** Opens with the editor, for those who can write, and closes when the note is saved. */
  isWriting: boolean
}

export function NotesDialog({ open, onOpenChange, comp, isWriting }: NotesDialogProps) {
  const canWrite = can(useRole(), 'notes.manage')
  const { data, error, isFetching, refetch } = useQuery({ ...compNotesQuery, enabled: open })
  const notes = data && notesFor(comp, data.notes)
  const isEmpty = open && notes?.length === 0 && !(isWriting && canWrite)
  const fault = open && error ? notesFault(error) : null

  useEffect(() => {
    if (isEmpty) notify.info(texts.noNotesToast)
  }, [isEmpty])
  useEffect(() => {
    if (fault !== null) notify.error(fault)
  }, [fault])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.notes}
      size="lg"
      description={
        <span className={styles.comp}>
          <Trio legends={comp} size={30} />
          {compNames(comp)}
        </span>
      }
    >
      <div className={styles.notes}>
        {!notes && fault !== null ? (
          <ErrorState message={fault} onRetry={() => void refetch()} busy={isFetching} />
        ) : null}
        {!notes && !error ? <Skeleton label={texts.loadingNotes} /> : null}
        {isEmpty ? <EmptyState title={texts.noNotes} /> : null}
        {data && canWrite ? (
          <CompNoteWriter
            key={compKey(comp)}
            comp={comp}
            notes={data.notes}
            isWriting={isWriting}
            onSaved={() => isWriting && onOpenChange(false)}
          />
        ) : null}
        {notes?.map((note) => (
          <CompNoteCard key={note.id} note={note} comp={comp} />
        ))}
      </div>
    </Dialog>
  )
}

/** Why notes could not be loaded. */
export function notesFault(error: Error): string {
  if (!(error instanceof ApiError)) return texts.notesFailed
  if (error.status === 401) return texts.logInForNotes
  return error.code === 'invalid_response' ? texts.invalidResponse : texts.notesFailed
}
