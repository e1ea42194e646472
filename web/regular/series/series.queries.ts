import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSeries } from '#contract/series/series.ts'
import { getTeamsMapping } from '#contract/team/team.ts'
import { call } from '../../shared/api/api.ts'

export const lobbySeriesQuery = (search: string) =>
  queryOptions({
    queryKey: ['series', search],
    queryFn: () => call(listSeries, { search, page: 0 }),
    placeholderData: keepPreviousData,
  })

/** The name of each team, by the key of every spelling. */
export const spellingsQuery = queryOptions({
  queryKey: ['team-spellings'],
  queryFn: () => call(getTeamsMapping, {}),
})
