import { useQueryClient } from '@tanstack/react-query'
import { selectionMessages as texts } from '#contract/messages/selection.ts'
import { deleteSelection, type Selection } from '#contract/selection.ts'
import { ApiError, call } from '../shared/api.ts'
import { notify } from '../shared/toast.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { selectionsQuery } from './selection.queries.ts'

interface DeleteSelectionDialogProps {
  selection: Selection
  onClose: () => void
}

export function DeleteSelectionDialog({ selection, onClose }: DeleteSelectionDialogProps) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(deleteSelection, { id: selection.id }),
    onSuccess: () => {
      notify.success(texts.deleted)
      onClose()
    },
    onError: (error) => {
      notify.error(texts.deleteFailed)
      // Somebody else was faster: what was asked for is so already.
      if (error instanceof ApiError && error.status === 404) onClose()
    },
    onSettled: () => queryClient.invalidateQueries(selectionsQuery),
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle}
      description={texts.deleteQuestion(selection.name)}
      confirmLabel={texts.confirmDelete}
      cancelLabel={texts.cancel}
      destructive
      busy={isPending}
      onConfirm={() => send()}
    />
  )
}
