import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SavedMap, MAP_NAME_LENGTH } from '#contract/catalog/map.ts'
import { type MapForm, mapForm } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { uploadPicture } from '#contract/catalog/picture.ts'
import { SHIPPED_MAPS } from '#domain/catalog/shipped-maps.ts'
import { upload } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import type { Faults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { type MapDraft, mapFaults, toMapDraft, toMapForm } from './map-draft.ts'
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

interface MapFieldsProps {
  draft: MapDraft
  row: MapRow | null
  faults: Faults
  file: File | null
  onFile: (file: File | null) => void
  onChange: (change: Partial<MapDraft>) => void
}

function MapFields({ draft, row, faults, file, onFile, onChange }: MapFieldsProps) {
  const isAdded = row === null || row.origin === 'added'
  const removePicture = () => onChange({ picture: null })
  const builtIn = SHIPPED_MAPS.find(({ id }) => id === row?.map.id)?.spellings[0]

  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={faults.name}
        maxLength={MAP_NAME_LENGTH}
        autoComplete="off"
        readOnly={!isAdded}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={texts.spellings}
        hint={
          builtIn === undefined
            ? texts.spellingsHint
            : `${texts.builtInSpelling(builtIn)} ${texts.spellingsHint}`
        }
        error={faults.spellings}
        autoComplete="off"
        value={draft.spellings}
        onChange={({ target }) => onChange({ spellings: target.value })}
      />
      <PictureField
        label={texts.picture}
        hint={isAdded ? texts.pictureHint : `${texts.pictureHint} ${texts.builtInPicture}`}
        fault={faults.picture}
        current={draft.picture}
        file={file}
        onFile={onFile}
        remove={isAdded ? undefined : { label: texts.removePicture, act: removePicture }}
        note={row?.form.calibration ? texts.pictureResets : undefined}
      />
    </>
  )
}
