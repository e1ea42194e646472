import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { type MapChoice, statsMaps } from './map-choice.ts'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { TeamCombobox } from '../../shared/team/TeamCombobox.tsx'
import { ToggleRow } from '../filter/ToggleRow.tsx'
import { countSet, type Filters, type SetFilters } from '../filter/use-filters.ts'

interface CompFiltersProps {
  filters: Filters
  onChange: SetFilters
  team: string
  onChooseTeam: (team: string) => void
  map: MapChoice
  onChooseMap: (map: MapChoice) => void
}

export function CompFilters(props: CompFiltersProps) {
  const { filters, onChange, team, onChooseTeam, map, onChooseMap } = props

  return (
    <FilterBar
      set={countSet(filters, 'comps') + Number(map !== 'all')}
      first={<TeamCombobox team={team} onChoose={onChooseTeam} />}
    >
      <PeriodFields period={filters} onChange={onChange} />
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
