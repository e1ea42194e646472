import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { currentLegendsWith } from '#domain/catalog/legend.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { findPoi, poisOf } from '#domain/catalog/poi.ts'
import type { Faults } from '../../../shared/page/form-check.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { ResultDraft } from './result-draft.ts'
import styles from './ResultFields.module.css'

interface ResultFieldsProps {
  draft: ResultDraft
  map: MapId | null
  faults: Faults
  onChange: (draft: ResultDraft) => void
}

export function ResultFields({ draft, map, faults, onChange }: ResultFieldsProps) {
  const { placement, kills, legends, poi } = draft
  const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={texts.placement}
          error={faults.placement}
          value={placement}
          onChange={({ target }) => onChange({ ...draft, placement: target.value })}
          {...numeric}
        />
        <TextField
          label={texts.kills}
          error={faults.kills}
          value={kills}
          onChange={({ target }) => onChange({ ...draft, kills: target.value })}
          {...numeric}
        />
      </div>
      <div className={styles.trio}>
        {legends.map((legend, seat) => (
          <SelectField
            key={seat}
            label={texts.legend(seat + 1)}
            error={seat === 0 ? faults.legends : undefined}
            options={legendOptions(legend)}
            value={legend}
            onChange={({ target }) =>
              onChange({ ...draft, legends: legends.with(seat, target.value) })
            }
          />
        ))}
      </div>
      <SelectField
        label={texts.poi}
        options={poiOptions(map, poi)}
        value={poi}
        onChange={({ target }) => onChange({ ...draft, poi: target.value })}
      />
    </div>
  )
}

/** A legend that was played stays selectable after it left the roster. */
const legendOptions = (current: string) => [
  { value: '', label: texts.noLegend },
  ...currentLegendsWith(current === '' ? [] : [current])
    .map(({ name, label }) => ({ value: name, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
]

/** Keeps the POI name from the file selectable. */
function poiOptions(map: MapId | null, current: string) {
  const names = (map === null ? [] : poisOf(map)).map(({ name }) => name)
  const known = map && current ? findPoi(map, current) : null
  const own = current === '' || names.includes(current) ? [] : [current]
  return [
    { value: '', label: texts.noPoi },
    ...own.map((name) => ({ value: name, label: known ? name : texts.otherPoi(name) })),
    ...names.toSorted((a, b) => a.localeCompare(b)).map((name) => ({ value: name, label: name })),
  ]
}
