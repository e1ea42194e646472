import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { askArchive, getQueryCatalog } from '#contract/query/query.ts'
import { isProblem, toQuery } from '#domain/query/archive-query.ts'
import { type QueryToken, writeToken } from '#domain/query/token.ts'
import { call } from '../shared/api/api.ts'

export const queryCatalogQuery = queryOptions({
  queryKey: ['query-catalog'],
  queryFn: () => call(getQueryCatalog, {}),
})

/** Any day does: whether tokens can be answered doesn't depend on it. */
const ANY_DAY = '2026-01-01'

export const problemOf = (tokens: readonly QueryToken[]) => {
  const query = toQuery(tokens, ANY_DAY)
  return isProblem(query) ? query : null
}

export const askQuery = (tokens: readonly QueryToken[]) => {
  const texts = tokens.map(writeToken)
  return queryOptions({
    queryKey: ['ask', texts],
    queryFn: () => call(askArchive, { tokens: texts }),
    enabled: problemOf(tokens) === null,
    placeholderData: keepPreviousData,
  })
}
