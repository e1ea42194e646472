import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { LEGEND_NAME_LENGTH } from '#contract/catalog/roster-admin.ts'
import { SHORT_LENGTH } from '#domain/catalog/legend.ts'
import type { Faults } from '../../shared/page/form-check.ts'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { ClassFields } from './ClassFields.tsx'
import type { LegendDraft } from './legend-draft.ts'
import styles from './LegendFields.module.css'
import type { LegendRow } from './roster-rows.ts'

interface LegendFieldsProps {
  draft: LegendDraft
  row: LegendRow | null
  faults: Faults
  file: File | null
  onFile: (file: File | null) => void
  onChange: (change: Partial<LegendDraft>) => void
}

export function LegendFields({ draft, row, faults, file, onFile, onChange }: LegendFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={faults.name}
          maxLength={LEGEND_NAME_LENGTH}
          autoComplete="off"
          readOnly={row !== null}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={texts.short}
          hint={texts.shortHint(SHORT_LENGTH)}
          error={faults.short}
          maxLength={SHORT_LENGTH}
          autoComplete="off"
          value={draft.short}
          onChange={({ target }) => onChange({ short: target.value })}
        />
      </div>
      <ClassFields
        draft={draft}
        isShipped={row !== null && row.origin !== 'added'}
        fault={faults.classes}
        onChange={onChange}
      />
      <TextField
        label={texts.spellings}
        hint={texts.spellingsHint}
        error={faults.spellings}
        autoComplete="off"
        value={draft.spellings}
        onChange={({ target }) => onChange({ spellings: target.value })}
      />
      <TextField
        type="date"
        label={texts.retiredFrom}
        hint={texts.retiredHint}
        error={faults.retiredFrom}
        value={draft.retiredFrom}
        onChange={({ target }) => onChange({ retiredFrom: target.value })}
      />
      <PictureField
        label={texts.picture}
        hint={texts.pictureHint}
        current={draft.picture}
        file={file}
        onFile={onFile}
        remove={{ label: texts.removePicture, act: () => onChange({ picture: null }) }}
      />
    </>
  )
}
