import { queryOptions } from '@tanstack/react-query'
import { listRingImports } from '#contract/map/ring.ts'
import { call } from '../../../../shared/api/api.ts'

/** Its key starts like those of the rings, so both are loaded again after a change. */
export const ringImportsQuery = queryOptions({
  queryKey: ['rings', 'imports'],
  queryFn: () => call(listRingImports, {}),
})
