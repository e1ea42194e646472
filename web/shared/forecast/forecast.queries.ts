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
  /** The game before, while it runs. */
  readonly running?: {
    readonly map: MapId | null
    readonly bans: readonly string[]
    readonly picks: readonly KnownPicks[]
  }
}

const toPicks = (known: readonly KnownPicks[]) =>
  known.map(({ team, legends }) => ({ team, legends: [...legends] }))

/** A lobby as the calls about it take it. */
export const askedLobby = ({ teams, bans, game, map, series, known, running }: ForecastLobby) => ({
  teams: [...teams],
  bannedLegends: [...bans],
  game,
  map,
  series,
  known: toPicks(known),
  running: running
    ? { map: running.map, bannedLegends: [...running.bans], picks: toPicks(running.picks) }
    : null,
})

export const forecastQuery = (lobby: ForecastLobby) => {
  const { teams, bans, game, map, series, known, running } = lobby
  return queryOptions({
    queryKey: ['forecast', teams, bans, game, map, series, known, running],
    queryFn: () => call(getForecast, askedLobby(lobby)),
    enabled: teams.length > 0,
    // The old forecast stays until the new one arrives.
    placeholderData: keepPreviousData,
  })
}
