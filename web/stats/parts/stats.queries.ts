import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamHistoricalComps } from '#contract/regular/comp.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { getLegendBans, getTeamStats } from '#contract/stats/stats.ts'
import { teamKey } from '#domain/team/team.ts'
import { ApiError, call } from '../../shared/api/api.ts'
import { requestedRegions } from '../filter/region-filter.ts'
import type { Filters } from '../filter/use-filters.ts'

type QueryFilters = Pick<Filters, 'from' | 'to' | 'regions' | 'kind'>

export const teamStatsQuery = (filters: QueryFilters) =>
  queryOptions({
    queryKey: ['team-stats', toInput(filters)],
    queryFn: () => call(getTeamStats, toInput(filters)),
    placeholderData: keepPreviousData,
  })

export const legendBansQuery = (filters: QueryFilters) =>
  queryOptions({
    queryKey: ['legend-bans', toInput(filters)],
    queryFn: () => call(getLegendBans, toInput(filters)),
    placeholderData: keepPreviousData,
  })

/**
 * All matches of one team. Dates and maps are filtered in the browser, so a filter needs no
 * request.
 */
export const teamMatchesQuery = (team: string) =>
  queryOptions({
    queryKey: ['team-matches', teamKey(team)],
    queryFn: () => call(getTeamHistoricalComps, { teams: [team], bannedLegends: [] }),
    enabled: team !== '',
  })

/** The error text for a failed query. */
export const queryErrorText = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_response' ? texts.invalidData : error.message

/** The server rejected the parameters, for example an invalid period. */
export const isRefusal = (error: Error) => error instanceof ApiError && error.status === 400

const toInput = ({ from, to, regions, kind }: QueryFilters) => ({
  startDate: from ?? undefined,
  endDate: to ?? undefined,
  regions: requestedRegions(regions),
  kind: kind ?? undefined,
})
