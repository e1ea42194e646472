import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPlayThis } from '#contract/regular/play-this.ts'
import { call } from '../api/api.ts'
import { type ForecastLobby, askedLobby } from '../forecast/forecast.queries.ts'

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
      call(getPlayThis, { ...askedLobby(lobby), team, players: players && [...players], rare }),
    // The old cards stay until the new ones are there.
    placeholderData: keepPreviousData,
  })
