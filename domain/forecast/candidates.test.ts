import { expect, test } from 'vitest'
import { bestComps } from './candidates.ts'

test('the best compositions come first, the lower index first if scores are equal', () => {
  const scores = Float64Array.of(3, 9, -Infinity, 9, 4, 1)
  expect(bestComps(scores, 3)).toEqual([1, 3, 4])
})

test('banned compositions are no candidates, even if there are too few others', () => {
  expect(bestComps(Float64Array.of(-Infinity, 2, -Infinity, 5), 3)).toEqual([3, 1])
})

test('the best of many are found in any order', () => {
  const many = Float64Array.from({ length: 3000 }, (_, i) => (i * 1009) % 3000)
  const byScore = [...many.keys()].toSorted((a, b) => (many[b] ?? 0) - (many[a] ?? 0))
  expect(bestComps(many)).toEqual(byScore.slice(0, 150))
  const rising = Float64Array.from({ length: 3000 }, (_, i) => i)
  expect(bestComps(rising, 2)).toEqual([2999, 2998])
})
