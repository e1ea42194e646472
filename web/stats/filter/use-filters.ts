import { useQuery } from '@tanstack/react-query'
import { createParser } from '../../shared/address/query-parser.ts'
import { useMemo } from 'react'
import { teamsQuery } from '../../shared/queries/teams.queries.ts'
import { useRememberedStates } from '../../shared/storage/use-remembered-states.ts'
import { parseAsKind, rememberKind, useChosenKind } from '../../shared/stats/kind-filter.ts'
import { parseAsDay } from './period.ts'
import { allRegions, parseAsRegions, type RegionFilter } from './region-filter.ts'

const parseAsLeast = createParser<number>({
  parse: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null),
  serialize: String,
})

const ADDRESS = {
  from: parseAsDay,
  to: parseAsDay,
  regions: parseAsRegions,
  /** Games of one kind. */
  kind: parseAsKind,
  /** Minimum number of games for a row to be shown. */
  min: parseAsLeast,
  minBans: parseAsLeast,
}

/** The filters of the tabs. They're in the URL and shared by all tabs. */
export function useFilters() {
  const [inAddress, setAddress] = useRememberedStates('stats-filters', ADDRESS)
  const kind = useChosenKind(inAddress.kind)
  const chosen = useMemo(() => ({ ...inAddress, kind }), [inAddress, kind])
  /** Null removes all filters. */
  const setFilters = (change: Partial<typeof chosen> | null) => {
    if (change === null) setAddress(null)
    const { kind: next, ...others } = change ?? { kind: null }
    setAddress({ ...others, ...(next !== undefined && { kind: rememberKind(next) }) })
  }
  const showsAllRegions = useIsDefaultEmpty() && isDefault(chosen.regions)
  const filters = useMemo(
    () => (showsAllRegions ? { ...chosen, regions: INSTEAD } : chosen),
    [chosen, showsAllRegions],
  )
  return { filters, setFilters, showsAllRegions }
}

/** Shown in place of a default that is empty, so it doesn't count as a filter someone set. */
const INSTEAD = allRegions()

/** The archive has teams, but none in the default region. */
function useIsDefaultEmpty() {
  const { data } = useQuery(teamsQuery)
  if (!data || data.teams.length === 0) return false
  const { regions } = parseAsRegions.defaultValue
  return !Object.values(data.regions).some((region) => regions.includes(region))
}

const isDefault = (regions: RegionFilter) => parseAsRegions.eq(regions, parseAsRegions.defaultValue)

export type Filters = ReturnType<typeof useFilters>['filters']

const FILTERS_OF = {
  teams: ['from', 'to', 'regions', 'kind', 'min'],
  bans: ['from', 'to', 'regions', 'kind', 'minBans'],
  comps: ['from', 'to', 'kind', 'min'],
} as const

/** How many filters of a tab differ from their defaults. */
export const countSet = (filters: Filters, tab: keyof typeof FILTERS_OF) =>
  FILTERS_OF[tab].filter((name) =>
    name === 'regions'
      ? filters.regions !== INSTEAD && !isDefault(filters.regions)
      : filters[name] !== null,
  ).length

export type SetFilters = (change: Partial<Filters>) => void
