import { memo } from 'react'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { SearchField } from '../shared/ui/SearchField.tsx'
import { FilterBar } from './FilterBar.tsx'
import styles from './FilterBar.module.css'
import { LeastField } from './LeastField.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { RegionToggles } from './RegionToggles.tsx'
import { countSet, type Filters, type SetFilters } from './use-filters.ts'

interface TeamFiltersProps {
  filters: Filters
  onChange: SetFilters
  search: string
  onSearch: (text: string) => void
}

export const TeamFilters = memo(({ filters, onChange, search, onSearch }: TeamFiltersProps) => {
  return (
    <FilterBar
      set={countSet(filters, 'teams')}
      last={
        <div className={styles.search}>
          <SearchField
            label={texts.searchTeams}
            placeholder={texts.searchTeams}
            value={search}
            onValueChange={onSearch}
          />
        </div>
      }
    >
      <PeriodFields period={filters} onChange={onChange} />
      <RegionToggles filter={filters.regions} onChange={(regions) => onChange({ regions })} />
      <LeastField
        label={texts.minGames}
        least={filters.min}
        onChange={(min) => onChange({ min })}
      />
    </FilterBar>
  )
})
