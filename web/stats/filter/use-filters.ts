import { createParser } from 'nuqs'
import { useRememberedStates } from '../../shared/storage/use-remembered-states.ts'
import { parseAsDay } from './period.ts'
import { parseAsRegions } from './region-filter.ts'

const parseAsLeast = createParser<number>({
  parse: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null),
  serialize: String,
})

const ADDRESS = {
  from: parseAsDay,
  to: parseAsDay,
  regions: parseAsRegions,
  /** Minimum number of games for a row to be shown. */
  min: parseAsLeast,
  minBans: parseAsLeast,
}

/** The filters of the tabs. They're in the URL and shared by all tabs. */
export function useFilters() {
  const [filters, setFilters] = useRememberedStates('stats-filters', ADDRESS)
  return { filters, setFilters }
}

export type Filters = ReturnType<typeof useFilters>['filters']

const FILTERS_OF = {
  teams: ['from', 'to', 'regions', 'min'],
  bans: ['from', 'to', 'regions', 'minBans'],
  comps: ['from', 'to', 'min'],
} as const

/** How many filters of a tab differ from their defaults. */
export const countSet = (filters: Filters, tab: keyof typeof FILTERS_OF) =>
  FILTERS_OF[tab].filter((name) =>
    name === 'regions'
      ? !parseAsRegions.eq(filters.regions, parseAsRegions.defaultValue)
      : filters[name] !== null,
  ).length

export type SetFilters = (change: Partial<Filters>) => void
