import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedMap } from '#contract/catalog/map.ts'
import { type MapForm, mapForm } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { uploadPicture } from '#contract/catalog/picture.ts'
import { upload } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import type { Faults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { type MapDraft, mapFaults, toMapDraft, toMapForm } from './map-draft.ts'
import { MapFields } from './MapFields.tsx'
import type { MapRow } from './map-rows.ts'

interface MapDialogProps {
  first: MapForm
  /** Null for a new map. */
  row: MapRow | null
  saved: readonly SavedMap[]
  send: (form: MapForm) => Promise<{ message: string }>
  onClose: () => void
}

/** Name, spellings and picture of a map. */
export function MapDialog(props: MapDialogProps) {
  const { first, row, saved, onClose } = props
  const [draft, setDraft] = useState(() => toMapDraft(first))
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { send, isPending, error } = useSaveMap(props)

  const submit = () => {
    const found = mapFaults(toMapForm(draft, first), row?.map.id ?? null, saved)
    const needsPicture = row === null && file === null
    const all = { ...found, ...(needsPicture && { picture: texts.pictureNeeded }) }
    setFaults(all)
    if (Object.keys(all).length === 0) send({ draft, file })
  }

  return (
    <FormDialog
      title={row === null ? texts.add : texts.edit(row.map.name)}
      size="lg"
      submitLabel={row === null ? texts.add : texts.save}
      isPending={isPending}
      fault={error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <MapFields
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

function useSaveMap({ first, send: save, onClose }: MapDialogProps) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ draft, file }: { draft: MapDraft; file: File | null }) => {
      const picture = file ? (await upload(uploadPicture, {}, file)).fileName : draft.picture
      return save(mapForm.parse(toMapForm({ ...draft, picture }, first)))
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
