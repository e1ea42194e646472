import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { teamRankingMessages } from '#contract/team/team-ranking.texts.ts'
import { createParser } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { toSearchText } from '../shared/page/search-text.ts'
import { newestSeriesQuery } from '../shared/queries/newest-series.queries.ts'
import { teamsQuery } from '../shared/queries/teams.queries.ts'
import { NothingFound } from '../shared/ui/feedback/NothingFound.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { SegmentedField } from '../shared/ui/form/SegmentedField.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './TeamChooser.module.css'
import { TeamLinks } from './TeamLinks.tsx'
import { TeamRanking } from './TeamRanking.tsx'

/** No one reads a longer list. */
const MAX_SHOWN = 200
const ORDERS = ['ranking', 'lobby', 'names'] as const
type Order = (typeof ORDERS)[number]

const orderParser = createParser<Order>({
  parse: (text) => ORDERS.find((order) => order === text) ?? null,
  serialize: String,
}).withDefault('ranking')

interface TeamChooserProps {
  lobby: readonly string[]
  onOpen: (team: string) => void
}

/** All teams as a ranking, those of the lobby, or by name. Enter opens the first match of a search. */
export function TeamChooser({ lobby, onOpen }: TeamChooserProps) {
  const query = useQuery(teamsQuery)
  const [order, setOrder] = useQueryState('order', orderParser)
  const [search, setSearch] = useState('')
  const { data: newest } = useQuery({ ...newestSeriesQuery, enabled: lobby.length === 0 })
  const near = lobby.length > 0 ? lobby : (newest?.series[0]?.teams ?? [])
  const wanted = toSearchText(search)
  const all = query.data?.teams ?? []
  const matching = all.filter((team) => toSearchText(team).includes(wanted))
  const names = teamRankingMessages.orders(lobby.length)

  return (
    <>
      <PageHead title={texts.list} context={texts.listHint} />
      <div className={styles.bar}>
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
        {wanted === '' ? (
          <SegmentedField
            label={teamRankingMessages.order}
            value={order}
            options={ORDERS.map((value) => ({ value, label: names[value] }))}
            onValueChange={setOrder}
          />
        ) : null}
      </div>
      <div className={styles.lists}>
        {wanted === '' && order !== 'names' ? (
          <TeamRanking lobby={lobby} only={order === 'lobby' ? near : undefined} />
        ) : query.data ? (
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
