import { memo } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { FilterBar } from '../filter/FilterBar.tsx'
import styles from '../filter/FilterBar.module.css'
import { KindToggles } from '../filter/KindToggles.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { RegionToggles } from '../filter/RegionToggles.tsx'
import { countSet, type Filters, type SetFilters } from '../filter/use-filters.ts'

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
      <KindToggles kind={filters.kind} onChange={(kind) => onChange({ kind })} />
      <LeastField
        label={texts.minGames}
        least={filters.min}
        onChange={(min) => onChange({ min })}
      />
    </FilterBar>
  )
})
