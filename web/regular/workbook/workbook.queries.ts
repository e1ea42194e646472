import { queryOptions } from '@tanstack/react-query'
import { getWorkbook } from '#contract/regular/recommendation-workbook.ts'
import { call } from '../../shared/api/api.ts'

export const workbookQuery = queryOptions({
  queryKey: ['recommendation-sheet'],
  queryFn: () => call(getWorkbook, {}),
})
