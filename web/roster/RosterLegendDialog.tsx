import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { messages } from '#contract/messages.ts'
import { rosterMessages as texts } from '#contract/messages/roster.ts'
import { uploadPicture } from '#contract/picture.ts'
import { type RosterForm, rosterForm } from '#contract/roster-admin.ts'
import type { RosterLegend } from '#contract/roster.ts'
import { upload } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../shared/legend/roster.ts'
import type { Faults } from '../shared/page/form-check.ts'
import { notify } from '../shared/page/toast.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { Dialog } from '../shared/ui/overlay/Dialog.tsx'
import { draftFaults, type LegendDraft, toForm } from './legend-draft.ts'
import { LegendFields } from './LegendFields.tsx'
import type { LegendRow } from './roster-rows.ts'
import styles from './RosterLegendDialog.module.css'

interface RosterLegendDialogProps {
  title: string
  first: LegendDraft
  /** Null for a new legend. */
  row: LegendRow | null
  saved: readonly RosterLegend[]
  send: (form: RosterForm) => Promise<{ message: string }>
  onClose: () => void
}

export function RosterLegendDialog(props: RosterLegendDialogProps) {
  const { title, first, row, saved, onClose } = props
  const formId = useId()
  const [draft, setDraft] = useState(first)
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { send, isPending, error } = useSaveLegend(props)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = draftFaults(draft, saved)
    setFaults(found)
    if (Object.keys(found).length === 0) send({ draft, file })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={texts.days}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {row === null ? texts.add : texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {error ? <Notice tone="danger">{error.message}</Notice> : null}
        <LegendFields
          draft={draft}
          row={row}
          faults={faults}
          file={file}
          onFile={setFile}
          onChange={(change) => {
            setDraft({ ...draft, ...change })
            setFaults({})
          }}
        />
      </form>
    </Dialog>
  )
}

function useSaveLegend({ send: save, onClose }: RosterLegendDialogProps) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ draft, file }: { draft: LegendDraft; file: File | null }) => {
      const picture = file ? (await upload(uploadPicture, {}, file)).fileName : draft.picture
      return save(rosterForm.parse(toForm({ ...draft, picture })))
    },
    onSuccess: ({ message }) => {
      notify.success(message)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries(rosterQuery),
  })
}
