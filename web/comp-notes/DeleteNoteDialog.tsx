import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { type CompNote, deleteCompNote } from '#contract/comp-note.ts'
import { compNoteMessages as texts } from '#contract/messages/comp-note.ts'
import { readNoteComp } from '#domain/comp-note.ts'
import { call } from '../shared/api.ts'
import { compNotesQuery } from '../shared/comp-notes.ts'
import { keepFocus } from '../shared/keep-focus.ts'
import { notify } from '../shared/toast.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { noteFault } from './note-faults.ts'

interface DeleteNoteDialogProps {
  note: CompNote
  names: string
  onClose: () => void
}

export function DeleteNoteDialog({ note, names, onClose }: DeleteNoteDialogProps) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(deleteCompNote, { comp: readNoteComp(note.comp) ?? [] }),
    onSuccess: ({ message }) => {
      notify.success(message)
      queryClient.setQueryData(compNotesQuery.queryKey, (old) => ({
        notes: (old?.notes ?? []).filter(({ id }) => id !== note.id),
      }))
      flushSync(onClose)
      keepFocus()
    },
    onError: (fault) => {
      notify.error(noteFault(fault, texts.deleteFailed))
      void queryClient.invalidateQueries(compNotesQuery)
      onClose()
    },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle}
      description={<p>{texts.deleteQuestion(names)}</p>}
      confirmLabel={texts.confirmDelete}
      cancelLabel={texts.cancel}
      destructive
      busy={isPending}
      onConfirm={send}
    />
  )
}
