import { queryOptions } from '@tanstack/react-query'
import { getImportFindings, listImports } from '#contract/archive/import.ts'
import { call } from '../../../shared/api/api.ts'

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: () => call(listImports, {}),
})

export const importFindingsQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsQuery.queryKey, id, 'findings'],
    queryFn: () => call(getImportFindings, { id }),
  })
