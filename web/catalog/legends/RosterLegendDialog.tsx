import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { uploadPicture } from '#contract/catalog/picture.ts'
import { type RosterForm, rosterForm } from '#contract/catalog/roster-admin.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { upload } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import type { Faults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { draftFaults, type LegendDraft, toForm } from './legend-draft.ts'
import { LegendFields } from './LegendFields.tsx'
import type { LegendRow } from './roster-rows.ts'

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
  const [draft, setDraft] = useState(first)
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { send, isPending, error } = useSaveLegend(props)

  const submit = () => {
    const found = draftFaults(draft, saved)
    setFaults(found)
    if (Object.keys(found).length === 0) send({ draft, file })
  }

  return (
    <FormDialog
      title={title}
      description={texts.days}
      size="lg"
      submitLabel={row === null ? texts.add : texts.save}
      isPending={isPending}
      fault={error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}

function useSaveLegend({ send: save, onClose }: RosterLegendDialogProps) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ draft, file }: { draft: LegendDraft; file: File | null }) => {
      const picture = file ? (await upload(uploadPicture, {}, file)).fileName : draft.picture
      return save(rosterForm.parse(toForm({ ...draft, picture })))
    },
    // The list is current before the dialog closes: the next change is based on this one.
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries(rosterQuery)
      notify.success(message)
      onClose()
    },
    onError: () => void queryClient.invalidateQueries(rosterQuery),
  })
}
