import { useMemo } from 'react'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { useEarlyForecast } from '../../shared/forecast/use-forecast.ts'
import { withDraftPicks } from '../../shared/lineup/known-picks.ts'
import { isMap } from '#domain/map/map.ts'
import { clampGame, type Lineup } from '../../shared/lineup/lineup.ts'
import type { Bans } from './bans.ts'

/** What the numbers of the view are about. Asks for its forecast at once. */
export function useLobby(lineup: Lineup, bans: Bans, own: string | null): ForecastLobby {
  const { teams, map, series } = lineup
  const game = clampGame(lineup.game ?? bans.game)
  const known = useMemo(
    () => withDraftPicks(lineup.known, teams, own, bans.picks),
    [lineup.known, teams, own, bans.picks],
  )
  const lobby = useMemo(
    () => ({ teams, bans: bans.legends, game, map, series, known }),
    [teams, bans.legends, game, map, series, known],
  )
  useEarlyForecast(lobby)
  return lobby
}

/** The lobby of a lineup with its own bans, as the view shows it first. */
export const ownLobby = ({ teams, ban, game, map, series, known }: Lineup): ForecastLobby => ({
  teams,
  bans: ban,
  game: clampGame(game ?? ban.length + 1),
  map: map !== null && isMap(map) ? map : null,
  series,
  known,
})
