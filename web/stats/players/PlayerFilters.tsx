import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import { allLegends } from '#domain/catalog/legend.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { statsMaps } from '../comps/map-choice.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import filterStyles from '../filter/FilterBar.module.css'
import { KindToggles } from '../filter/KindToggles.tsx'
import { LeastField } from '../filter/LeastField.tsx'
import { PeriodFields } from '../filter/PeriodFields.tsx'
import { RegionToggles } from '../filter/RegionToggles.tsx'
import { countSet } from '../filter/use-filters.ts'
import styles from './PlayerFilters.module.css'
import { lastLobby, type PlayerView } from './use-player-view.ts'

export function PlayerFilters({ view }: { view: PlayerView }) {
  useRoster()
  const { filters, setFilters, address, setAddress } = view

  return (
    <FilterBar
      set={countPlayerFilters(view)}
      last={
        <div className={filterStyles.search}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            value={address.q}
            onValueChange={(q) => setAddress({ q: q === '' ? null : q })}
          />
        </div>
      }
    >
      <PeriodFields period={filters} onChange={setFilters} />
      <RegionToggles filter={filters.regions} onChange={(regions) => setFilters({ regions })} />
      <KindToggles kind={filters.kind} onChange={(kind) => setFilters({ kind })} />
      <div className={styles.choice}>
        <SelectField
          label={texts.map}
          options={statsMaps(address.map)}
          value={address.map}
          onChange={({ target: { value } }) => setAddress({ map: value })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label={texts.legend}
          options={legendOptions()}
          value={address.legend ?? ''}
          onChange={({ target: { value } }) => setAddress({ legend: value || null })}
        />
      </div>
      <LeastField
        label={statsMessages.minGames}
        least={filters.min}
        placeholder={view.query.data ? String(view.query.data.minGames) : undefined}
        onChange={(min) => setFilters({ min })}
      />
      <LobbySwitch view={view} />
    </FilterBar>
  )
}

const legendOptions = () => [
  { value: '', label: texts.anyLegend },
  ...allLegends().map(({ key, label }) => ({ value: key, label })),
]

function LobbySwitch({ view: { address, setAddress } }: { view: PlayerView }) {
  const lobby = address.teams.length > 0 ? address.teams : lastLobby()

  return (
    <div className={styles.lobby}>
      <SwitchField
        label={texts.onlyLobby}
        hint={lobby.length === 0 ? texts.noLobby : undefined}
        checked={address.teams.length > 0}
        disabled={lobby.length === 0}
        onCheckedChange={(isOn) => setAddress({ teams: isOn ? lobby : null })}
      />
    </div>
  )
}

export const countPlayerFilters = ({ filters, address }: PlayerView) =>
  countSet(filters, 'teams') +
  [address.map !== 'all', address.legend !== null, address.teams.length > 0].filter(Boolean).length
