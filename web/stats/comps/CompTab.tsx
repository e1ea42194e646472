import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { compPerformance } from '#domain/stats/comp-performance.ts'
import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState, useQueryStates } from '../../shared/address/query-state.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { useChosenMap } from '../../shared/map/chosen-map.ts'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { countSet, useFilters, type Filters, type SetFilters } from '../filter/use-filters.ts'
import { secondsOf } from '../filter/period.ts'
import { teamMatchesQuery } from '../parts/stats.queries.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { KindToggles } from '../filter/KindToggles.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { TeamCombobox } from '../../shared/team/TeamCombobox.tsx'
import { ToggleRow } from '../filter/ToggleRow.tsx'
import { COMP_SORTS, compColumns } from './comp-columns.tsx'
import { compExport } from './comp-export.ts'
import { compCards } from './CompCard.tsx'
import { CompPlot } from './CompPlot.tsx'
import { EmptyTeam } from './EmptyTeam.tsx'
import { parseAsMapChoice, type MapChoice, mapOf, statsMaps } from './map-choice.ts'
import { useShownTeam } from './use-shown-team.ts'
import layout from '../StatsColumns.module.css'

const ADDRESS = {
  /** Empty if the user cleared it. */
  team: parseAsString,
  map: parseAsMapChoice,
  /** The composition whose matches are open. */
  comp: parseAsString,
}
const sortParser = parseAsSort(COMP_SORTS).withDefault({ column: 'gamesPlayed', direction: 'desc' })

export function CompTab() {
  const { filters, setFilters } = useFilters()
  const [{ team: asked, map: askedMap, comp: opened }, setAddress] = useQueryStates(ADDRESS)
  const map = useChosenMap(askedMap, 'all')
  const { team, replaced } = useShownTeam(asked)
  const [sort, setSort] = useQueryState('sort', sortParser)
  const { query, rows: all, name, hasPlayed } = useTeamMatches(team, filters, map)
  const { min } = filters
  const shown = useMemo(() => all.filter(({ games }) => games >= (min ?? 0)), [all, min])
  const open = useCallback((key: string | null) => setAddress({ comp: key }), [setAddress])
  const close = useCallback(() => open(null), [open])
  const columns = useMemo(() => compColumns(shown, open), [shown, open])
  const sorted = useMemo(() => sortRows(shown, columns, sort), [shown, columns, sort])
  const openedRow = all.find(({ key }) => key === opened)
  const hidden = all.length - shown.length

  return (
    <>
      <CompFilters
        filters={filters}
        onChange={setFilters}
        team={team}
        onChooseTeam={(next) => setAddress({ team: next, comp: null })}
        map={map}
        onChooseMap={(next) => setAddress({ map: next })}
      />
      <div className={layout.columns}>
        <Panel
          title={team === '' ? texts.tabs.comp_performance : name}
          count={shown.length > 0 ? texts.compCount(shown.length, totalGames(shown)) : undefined}
          actions={
            <StatsExportButton
              isEmpty={shown.length === 0}
              build={() => compExport(sorted, name)}
            />
          }
          flush
        >
          {team === '' ? (
            <EmptyState title={texts.selectTeam} />
          ) : (
            <StatsState
              loading={texts.loadingComps}
              fault={query.error && texts.compsFailed(query.error.message)}
              hasData={query.data !== undefined}
              isFetching={query.isFetching}
              isStale={false}
              onRetry={() => void query.refetch()}
            >
              <DataTable
                caption={texts.tabs.comp_performance}
                columns={columns}
                rows={shown}
                rowKey={({ key }) => key}
                sort={sort}
                onSortChange={(next) => setSort(next)}
                empty={
                  hasPlayed ? (
                    <EmptyStats
                      title={texts.noComps}
                      filters={filters}
                      onChange={setFilters}
                      set={countSet(filters, 'comps') + Number(map !== 'all')}
                      onReset={() => {
                        setFilters(null)
                        setAddress({ map: null })
                      }}
                    />
                  ) : (
                    <EmptyTeam onChoose={(next) => setAddress({ team: next })} />
                  )
                }
                cards={compCards(open)}
              />
              <TableNote
                hasRows={shown.length > 0}
                warning={effectTexts.whoPlaysIt}
                replaced={replaced}
                hidden={
                  hidden > 0 && min !== null
                    ? texts.hidden(texts.comps(hidden), texts.gamesOf(min))
                    : null
                }
              />
            </StatsState>
          )}
        </Panel>
        <div className={layout.side}>
          <CompPlot rows={sorted} />
        </div>
      </div>
      <OnDemand when={openedRow !== undefined} load={loadMatches} onFail={close}>
        {(MatchesDialog) => (openedRow ? <MatchesDialog row={openedRow} onClose={close} /> : null)}
      </OnDemand>
    </>
  )
}

const totalGames = (rows: readonly { games: number }[]) =>
  rows.reduce((sum, { games }) => sum + games, 0)

const loadMatches = () => import('./MatchesDialog.tsx').then((chunk) => chunk.MatchesDialog)

/** How a team's compositions performed in the period and on the map. */
function useTeamMatches(team: string, { from, to, kind }: Filters, map: MapChoice) {
  const query = useQuery(teamMatchesQuery(team))
  const answer = query.data?.team_comps[0]

  const rows = useMemo(
    () =>
      compPerformance(answer?.comps ?? [], { ...secondsOf({ from, to }), kind, map: mapOf(map) }),
    [answer, from, to, kind, map],
  )
  return { query, rows, name: answer?.team ?? team, hasPlayed: (answer?.comps.length ?? 0) > 0 }
}

interface CompFiltersProps {
  filters: Filters
  onChange: SetFilters
  team: string
  onChooseTeam: (team: string) => void
  map: MapChoice
  onChooseMap: (map: MapChoice) => void
}

function CompFilters(props: CompFiltersProps) {
  const { filters, onChange, team, onChooseTeam, map, onChooseMap } = props

  return (
    <FilterBar
      set={countSet(filters, 'comps') + Number(map !== 'all')}
      first={<TeamCombobox team={team} onChoose={onChooseTeam} />}
    >
      <PeriodFields period={filters} onChange={onChange} />
      <KindToggles kind={filters.kind} onChange={(kind) => onChange({ kind })} />
      <ToggleRow
        label={texts.map}
        options={statsMaps(map).map((choice) => ({ ...choice, isOn: choice.value === map }))}
        onPress={onChooseMap}
      />
      <LeastField
        label={texts.minGames}
        least={filters.min}
        onChange={(min) => onChange({ min })}
      />
    </FilterBar>
  )
}
