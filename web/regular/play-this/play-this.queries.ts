import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPlayThis } from '#contract/regular/play-this.ts'
import { call } from '../../shared/api/api.ts'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'

interface Asked extends ForecastLobby {
  readonly team: string
  /** Ids; null for the three of the team's last game. */
  readonly players: readonly string[] | null
  readonly rare: boolean
}

export const playThisQuery = ({ team, players, rare, ...lobby }: Asked) =>
  queryOptions({
    queryKey: ['play-this', team, players, rare, lobby],
    queryFn: () =>
      call(getPlayThis, {
        team,
        players: players && [...players],
        teams: [...lobby.teams],
        bannedLegends: [...lobby.bans],
        map: lobby.map,
        game: lobby.game,
        known: lobby.known.map(({ team: name, legends }) => ({
          team: name,
          legends: [...legends],
        })),
        series: lobby.series,
        rare,
      }),
    // The old cards stay until the new ones are there.
    placeholderData: keepPreviousData,
  })
