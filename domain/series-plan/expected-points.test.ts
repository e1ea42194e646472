import { expect, test } from 'vitest'
import { expectedEffect, expectedPoints, isClearBest, teamStrength } from './expected-points.ts'

const NONE = { points: 0, games: 0 }

test('a team is worth its own mean, pulled by 12 games of the field, plus what today adds', () => {
  // (36 x 8 + 12 x 6) / 48 = 7.5.
  expect(teamStrength({ points: 288, games: 36 }, NONE, 6).value).toBeCloseTo(7.5)
  // 3 games with 40 points: 40 - 22.5 = 17.5 more than usual, over 15 games.
  const today = teamStrength({ points: 288, games: 36 }, { points: 40, games: 3 }, 6)
  expect(today.value).toBeCloseTo(7.5 + 17.5 / 15)
  expect(today.variance).toBeCloseTo(22 / 15)
  expect(teamStrength(NONE, NONE, 6).value).toBe(6)
})

test('a composition without games has no effect, and its error is that of 230 games', () => {
  const { effect, margin } = expectedEffect(null, 44)
  expect(effect).toBe(0)
  expect(margin).toBeCloseTo(1.6449 * Math.sqrt(44 / 230))
  const known = expectedEffect({ effect: 0.4, n: 770, raw: 0.5, interval: null }, 44)
  expect(known).toEqual({ effect: 0.4, margin: expect.closeTo(1.6449 * Math.sqrt(0.044)) })
})

test('points are the team plus the effect, and both errors add up', () => {
  const points = expectedPoints({ value: 7, variance: 22 / 12 }, { effect: 0.4, margin: 0.7 })
  expect(points.points).toBeCloseTo(7.4)
  // 1.6449² x 22/12 = 4.960, and 0.49.
  expect(points.margin).toBeCloseTo(Math.sqrt(4.96 + 0.49), 2)
})

const effectOf = (effect: number) => ({ effect, margin: 0.3 })

test('the best is clear only if it leads all others by more than both errors', () => {
  // 0.3 x sqrt(2) = 0.424.
  expect(isClearBest(effectOf(0.5), [effectOf(0.05), effectOf(-1)])).toBe(true)
  expect(isClearBest(effectOf(0.5), [effectOf(0.1), effectOf(-1)])).toBe(false)
  expect(isClearBest(effectOf(0.5), [])).toBe(true)
})
