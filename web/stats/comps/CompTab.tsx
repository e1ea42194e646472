import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState, useQueryStates } from '../../shared/address/query-state.ts'
import { useCallback, useMemo } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { COMP_SORTS, compColumns } from './comp-columns.tsx'
import { compExport } from './comp-export.ts'
import { compCards } from './CompCard.tsx'
import { CompFilters } from './CompFilters.tsx'
import { CompPlot } from './CompPlot.tsx'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { EmptyTeam } from './EmptyTeam.tsx'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { useChosenMap } from '../../shared/map/chosen-map.ts'
import { parseAsMapChoice } from './map-choice.ts'
import layout from '../StatsColumns.module.css'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { countSet, useFilters } from '../filter/use-filters.ts'
import { useShownTeam } from './use-shown-team.ts'
import { useTeamMatches } from './use-team-matches.ts'

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
