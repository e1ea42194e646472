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
  /** The fewest games a row must have to be shown. */
  min: parseAsLeast,
  minBans: parseAsLeast,
}

/** What the tabs filter by; all of it in the address, and the same on every tab. */
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

/** How many of a tab's filters differ from what they are at first. */
export const countSet = (filters: Filters, tab: keyof typeof FILTERS_OF) =>
  FILTERS_OF[tab].filter((name) =>
    name === 'regions'
      ? !parseAsRegions.eq(filters.regions, parseAsRegions.defaultValue)
      : filters[name] !== null,
  ).length

export type SetFilters = (change: Partial<Filters>) => void
