import { MAP_NAME_LENGTH } from '#contract/map.ts'
import { mapAdminMessages as texts } from '#contract/messages/map-admin.ts'
import { pictureUrl } from '#contract/picture.ts'
import { SHIPPED_MAPS } from '#domain/map/shipped-maps.ts'
import type { Faults } from '../shared/page/form-check.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { PictureChooser } from '../shared/ui/form/PictureChooser.tsx'
import { TextField } from '../shared/ui/form/TextField.tsx'
import type { MapDraft } from './map-draft.ts'
import styles from './MapFields.module.css'
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
      <fieldset className={styles.picture}>
        <legend>{texts.picture}</legend>
        <p className={styles.hint}>
          {texts.pictureHint} {isAdded ? null : texts.builtInPicture}
        </p>
        {faults.picture === undefined ? null : <Notice tone="danger">{faults.picture}</Notice>}
        {draft.picture !== null && file === null ? (
          <div className={styles.current}>
            <img src={pictureUrl(draft.picture)} alt={texts.picture} />
            {isAdded ? null : (
              <Button size="sm" onClick={() => onChange({ picture: null })}>
                {texts.removePicture}
              </Button>
            )}
          </div>
        ) : null}
        <PictureChooser file={file} onChoose={onFile} />
        {row?.form.calibration ? <p className={styles.hint}>{texts.pictureResets}</p> : null}
      </fieldset>
    </>
  )
}
