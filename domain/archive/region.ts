/** The regions of the filters. `Americas` and `SA` in newer files count as NA. */
export const REGIONS = ['EMEA', 'NA', 'APAC-S', 'APAC-N'] as const
export type Region = (typeof REGIONS)[number]

/** The region of a team in a season. */
export interface RegionChoice {
  readonly team: number
  readonly season: number
  readonly region: Region
}

const SPELLINGS = new Map<string, Region>(
  Object.entries({
    emea: 'EMEA',
    na: 'NA',
    sa: 'NA',
    americas: 'NA',
    northamerica: 'NA',
    europemiddleeastandafrica: 'EMEA',
    asiapacificsouth: 'APAC-S',
    asiapacificnorth: 'APAC-N',
    apacs: 'APAC-S',
    apacsouth: 'APAC-S',
    apacn: 'APAC-N',
    apacnorth: 'APAC-N',
  } as const),
)

/** Ignores blanks, dashes and underscores. `N/A` isn't a region. */
export function findRegion(text: string): Region | null {
  return SPELLINGS.get(text.toLowerCase().replaceAll(/[\s_-]/g, '')) ?? null
}
