import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_LENGTH } from '#contract/archive/correction.ts'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { mapName } from '#domain/catalog/map.ts'
import { formatDay } from '../../../shared/page/time.ts'
import { useDebounced } from '../../../shared/page/use-debounced.ts'
import { foundSeriesQuery } from '../../../shared/queries/found-series.queries.ts'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../../shared/ui/form/SearchField.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import styles from './GameChoice.module.css'
import { type MappedGame, mappedGames } from './landing-game.ts'

const SETTLE_MS = 150

interface GameChoiceProps {
  /** A team whose series are offered first. */
  team: string
  game: MappedGame | null
  onGame: (game: MappedGame | null) => void
}

/** Finds a series and one of its games. */
export function GameChoice({ team, game, onGame }: GameChoiceProps) {
  const [search, setSearch] = useState(team)
  const debounced = useDebounced(search.trim().slice(0, SEARCH_LENGTH), SETTLE_MS)
  const query = useQuery(foundSeriesQuery(debounced))
  const found = query.data?.series ?? []
  const [picked, setPicked] = useState<number | null>(null)
  const series = found.find(({ id }) => id === picked)
  const games = series ? mappedGames(series) : []

  return (
    <div className={styles.choice}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search}
        onValueChange={setSearch}
      />
      {query.data ? (
        <SelectField
          label={texts.series}
          hint={found.length === 0 ? texts.noSeries : undefined}
          options={[
            { value: '', label: '' },
            ...found.map(({ id, event, set, startedAt }) => ({
              value: String(id),
              label: texts.seriesName(event, set, formatDay(startedAt)),
            })),
          ]}
          value={series ? String(series.id) : ''}
          onChange={({ target }) => {
            const next = found.find(({ id }) => String(id) === target.value)
            setPicked(next?.id ?? null)
            onGame((next && mappedGames(next)[0]) ?? null)
          }}
        />
      ) : (
        <Waiting
          query={query}
          loading={texts.loadingSeries}
          failed={texts.seriesFailed}
          lines={1}
        />
      )}
      {series ? (
        <SelectField
          label={texts.game}
          hint={games.length === 0 ? texts.noGames : undefined}
          options={games.map(({ id, number, map }) => ({
            value: String(id),
            label: texts.gameName(number, mapName(map)),
          }))}
          value={game ? String(game.id) : ''}
          onChange={({ target }) =>
            onGame(games.find(({ id }) => String(id) === target.value) ?? null)
          }
        />
      ) : null}
    </div>
  )
}
