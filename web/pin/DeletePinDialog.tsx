import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { pinAddMessages, pinMessages as texts } from '#contract/messages/pin.ts'
import { deletePinMarker, type PinMarker } from '#contract/pin.ts'
import { ApiError, call } from '../shared/api.ts'
import { keepFocus } from '../shared/keep-focus.ts'
import { notify } from '../shared/toast.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { pinName } from './pin-name.ts'
import { pinMarkersQuery } from '../shared/map/map.queries.ts'

interface DeletePinDialogProps {
  pin: PinMarker
  onClose: () => void
  onDeleted: () => void
}

export function DeletePinDialog({ pin, onClose, onDeleted }: DeletePinDialogProps) {
  const queryClient = useQueryClient()
  const { queryKey } = pinMarkersQuery(pin.map)
  const takeOut = () => {
    queryClient.setQueryData(
      queryKey,
      (old) => old && { markers: old.markers.filter(({ id }) => id !== pin.id) },
    )
    flushSync(onDeleted)
    keepFocus()
  }
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(deletePinMarker, { id: pin.id }),
    onSuccess: ({ message }) => {
      takeOut()
      notify.success(message)
    },
    onError: (fault) => {
      // Somebody else was faster, and what was wanted is done.
      if (fault instanceof ApiError && fault.status === 404) {
        takeOut()
        notify.info(fault.message)
      } else notify.error(texts.deleteFailed)
    },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle}
      description={<p>{texts.deleteText(pinName(pin))}</p>}
      confirmLabel={texts.deleteConfirm}
      cancelLabel={pinAddMessages.cancel}
      destructive
      busy={isPending}
      onConfirm={send}
    />
  )
}
