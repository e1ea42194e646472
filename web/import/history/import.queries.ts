import { queryOptions } from '@tanstack/react-query'
import { listImports } from '#contract/import.ts'
import { call } from '../../shared/api/api.ts'

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: () => call(listImports, {}),
})
