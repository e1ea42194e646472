import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { selectionMessages } from '#contract/regular/selection.texts.ts'
import { MAX_SELECTED_TEAMS } from '#domain/regular/selection.ts'
import { teamsQuery } from '../../shared/queries/teams.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { toggleTeam } from '../../shared/lineup/lineup.ts'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { SelectionActions } from './SelectionActions.tsx'
import { listSelectableTeams, type ListedTeam } from './team-list.ts'
import { TeamList } from './TeamList.tsx'
import type { TeamPanelProps } from './TeamPanel.tsx'
import styles from './TeamPicker.module.css'

const NONE = { teams: [], regions: {} }

export function TeamPicker({ teams, onChange }: TeamPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(teamsQuery)
  const [search, setSearch] = useState('')
  const [isClearing, setIsClearing] = useState(false)
  const stopClearing = useCallback(() => setIsClearing(false), [])
  const toggle = useCallback(
    (team: string) => onChange((lineup) => toggleTeam(lineup, team)),
    [onChange],
  )
  const first = useFirst(teams, search)
  const { shown, all, hidden } = listSelectableTeams(data ?? NONE, {
    selected: teams,
    first,
    search,
  })

  if (!data && error) {
    const retry = () => void refetch()
    return <ErrorState message={texts.teamsFailed} onRetry={retry} busy={isFetching} />
  }
  if (!data) return <Skeleton label={texts.loadingTeams} lines={7} />
  return (
    <>
      <TeamSearch search={search} shown={shown} onSearch={setSearch} onToggle={toggle} />
      {shown.length > 0 ? (
        <TeamList
          teams={shown}
          regions={data.regions}
          isFull={teams.length >= MAX_SELECTED_TEAMS}
          onToggle={toggle}
        />
      ) : (
        <EmptyState title={all === 0 ? texts.noTeams : selectionMessages.noTeamsMatch} />
      )}
      {hidden > 0 ? <p className={styles.note}>{texts.moreTeams(hidden)}</p> : null}
      <div className={styles.count}>
        <span role="status">{selectionMessages.selected(teams.length, all)}</span>
        {teams.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setIsClearing(true)}
          >
            {selectionMessages.clearAll}
          </Button>
        ) : null}
      </div>
      <p className={styles.note} role="status">
        {teams.length >= MAX_SELECTED_TEAMS ? texts.full : null}
      </p>
      <SelectionActions teams={teams} known={data.teams} onChange={onChange} />
      <OnDemand when={isClearing} load={loadClearDialog} onFail={stopClearing}>
        {(ClearDialog) => (
          <ClearDialog
            open={isClearing}
            onClose={stopClearing}
            onClear={() => onChange((lineup) => ({ ...lineup, teams: [] }))}
          />
        )}
      </OnDemand>
    </>
  )
}

/**
 * Selected teams are listed first, but a team doesn't move while the user checks teams one by one.
 */
function useFirst(teams: readonly string[], search: string) {
  const [order, setOrder] = useState({ teams, search, first: teams })
  if (order.teams === teams && order.search === search) return order.first
  const isTick = Math.abs(order.teams.length - teams.length) === 1
  const first = isTick && order.search === search ? order.first : teams
  setOrder({ teams, search, first })
  return first
}

const loadClearDialog = () => import('./ClearDialog.tsx').then((chunk) => chunk.ClearDialog)

interface TeamSearchProps {
  search: string
  shown: readonly ListedTeam[]
  onSearch: (text: string) => void
  onToggle: (team: string) => void
}

/** Enter selects the first match; the down arrow moves to the list. */
function TeamSearch({ search, shown, onSearch, onToggle }: TeamSearchProps) {
  return (
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        const [first] = shown
        if (event.key === 'Enter' && search !== '' && first) onToggle(first.name)
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        const list = event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=option]')
        list?.focus()
      }}
    >
      <SearchField
        label={texts.searchTeams}
        placeholder={texts.searchTeams}
        value={search}
        onValueChange={onSearch}
      />
    </div>
  )
}
