import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { teamPath } from '../shared/address/team-path.ts'
import { toSearchText } from '../shared/page/search-text.ts'
import { newestSeriesQuery } from '../shared/queries/newest-series.queries.ts'
import { teamsQuery } from '../shared/queries/teams.queries.ts'
import { NothingFound } from '../shared/ui/feedback/NothingFound.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './TeamChooser.module.css'

/** No one reads a longer list. */
const MAX_SHOWN = 200

interface TeamChooserProps {
  lobby: readonly string[]
  onOpen: (team: string) => void
}

/** Enter opens the first match. */
export function TeamChooser({ lobby, onOpen }: TeamChooserProps) {
  const query = useQuery(teamsQuery)
  const [search, setSearch] = useState('')
  const wanted = toSearchText(search)
  const all = query.data?.teams ?? []
  const matching = all.filter((team) => toSearchText(team).includes(wanted))

  return (
    <>
      <PageHead title={texts.list} context={texts.listHint} />
      <div
        className={styles.search}
        onKeyDown={(event) => {
          const [first] = matching
          if (event.key === 'Enter' && wanted !== '' && first !== undefined) onOpen(first)
        }}
      >
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <div className={styles.lists}>
        {wanted === '' ? <FirstTeams lobby={lobby} /> : null}
        {query.data ? (
          <Panel title={texts.allTeams} count={matching.length} dense>
            {matching.length === 0 ? (
              <NothingFound texts={texts} isSearched={wanted !== ''} />
            ) : (
              <TeamLinks teams={matching.slice(0, MAX_SHOWN)} />
            )}
            {matching.length > MAX_SHOWN ? (
              <p className={styles.more}>{texts.more(matching.length - MAX_SHOWN)}</p>
            ) : null}
          </Panel>
        ) : (
          <Waiting query={query} loading={texts.loadingList} failed={texts.listFailed} lines={10} />
        )}
      </div>
    </>
  )
}

/** The lobby's teams, or those who played last if there is no lobby. */
function FirstTeams({ lobby }: Pick<TeamChooserProps, 'lobby'>) {
  const { data } = useQuery({ ...newestSeriesQuery, enabled: lobby.length === 0 })
  const newest = data?.series[0]

  if (lobby.length > 0)
    return (
      <Panel title={texts.inLobby} count={lobby.length} dense>
        <TeamLinks teams={lobby} />
      </Panel>
    )
  if (!newest) return null
  return (
    <Panel title={texts.playedLast} count={newest.event} dense>
      <TeamLinks teams={newest.teams} />
    </Panel>
  )
}

function TeamLinks({ teams }: { teams: readonly string[] }) {
  return (
    <ul className={styles.teams}>
      {teams.map((team) => (
        <li key={team}>
          <Link className={styles.team} to={teamPath(team)}>
            {team}
          </Link>
        </li>
      ))}
    </ul>
  )
}
