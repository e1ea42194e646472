import { expect, test } from 'vitest'
import { suggestRegion } from './region-suggestion.ts'

test('the region of most other seasons is suggested, with how many they are', () => {
  expect(suggestRegion(['EMEA', 'NA', 'EMEA', 'EMEA', 'EMEA'])).toEqual({
    region: 'EMEA',
    seasons: 4,
    of: 5,
  })
  expect(suggestRegion(['APAC-N'])).toEqual({ region: 'APAC-N', seasons: 1, of: 1 })
})

test('no region is suggested without other seasons, or if half of them have another one', () => {
  expect(suggestRegion([])).toBeNull()
  expect(suggestRegion(['EMEA', 'NA'])).toBeNull()
})
