import { poiDraftMessages } from '#contract/poi-draft/poi-draft.texts.ts'
import { currentMaps } from '#domain/catalog/map.ts'
import { MAX_DRAFT_MAPS, ORDER_MODES } from '#domain/poi-draft/poi-draft.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { TextAreaField } from '../../shared/ui/form/TextAreaField.tsx'
import { linesOf, type SetupForm, teamsIn } from './setup-form.ts'
import styles from './SetupFields.module.css'

const { form: texts } = poiDraftMessages
const ROWS = 8

interface SetupFieldsProps {
  form: SetupForm
  onChange: (part: Partial<SetupForm>) => void
}

/** Who picks where, and in which order. */
export function SetupFields({ form, onChange }: SetupFieldsProps) {
  const teams = teamsIn(form.teams)
  const snake = { maps: [...form.maps], teams, mode: 'snake' as const, turns: [] }

  return (
    <>
      <TextAreaField
        label={texts.teams}
        rows={ROWS}
        value={form.teams}
        onChange={({ target }) => onChange({ teams: target.value })}
      />
      <fieldset className={styles.maps}>
        <legend>{texts.maps}</legend>
        {currentMaps().map(({ id, name }) => (
          <SwitchField
            key={id}
            label={name}
            checked={form.maps.includes(id)}
            disabled={!form.maps.includes(id) && form.maps.length >= MAX_DRAFT_MAPS}
            onCheckedChange={(isOn) =>
              onChange({
                maps: isOn ? [...form.maps, id] : form.maps.filter((other) => other !== id),
              })
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={texts.mode}
        options={ORDER_MODES.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
        value={form.mode}
        onChange={({ target }) => {
          const mode = ORDER_MODES.find((one) => one === target.value) ?? 'snake'
          // A manual order starts as the snake.
          const picks = mode === 'manual' && form.picks === '' ? linesOf(snake) : form.picks
          onChange({ mode, picks })
        }}
      />
      {form.mode === 'manual' ? (
        <TextAreaField
          label={texts.manual}
          hint={texts.manualHint(teams.length * form.maps.length)}
          rows={ROWS}
          value={form.picks}
          onChange={({ target }) => onChange({ picks: target.value })}
        />
      ) : null}
      <SwitchField
        label={texts.sharing}
        checked={form.allowSharing}
        onCheckedChange={(allowSharing) => onChange({ allowSharing })}
      />
      <SelectField
        label={texts.ownTeam}
        value={form.team ?? ''}
        options={[
          { value: '', label: texts.noTeam },
          ...teams.map((team) => ({ value: team, label: team })),
        ]}
        onChange={({ target }) => onChange({ team: target.value || null })}
      />
    </>
  )
}
