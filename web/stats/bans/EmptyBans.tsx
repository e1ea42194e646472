import { useQuery } from '@tanstack/react-query'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { allRegions } from '../filter/region-filter.ts'
import { legendBansQuery } from '../parts/stats.queries.ts'
import { countSet, type Filters, type SetFilters } from '../filter/use-filters.ts'

interface EmptyBansProps {
  filters: Filters
  onChange: SetFilters
  /** There are no bans at all, not just none above the minimum. */
  isNone: boolean
  onReset: () => void
}

export function EmptyBans({ filters, onChange, isNone, onReset }: EmptyBansProps) {
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
