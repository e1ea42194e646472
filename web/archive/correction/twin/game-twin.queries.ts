import { queryOptions } from '@tanstack/react-query'
import { listGameTwins } from '#contract/archive/game-twin.ts'
import { call } from '../../../shared/api/api.ts'

export const gameTwinsQuery = queryOptions({
  queryKey: ['game-twins'],
  queryFn: () => call(listGameTwins, {}),
})
