import { queryOptions } from '@tanstack/react-query'
import { getPortraits } from '#contract/system.ts'
import { call } from './api.ts'

/** Asked once: emblems are drawn meanwhile, and for good where the answer never comes. */
export const portraitsQuery = queryOptions({
  queryKey: ['portraits'],
  queryFn: () => call(getPortraits, {}),
  staleTime: Infinity,
  retryOnMount: false,
})
