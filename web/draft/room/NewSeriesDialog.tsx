import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type DraftRoom, ROOM_NAME_LENGTH, startNewSeries } from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { getDraftPage } from '../../shared/draft/draft-store.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { ROOMS } from '../../shared/room/room.queries.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'

interface NewSeriesDialogProps {
  room: DraftRoom
  onClose: () => void
}

export function NewSeriesDialog({ room, onClose }: NewSeriesDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(() => filedName(room))
  // The same for every attempt: a draft whose answer was lost isn't filed twice.
  const operationId = useRef(crypto.randomUUID())
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () =>
      call(startNewSeries, { id: room.id, name: name.trim(), operationId: operationId.current }),
    onSuccess: async () => {
      notify.success(texts.started)
      await queryClient.invalidateQueries(ROOMS)
      onClose()
    },
  })
  const { shown } = getDraftPage()
  const lists = [shown.banned_legends, shown.picked_legends, shown.draft_history]
  const isEmpty = lists.every((list) => list.length === 0)

  return (
    <FormDialog
      title={texts.startTitle}
      description={isEmpty ? texts.startNothing : texts.startText}
      submitLabel={texts.startSeries}
      isPending={isPending}
      isDisabled={isEmpty || name.trim() === ''}
      fault={error ? `${texts.startFailed} ${error.message}` : undefined}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <TextField
        label={texts.startName}
        value={name}
        maxLength={ROOM_NAME_LENGTH}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}

/** A long name of the room is cut, and the day stays. */
function filedName({ name }: DraftRoom): string {
  const day = formatDay(Date.now())
  return texts.filedName(name.slice(0, ROOM_NAME_LENGTH - day.length - 2), day)
}
