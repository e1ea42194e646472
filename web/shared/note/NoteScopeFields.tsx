import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { mapChoices } from '../map/map-choices.ts'
import { toSearchText } from '../page/search-text.ts'
import { teamsQuery } from '../queries/teams.queries.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { NoteScope } from './note-subject.ts'
import styles from './NoteScopeFields.module.css'

const MAX_OFFERED = 50

interface NoteScopeFieldsProps {
  scope: NoteScope
  isReadOnly: boolean
  onChange: (scope: NoteScope) => void
}

/** Limits a note to a map, an opponent or both. */
export function NoteScopeFields({ scope, isReadOnly, onChange }: NoteScopeFieldsProps) {
  const listId = useId()
  const teams = useQuery(teamsQuery).data?.teams ?? []
  const typed = toSearchText(scope.opponent)
  const offered = teams.filter((team) => toSearchText(team).includes(typed)).slice(0, MAX_OFFERED)

  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.map}
        options={[{ value: '', label: texts.anyMap }, ...mapChoices(scope.map)]}
        value={scope.map ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => onChange({ ...scope, map: target.value || null })}
      />
      <TextField
        label={texts.opponent}
        placeholder={texts.anyOpponent}
        list={listId}
        autoComplete="off"
        maxLength={TEAM_NAME_LENGTH}
        value={scope.opponent}
        readOnly={isReadOnly}
        error={isKnownOpponent(scope, teams) ? undefined : texts.unknownOpponent}
        onChange={({ target }) => onChange({ ...scope, opponent: target.value })}
      />
      <datalist id={listId}>
        {offered.map((team) => (
          <option key={team} value={team} />
        ))}
      </datalist>
    </div>
  )
}

/** No opponent is fine. Until the teams are loaded, any name is accepted. */
function isKnownOpponent({ opponent }: NoteScope, teams: readonly string[]): boolean {
  const key = teamKey(opponent)
  return key === '' || teams.length === 0 || teams.some((team) => teamKey(team).startsWith(key))
}
