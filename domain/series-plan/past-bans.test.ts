import { expect, test } from 'vitest'
import { banOrder, scenariosByPast } from './past-bans.ts'

test('bans of a series are in the order they fell, and the last one is known if a file names it', () => {
  const games = [{ bans: [] }, { bans: ['seer'] }, { bans: ['ash', 'seer'] }]
  expect(banOrder(games)).toEqual(['seer', 'ash'])
  expect(banOrder(games, 'loba')).toEqual(['seer', 'ash', 'loba'])
  expect(banOrder(games, 'ash')).toEqual(['seer', 'ash'])
})

const total = (counts: readonly number[]) => counts.reduce((sum, next) => sum + next, 0)

test('20 series decide 80 % before the first ban and 20 % less with each known one; fewer series decide less', () => {
  expect(total(scenariosByPast(1000, 20, 0))).toBe(800)
  expect(total(scenariosByPast(1000, 20, 1))).toBe(600)
  expect(total(scenariosByPast(1000, 20, 5))).toBe(0)
  expect(total(scenariosByPast(1000, 5, 0))).toBe(200)
  expect(scenariosByPast(1000, 0, 0)).toEqual([])
})

test('a series counts half as much as one that is six series newer', () => {
  const counts = scenariosByPast(100_000, 40, 0)
  expect(counts).toHaveLength(20)
  expect((counts[0] ?? 0) / (counts[6] ?? 1)).toBeCloseTo(2, 1)
  expect((counts[6] ?? 0) / (counts[12] ?? 1)).toBeCloseTo(2, 1)
})
