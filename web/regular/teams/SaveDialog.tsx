import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { messages } from '#contract/messages.ts'
import { selectionMessages as texts } from '#contract/messages/selection.ts'
import { saveSelection, SELECTION_NAME_LENGTH } from '#contract/selection.ts'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { selectionsQuery } from './selection.queries.ts'
import styles from './SaveDialog.module.css'

interface SaveDialogProps {
  teams: readonly string[]
  onClose: () => void
}

export function SaveDialog({ teams, onClose }: SaveDialogProps) {
  const formId = useId()
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

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlank) send()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.saveTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isBlank} busy={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {error ? <Notice tone="danger">{error.message}</Notice> : null}
        <TextField
          label={texts.saveText}
          placeholder={texts.saveName}
          hint={texts.teamCount(teams.length)}
          autoComplete="off"
          maxLength={SELECTION_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
