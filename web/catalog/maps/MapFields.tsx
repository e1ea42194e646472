import { MAP_NAME_LENGTH } from '#contract/catalog/map.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { SHIPPED_MAPS } from '#domain/catalog/shipped-maps.ts'
import type { Faults } from '../../shared/page/form-check.ts'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import type { MapDraft } from './map-draft.ts'
import type { MapRow } from './map-rows.ts'

interface MapFieldsProps {
  draft: MapDraft
  row: MapRow | null
  faults: Faults
  file: File | null
  onFile: (file: File | null) => void
  onChange: (change: Partial<MapDraft>) => void
}

export function MapFields({ draft, row, faults, file, onFile, onChange }: MapFieldsProps) {
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
