import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { searchTeams } from './team-search.ts'
import { adminTeamsQuery } from './team.queries.ts'
import styles from './MergeTeamPicker.module.css'

const FIRST = 8

interface TeamPickerProps {
  except: number
  onPick: (team: TeamRow) => void
}

export function MergeTeamPicker({ except, onPick }: TeamPickerProps) {
  const { data } = useQuery(adminTeamsQuery)
  const [search, setSearch] = useState('')
  const found = searchTeams(data?.teams ?? [], search).filter(({ id }) => id !== except)

  return (
    <div className={styles.picker}>
      <SearchField
        label={texts.mergeSearch}
        placeholder={texts.mergeSearch}
        value={search}
        onValueChange={setSearch}
      />
      <ul className={styles.list}>
        {found.slice(0, FIRST).map((team) => (
          <li key={team.id}>
            <button type="button" className={styles.team} onClick={() => onPick(team)}>
              <strong>{team.name}</strong>
              <span>{texts.games(team.games)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {found.length === 0
          ? texts.mergeNoMatches
          : found.length > FIRST
            ? texts.mergeFirst(FIRST)
            : ''}
      </p>
    </div>
  )
}
