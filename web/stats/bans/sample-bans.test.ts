import { expect, test } from 'vitest'
import { sampleBans } from './sample-bans.ts'

test('the sample has 21 legends and is the same at every look', () => {
  const { banStats, series } = sampleBans()
  expect(banStats).toHaveLength(21)
  expect(banStats.reduce((sum, { banCount }) => sum + banCount, 0)).toBe(5 * series)
  expect(sampleBans()).toEqual({ banStats, series })
})
