import { queryOptions } from '@tanstack/react-query'
import { getMenu } from '#contract/base/menu.ts'
import { call } from '../../shared/api/api.ts'

/** In milliseconds. A game runs for 20 minutes. */
const LOOK_MS = 30_000

export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: () => call(getMenu, {}),
  staleTime: LOOK_MS,
  refetchInterval: LOOK_MS,
})
