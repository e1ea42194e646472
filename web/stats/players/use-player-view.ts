import { useQuery } from '@tanstack/react-query'
import { createParser, parseAsString, parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState, useQueryStates } from '../../shared/address/query-state.ts'
import { useState } from 'react'
import { MAX_PLAYERS_SHOWN, PLAYERS_SHOWN } from '#contract/stats/player.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { PLAYER_SORTS } from '#domain/archive/player-key.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { lineupParsers } from '../../shared/lineup/lineup.ts'
import { useChosenMap } from '../../shared/map/chosen-map.ts'
import { TYPING_MS, useDebounced } from '../../shared/page/use-debounced.ts'
import { recallFromTab } from '../../shared/storage/tab-memory.ts'
import { mapOf, parseAsMapChoice } from '../comps/map-choice.ts'
import { requestedRegions } from '../filter/region-filter.ts'
import { useFilters } from '../filter/use-filters.ts'
import { playerStatsQuery } from './player-stats.queries.ts'

const ADDRESS = {
  q: parseAsText,
  map: parseAsMapChoice,
  legend: createParser({ parse: (text) => legendKey(text) || null, serialize: String }),
  /** Set if only this lobby counts. A copied link then shows the same rows. */
  teams: lineupParsers.teams,
  player: parseAsString,
}

const sortParser = parseAsSort(PLAYER_SORTS).withDefault({ column: 'kills', direction: 'desc' })

/** What the Players tab shows: all of it is in the URL, except how many rows. */
export function usePlayerView() {
  const { filters, setFilters } = useFilters()
  const [asked, setAddress] = useQueryStates(ADDRESS, { history: 'replace' })
  const address = { ...asked, map: useChosenMap(asked.map, 'all') }
  const [sort, setSort] = useQueryState('sort', sortParser)
  const [limit, setLimit] = useState(PLAYERS_SHOWN)
  const search = useDebounced(address.q.trim(), TYPING_MS)

  const choice = {
    startDate: filters.from ?? undefined,
    endDate: filters.to ?? undefined,
    regions: requestedRegions(filters.regions),
    kind: filters.kind ?? undefined,
    map: mapOf(address.map) ?? undefined,
    legend: address.legend ?? undefined,
  }
  const query = useQuery(
    playerStatsQuery({
      ...choice,
      search,
      minGames: filters.min ?? undefined,
      teams: address.teams.length > 0 ? [...address.teams] : undefined,
      sort: PLAYER_SORTS.find((id) => id === sort.column) ?? 'kills',
      direction: sort.direction,
      limit,
    }),
  )

  return {
    filters,
    setFilters,
    address,
    setAddress,
    sort,
    setSort,
    query,
    /** The filters that also apply to the selected player. */
    choice,
    showMore:
      limit < MAX_PLAYERS_SHOWN
        ? () => setLimit(Math.min(limit + PLAYERS_SHOWN, MAX_PLAYERS_SHOWN))
        : null,
    reset: () => {
      setFilters(null)
      setAddress(null)
    },
  }
}
export type PlayerView = ReturnType<typeof usePlayerView>

/** The teams that were last open in the Regular View. */
export function lastLobby(): readonly string[] {
  const stored = new URLSearchParams(recallFromTab('lineup')).get('teams')
  return (stored === null ? null : lineupParsers.teams.parse(stored)) ?? []
}
