import { expect, test } from 'vitest'
import { forecastRing, SIMILAR_GAMES } from './ring-forecast.ts'
import type { RingCenters } from './ring-game.ts'

const game = (...[x1, y1, x2, y2, x3, y3]: [number, number, number, number, number, number]) => ({
  rings: [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: x3, y: y3 },
  ] satisfies RingCenters,
})

const ring1 = { x: 0.5, y: 0.5 }
const ring2 = { x: 0.5, y: 0.6 }
/** The example of docs/formulas.md. */
const SAME = game(0.5, 0.5, 0.5, 0.6, 0.5, 0.65)
const NEAR = game(0.5, 0.5, 0.54, 0.6, 0.58, 0.62)
const FAR = game(0.5, 0.58, 0.5, 0.64, 0.46, 0.64)

test('ring 3 closes at the mean offset of similar games, weighted by distance', () => {
  const { center, similar } = forecastRing([FAR, SAME, NEAR], { ring1, ring2 })
  expect(similar.map((one) => one.game)).toEqual([SAME, NEAR, FAR])
  expect(similar.map(({ weight }) => weight.toFixed(4))).toEqual(['1.0000', '0.2865', '0.0067'])
  expect(similar.map(({ end }) => [end.x.toFixed(2), end.y.toFixed(2)])).toEqual([
    ['0.50', '0.65'],
    ['0.54', '0.62'],
    ['0.46', '0.60'],
  ])
  expect([center.x.toFixed(4), center.y.toFixed(4)]).toEqual(['0.5080', '0.6422'])
})

test('with ring 1 alone the offsets count from ring 1', () => {
  // SAME and NEAR began like this (weight 1), FAR 0.08 away (0.0067). Ring 1 itself counts 0.1.
  const { center } = forecastRing([SAME, NEAR, FAR], { ring1, ring2: null })
  // x: 0.5 + (0.08 - 0.0067 x 0.04) / 2.1067, y: 0.5 + (0.15 + 0.12 + 0.0067 x 0.06) / 2.1067.
  expect([center.x.toFixed(4), center.y.toFixed(4)]).toEqual(['0.5378', '0.6284'])
})

test('without past games the ring goes on in its direction', () => {
  const { center, similar } = forecastRing([], { ring1, ring2 })
  expect(similar).toEqual([])
  expect([center.x, center.y.toFixed(4)]).toEqual([0.5, '0.6300'])
  expect(forecastRing([], { ring1, ring2: null }).center).toEqual(ring1)
})

test('only the nearest games count, whatever their order', () => {
  const near = Array.from({ length: SIMILAR_GAMES }, () => SAME)
  const far = Array.from({ length: 50 }, () => FAR)
  for (const games of [
    [...near, ...far],
    [...far, ...near],
  ]) {
    const { similar } = forecastRing(games, { ring1, ring2 })
    expect(similar).toHaveLength(SIMILAR_GAMES)
    expect(new Set(similar.map((one) => one.game))).toEqual(new Set([SAME]))
    expect(new Set(similar.map(({ weight }) => weight))).toEqual(new Set([1]))
  }
})
