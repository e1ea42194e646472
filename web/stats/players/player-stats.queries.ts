import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPlayerStats, type PlayerStatsInput } from '#contract/stats/player.ts'
import { call } from '../../shared/api/api.ts'

export const playerStatsQuery = (input: PlayerStatsInput) =>
  queryOptions({
    queryKey: ['player-stats', input],
    queryFn: () => call(getPlayerStats, input),
    placeholderData: keepPreviousData,
  })
