import { expect, test } from 'vitest'
import {
  allRegions,
  requestedRegions,
  parseAsRegions,
  type RegionFilter,
  regionsInWords,
  toggleRegion,
} from './region-filter.ts'

const EMEA: RegionFilter = { isAll: false, regions: ['EMEA'] }

test('ALL chooses every region, and any region pressed then goes out and ALL with it', () => {
  expect(allRegions()).toEqual({ isAll: true, regions: ['EMEA', 'NA', 'APAC-S', 'APAC-N'] })
  expect(toggleRegion(allRegions(), 'NA')).toEqual({
    isAll: false,
    regions: ['EMEA', 'APAC-S', 'APAC-N'],
  })
})

test('ALL comes on when the last region goes out, and goes with the next one', () => {
  const none = toggleRegion(EMEA, 'EMEA')
  expect(none).toEqual({ isAll: true, regions: [] })
  expect(toggleRegion(none, 'APAC-N')).toEqual({ isAll: false, regions: ['APAC-N'] })
})

test('four regions pressed one by one are not ALL', () => {
  const filter = (['NA', 'APAC-S', 'APAC-N'] as const).reduce(toggleRegion, EMEA)
  expect(filter.isAll).toBe(false)
  expect(requestedRegions(filter)).toEqual(['EMEA', 'NA', 'APAC-S', 'APAC-N'])
  expect(requestedRegions(allRegions())).toEqual([])
})

test.each([
  [EMEA, 'EMEA', 'EMEA'],
  [toggleRegion(EMEA, 'NA'), 'EMEA,NA', 'EMEA, NA'],
  [allRegions(), 'ALL', 'All regions'],
  [toggleRegion(EMEA, 'EMEA'), 'none', 'All regions'],
])('%j is %s in the address and %s in words', (filter, text, words) => {
  expect(parseAsRegions.serialize(filter)).toBe(text)
  expect(parseAsRegions.parse(text)).toEqual(filter)
  expect(regionsInWords(filter)).toBe(words)
})

test('an address with no region we know is as good as none', () => {
  expect(parseAsRegions.parse('Mars')).toBeNull()
})
