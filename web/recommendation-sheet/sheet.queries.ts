import { queryOptions } from '@tanstack/react-query'
import { getSheet } from '#contract/recommendation-sheet.ts'
import { call } from '../shared/api/api.ts'

export const sheetQuery = queryOptions({
  queryKey: ['recommendation-sheet'],
  queryFn: () => call(getSheet, {}),
})
