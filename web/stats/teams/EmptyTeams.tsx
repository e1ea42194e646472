import { useQuery } from '@tanstack/react-query'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { EmptyStats } from '../parts/EmptyStats.tsx'
import { allRegions } from '../filter/region-filter.ts'
import { teamStatsQuery } from '../parts/stats.queries.ts'
import { countSet, type Filters, type SetFilters } from '../filter/use-filters.ts'

interface EmptyTeamsProps {
  filters: Filters
  onChange: SetFilters
  search: string
  /** There are no teams at all, not just none with enough games or a matching name. */
  isNone: boolean
  onReset: () => void
}

export function EmptyTeams({ filters, onChange, search, isNone, onReset }: EmptyTeamsProps) {
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
