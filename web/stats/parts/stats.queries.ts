import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTeamHistoricalComps } from '#contract/comp.ts'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { getLegendBans, getTeamStats } from '#contract/stats.ts'
import { teamKey } from '#domain/team/team.ts'
import { ApiError, call } from '../../shared/api/api.ts'
import { askedRegions } from '../filter/region-filter.ts'
import type { Filters } from '../filter/use-filters.ts'

type Asked = Pick<Filters, 'from' | 'to' | 'regions'>

export const teamStatsQuery = (filters: Asked) =>
  queryOptions({
    queryKey: ['team-stats', asked(filters)],
    queryFn: () => call(getTeamStats, asked(filters)),
    placeholderData: keepPreviousData,
  })

export const legendBansQuery = (filters: Asked) =>
  queryOptions({
    queryKey: ['legend-bans', asked(filters)],
    queryFn: () => call(getLegendBans, asked(filters)),
    placeholderData: keepPreviousData,
  })

/** Every match of one team: dates and maps are filtered here, so that a filter never waits for the network. */
export const teamMatchesQuery = (team: string) =>
  queryOptions({
    queryKey: ['team-matches', teamKey(team)],
    queryFn: () => call(getTeamHistoricalComps, { teams: [team], bannedLegends: [] }),
    enabled: team !== '',
  })

/** What went wrong with a statistic, in words. */
export const queryErrorText = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_response' ? texts.invalidData : error.message

/** The server answered, and says that there is no such thing to ask for. */
export const isRefusal = (error: Error) => error instanceof ApiError && error.status === 400

const asked = ({ from, to, regions }: Asked) => ({
  startDate: from ?? undefined,
  endDate: to ?? undefined,
  regions: askedRegions(regions),
})
