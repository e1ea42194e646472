import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { editPinMarker, PIN_TITLE_LENGTH, type PinMarker } from '#contract/map/pin.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { pinMarkersQuery } from '../../shared/map/map.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './PinDialog.module.css'

export function PinTitleForm({ pin }: { pin: PinMarker }) {
  const queryClient = useQueryClient()
  const [title, setTitle] = useState(pin.title)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(editPinMarker, { id: pin.id, title }),
    onSuccess: ({ marker, message }) => {
      queryClient.setQueryData(
        pinMarkersQuery(pin.map).queryKey,
        (old) => old && { markers: old.markers.map((it) => (it.id === marker.id ? marker : it)) },
      )
      setTitle(marker.title)
      notify.success(message)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.title} onSubmit={submit}>
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={PIN_TITLE_LENGTH}
        value={title}
        readOnly={isPending}
        error={error ? `${texts.renameFailed} ${error.message}` : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" disabled={title.trim() === pin.title} busy={isPending}>
        {texts.rename}
      </Button>
    </form>
  )
}
