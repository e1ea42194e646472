import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getForecast } from '#contract/forecast/forecast.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../api/api.ts'
import type { KnownPicks } from '../lineup/known-picks.ts'

/** What a forecast depends on. */
export interface ForecastLobby {
  readonly teams: readonly string[]
  /** Legend keys, oldest ban first. */
  readonly bans: readonly string[]
  readonly game: number
  readonly map: MapId | null
  readonly series: number | null
  readonly known: readonly KnownPicks[]
}

export const forecastQuery = ({ teams, bans, game, map, series, known }: ForecastLobby) =>
  queryOptions({
    queryKey: ['forecast', teams, bans, game, map, series, known],
    queryFn: () =>
      call(getForecast, {
        teams: [...teams],
        bannedLegends: [...bans],
        game,
        map,
        series,
        known: known.map(({ team, legends }) => ({ team, legends: [...legends] })),
      }),
    enabled: teams.length > 0,
    // The old forecast stays until the new one arrives.
    placeholderData: keepPreviousData,
  })
