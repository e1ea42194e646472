import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { regionsInWords, allRegions } from '../filter/region-filter.ts'
import { queryErrorText, teamStatsQuery } from '../parts/stats.queries.ts'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { useFilters, countSet, type Filters, type SetFilters } from '../filter/use-filters.ts'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { ComparePanel } from './ComparePanel.tsx'
import { TEAM_SORTS, teamColumns } from './team-columns.tsx'
import { shownTeams } from './team-rows.ts'
import { teamExport } from './team-export.ts'
import { TeamFilters } from './TeamFilters.tsx'
import { TeamScatter } from './TeamScatter.tsx'
import { useCompared } from './use-compared.ts'
import layout from '../StatsColumns.module.css'

const sortParser = parseAsSort(TEAM_SORTS).withDefault({ column: 'teamName', direction: 'asc' })

export function TeamStatsTab() {
  const { filters, setFilters, showsAllRegions } = useFilters()
  const [search, setSearch] = useQueryState('q', parseAsText)
  const [sort, setSort] = useQueryState('sort', sortParser)
  const find = useCallback((text: string) => setSearch(text === '' ? null : text), [setSearch])
  const compared = useCompared()
  const query = useQuery(teamStatsQuery(filters))
  const stats = query.data?.stats
  const { min } = filters
  const all = useMemo(() => stats ?? [], [stats])
  const { shown, hidden } = useMemo(() => shownTeams(all, min, search), [all, min, search])
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const columns = useMemo(() => teamColumns(shown, compared, isNarrow), [shown, compared, isNarrow])

  return (
    <>
      <TeamFilters filters={filters} onChange={setFilters} search={search} onSearch={find} />
      <div className={layout.columns}>
        <Panel
          title={texts.tabs.stats}
          count={
            stats && !query.isPlaceholderData
              ? texts.teamCount(shown.length, regionsInWords(filters.regions))
              : undefined
          }
          actions={
            <StatsExportButton
              isEmpty={shown.length === 0}
              isStale={query.isPlaceholderData}
              build={() => teamExport(sortRows(shown, columns, sort))}
            />
          }
          flush
        >
          <StatsState
            loading={texts.loadingStats}
            fault={query.error && texts.statsFailed(queryErrorText(query.error))}
            hasData={stats !== undefined}
            isFetching={query.isFetching}
            isStale={query.isPlaceholderData}
            onRetry={() => void query.refetch()}
          >
            <DataTable
              caption={texts.tabs.stats}
              columns={columns}
              rows={shown}
              rowKey={({ teamName }) => teamName}
              sort={sort}
              onSortChange={(next) => setSort(next)}
              empty={
                <EmptyTeams
                  filters={filters}
                  onChange={setFilters}
                  search={search}
                  isNone={all.length === 0}
                  onReset={() => {
                    setFilters(null)
                    setSearch(null)
                  }}
                />
              }
            />
            <TableNote
              hasRows={shown.length > 0}
              replaced={showsAllRegions ? texts.allRegionsShown : null}
              hidden={
                hidden > 0 && min !== null
                  ? texts.hidden(texts.teams(hidden), texts.gamesOf(min))
                  : null
              }
            />
          </StatsState>
        </Panel>
        <div className={layout.side}>
          <TeamScatter rows={shown} compared={compared} />
          <ComparePanel compared={compared} rows={all} />
        </div>
      </div>
    </>
  )
}

interface EmptyTeamsProps {
  filters: Filters
  onChange: SetFilters
  search: string
  /** There are no teams at all, not just none with enough games or a matching name. */
  isNone: boolean
  onReset: () => void
}

function EmptyTeams({ filters, onChange, search, isNone, onReset }: EmptyTeamsProps) {
  const isAsking = isNone && !filters.regions.isAll
  const everywhere = useQuery({
    ...teamStatsQuery({ ...filters, regions: allRegions() }),
    enabled: isAsking,
  })
  const count = everywhere.data?.stats.length ?? 0

  return (
    <EmptyStats
      title={search === '' ? texts.noStats : texts.noMatch}
      filters={filters}
      onChange={onChange}
      outside={isAsking && count > 0 ? texts.teamsOutside(count) : null}
      set={countSet(filters, 'teams') + Number(search !== '')}
      onReset={onReset}
    />
  )
}
