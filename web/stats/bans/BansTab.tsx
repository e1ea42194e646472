import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useSampleMark } from '../../shared/queries/sample-data.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { FilterBar } from '../filter/FilterBar.tsx'
import { KindToggles } from '../filter/KindToggles.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { regionsInWords, allRegions } from '../filter/region-filter.ts'
import { RegionToggles } from '../filter/RegionToggles.tsx'
import { SampleTag } from '../parts/SampleTag.tsx'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { countSet, useFilters, type Filters, type SetFilters } from '../filter/use-filters.ts'
import { queryErrorText, isRefusal, legendBansQuery } from '../parts/stats.queries.ts'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { BAN_SORTS, banColumns } from './ban-columns.tsx'
import { banExport } from './ban-export.ts'
import { BanGrid } from './BanGrid.tsx'
import { sampleBans } from './sample-bans.ts'
import layout from '../StatsColumns.module.css'

const sortParser = parseAsSort(BAN_SORTS).withDefault({ column: 'banCount', direction: 'desc' })

export function BansTab() {
  const { filters, setFilters, showsAllRegions } = useFilters()
  const [sort, setSort] = useQueryState('sort', sortParser)
  const { minBans: least } = filters
  const { rows: all, series, isSample, hasData, fault, query } = useBanStats(filters)
  useSampleMark(isSample)
  const shown = useMemo(() => all.filter(({ banCount }) => banCount >= (least ?? 0)), [all, least])
  const columns = useMemo(() => banColumns(shown, series, isSample), [shown, series, isSample])
  const sorted = useMemo(() => sortRows(shown, columns, sort), [shown, columns, sort])
  const hidden = all.length - shown.length

  return (
    <>
      <FilterBar set={countSet(filters, 'bans')}>
        <PeriodFields period={filters} onChange={setFilters} />
        <RegionToggles filter={filters.regions} onChange={(regions) => setFilters({ regions })} />
        <KindToggles kind={filters.kind} onChange={(kind) => setFilters({ kind })} />
        <LeastField
          label={texts.minBans}
          least={least}
          onChange={(minBans) => setFilters({ minBans })}
        />
      </FilterBar>
      <div className={layout.halves}>
        <Panel
          title={texts.tabs.bans}
          count={
            isSample ? (
              <SampleTag />
            ) : hasData && !query.isPlaceholderData ? (
              texts.legendCount(shown.length, series, regionsInWords(filters.regions))
            ) : undefined
          }
          actions={
            <StatsExportButton
              isEmpty={shown.length === 0}
              isStale={query.isPlaceholderData}
              isSample={isSample}
              build={() => banExport(sorted, series)}
            />
          }
          flush
        >
          <StatsState
            loading={texts.loadingBans}
            fault={fault}
            instead={isSample ? texts.sampleText : null}
            hasData={hasData}
            isFetching={query.isFetching}
            isStale={query.isPlaceholderData}
            onRetry={() => void query.refetch()}
          >
            <DataTable
              caption={texts.tabs.bans}
              columns={columns}
              rows={shown}
              rowKey={({ legendName }) => legendName}
              sort={sort}
              onSortChange={(next) => setSort(next)}
              empty={
                <EmptyBans
                  filters={filters}
                  onChange={setFilters}
                  isNone={all.length === 0}
                  onReset={() => setFilters(null)}
                />
              }
            />
            <TableNote
              hasRows={shown.length > 0}
              replaced={showsAllRegions ? texts.allRegionsShown : null}
              hidden={
                hidden > 0 && least !== null
                  ? texts.hidden(texts.legends(hidden), texts.bansOf(least))
                  : null
              }
            />
          </StatsState>
        </Panel>
        {sorted.length > 0 ? <BanGrid rows={sorted} all={all} isSample={isSample} /> : null}
      </div>
    </>
  )
}

/**
 * The bans for the filters. Sample data if they can't be fetched, but not if the server rejected
 * the filters.
 */
function useBanStats(filters: Filters) {
  const query = useQuery(legendBansQuery(filters))
  const { data, error } = query
  const isSample = error !== null && !isRefusal(error) && data === undefined
  const shown = useMemo(() => (isSample ? sampleBans() : data), [isSample, data])

  return {
    query,
    isSample,
    hasData: shown !== undefined,
    fault: error && texts.bansFailed(queryErrorText(error)),
    rows: useMemo(() => shown?.banStats ?? [], [shown]),
    series: shown?.series ?? 0,
  }
}

interface EmptyBansProps {
  filters: Filters
  onChange: SetFilters
  /** There are no bans at all, not just none above the minimum. */
  isNone: boolean
  onReset: () => void
}

function EmptyBans({ filters, onChange, isNone, onReset }: EmptyBansProps) {
  const isAsking = isNone && !filters.regions.isAll
  const everywhere = useQuery({
    ...legendBansQuery({ ...filters, regions: allRegions() }),
    enabled: isAsking,
  })
  const series = everywhere.data?.banStats.length ? everywhere.data.series : 0

  return (
    <EmptyStats
      title={texts.noBans}
      filters={filters}
      onChange={onChange}
      outside={isAsking && series > 0 ? texts.seriesOutside(series) : null}
      set={countSet(filters, 'bans')}
      onReset={onReset}
    />
  )
}
