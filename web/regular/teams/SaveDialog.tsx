import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import { saveSelection, SELECTION_NAME_LENGTH } from '#contract/regular/selection.ts'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { selectionsQuery } from './selection.queries.ts'

interface SaveDialogProps {
  teams: readonly string[]
  onClose: () => void
}

export function SaveDialog({ teams, onClose }: SaveDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(saveSelection, { name, teams: [...teams] }),
    onSuccess: () => {
      notify.success(texts.saved)
      onClose()
      return queryClient.invalidateQueries(selectionsQuery)
    },
    onError: () => notify.error(texts.saveFailed),
  })
  const isBlank = name.trim() === ''

  const submit = () => {
    if (!isBlank) send()
  }

  return (
    <FormDialog
      title={texts.saveTitle}
      submitLabel={texts.save}
      isPending={isPending}
      isDisabled={isBlank}
      fault={error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.saveText}
        placeholder={texts.saveName}
        hint={texts.teamCount(teams.length)}
        autoComplete="off"
        maxLength={SELECTION_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
