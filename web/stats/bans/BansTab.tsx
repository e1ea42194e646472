import { useQueryState } from '../../shared/address/query-state.ts'
import { useMemo } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { useSampleMark } from '../../shared/queries/sample-data.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { sortRows } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { BAN_SORTS, banColumns } from './ban-columns.tsx'
import { banExport } from './ban-export.ts'
import { BanGrid } from './BanGrid.tsx'
import { EmptyBans } from './EmptyBans.tsx'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { FilterBar } from '../filter/FilterBar.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { regionsInWords } from '../filter/region-filter.ts'
import { RegionToggles } from '../filter/RegionToggles.tsx'
import { SampleTag } from '../parts/SampleTag.tsx'
import layout from '../StatsColumns.module.css'
import { StatsState } from '../parts/StatsState.tsx'
import { TableNote } from '../parts/TableNote.tsx'
import { useBanStats } from './use-ban-stats.ts'
import { countSet, useFilters } from '../filter/use-filters.ts'

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
