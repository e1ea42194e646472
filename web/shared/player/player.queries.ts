import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPlayer, type PlayerInput } from '#contract/stats/player.ts'
import { call } from '../api/api.ts'

export const playerQuery = (input: PlayerInput) =>
  queryOptions({
    queryKey: ['player', input],
    queryFn: () => call(getPlayer, input),
    placeholderData: keepPreviousData,
  })
