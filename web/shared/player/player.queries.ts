import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findPlayers, getPlayer, type PlayerInput } from '#contract/stats/player.ts'
import { call } from '../api/api.ts'

export const playerQuery = (input: PlayerInput) =>
  queryOptions({
    queryKey: ['player', input],
    queryFn: () => call(getPlayer, input),
    placeholderData: keepPreviousData,
  })

/** Those whose name has the text in it. */
export const foundPlayersQuery = (search: string) =>
  queryOptions({
    queryKey: ['players', 'found', search],
    queryFn: () => call(findPlayers, { search }),
    placeholderData: keepPreviousData,
  })
