import { createParser } from '../../shared/address/query-parser.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'

/** ALL is on if it was chosen, or if no single region is. */
export interface RegionFilter {
  readonly isAll: boolean
  readonly regions: readonly Region[]
}

const DEFAULT: RegionFilter = { isAll: false, regions: ['EMEA'] }
const NONE = 'none'

export const allRegions = (): RegionFilter => ({ isAll: true, regions: REGIONS })

export function toggleRegion(filter: RegionFilter, region: Region): RegionFilter {
  const regions = REGIONS.filter((one) => filter.regions.includes(one) !== (one === region))
  return { isAll: regions.length === 0, regions }
}

/** What the API takes: an empty list means all, including teams without a region. */
export const requestedRegions = ({ isAll, regions }: RegionFilter): Region[] =>
  isAll ? [] : [...regions]

export const regionsInWords = ({ isAll, regions }: RegionFilter) =>
  isAll ? texts.allRegions : regions.join(', ')

export const parseAsRegions = createParser<RegionFilter>({
  parse: (text) => {
    if (text === texts.allRegionsToggle) return allRegions()
    if (text === NONE) return { isAll: true, regions: [] }
    const named = text.split(',')
    const regions = REGIONS.filter((region) => named.includes(region))
    return regions.length === 0 ? null : { isAll: false, regions }
  },
  serialize: ({ isAll, regions }) => {
    if (regions.length === 0) return NONE
    return isAll ? texts.allRegionsToggle : regions.join(',')
  },
  eq: (a, b) => a.isAll === b.isAll && a.regions.join() === b.regions.join(),
}).withDefault(DEFAULT)
