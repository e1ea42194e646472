import { useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound, Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { RowCard } from '../../shared/ui/table/RowCard.tsx'
import { teamAdminColumns } from './team-columns.tsx'
import { searchTeams } from './team-search.ts'
import { adminTeamsQuery } from './team.queries.ts'
import styles from './TeamAdminList.module.css'

const teamCards = (onEdit: TeamCardProps['onEdit']) => (team: TeamRow) => (
  <TeamCard team={team} onEdit={onEdit} />
)

/** Thousands of rows would be slow to render, and no one reads them all. */
const STEP = 100

const sortParser = parseAsSort(['name', 'region', 'games']).withDefault({
  column: 'name',
  direction: 'asc',
})

interface TeamListProps {
  onEdit: (team: TeamRow) => void
}

export function TeamAdminList({ onEdit }: TeamListProps) {
  const query = useQuery(adminTeamsQuery)
  const { data } = query
  const [search, setSearch] = useQueryState('team', parseAsText)
  const found = useMemo(() => data && searchTeams(data.teams, search), [data, search])

  return (
    <Panel
      title={texts.teams}
      count={data && found ? texts.shown(found.length, data.teams.length) : undefined}
      flush
    >
      <div className={styles.tools}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={(text) => setSearch(text || null)}
        />
      </div>
      {found ? (
        <TeamTable key={search} teams={found} isSearch={search !== ''} onEdit={onEdit} />
      ) : (
        <Waiting query={query} loading={texts.loadingTeams} failed={texts.teamsFailed} lines={8} />
      )}
    </Panel>
  )
}

interface TeamTableProps extends TeamListProps {
  teams: readonly TeamRow[]
  isSearch: boolean
}

function TeamTable({ teams, isSearch, onEdit }: TeamTableProps) {
  const [sort, setSort] = useQueryState('teams', sortParser)
  const [first, setFirst] = useState(STEP)
  const columns = useMemo(() => teamAdminColumns(onEdit), [onEdit])
  const hidden = Math.max(0, teams.length - first)

  return (
    <>
      <DataTable
        caption={texts.teams}
        columns={columns}
        rows={teams}
        first={first}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={(next) => setSort(next)}
        cards={teamCards(onEdit)}
        empty={
          isSearch ? (
            <EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />
          ) : (
            <EmptyState
              icon={<UsersRound aria-hidden="true" />}
              title={texts.noTeams}
              text={texts.noTeamsText}
            />
          )
        }
      />
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setFirst(first + STEP)}>
            {texts.showMore(Math.min(hidden, STEP))}
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface TeamCardProps {
  team: TeamRow
  onEdit: (team: TeamRow) => void
}

function TeamCard({ team, onEdit }: TeamCardProps) {
  const facts = [team.region ?? texts.unknownRegion, texts.games(team.games)]

  return (
    <RowCard
      action={
        <IconButton
          label={texts.edit(team.name)}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(team)}
        />
      }
    >
      <strong>{team.name}</strong>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {team.spellings.length > 0 ? (
        <p className={styles.facts}>{team.spellings.join(', ')}</p>
      ) : null}
    </RowCard>
  )
}
