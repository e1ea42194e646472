import { expect, test } from 'vitest'
import { rateOf } from '#domain/stats/comp-performance.ts'
import { meanCells, meanColumns, rateCells, rateColumns } from './export-cells.ts'
import { COMP_FIGURES, TEAM_FIGURES } from './figure.ts'
import { FOUR_GAMES, NO_GAMES, ONE_GAME } from '../test-stats.ts'

const rounded = (cells: readonly unknown[]) =>
  cells.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(2)) : cell))

test('a mean fills three columns: the mean and both ends of its interval', () => {
  expect(rounded(meanCells(COMP_FIGURES.points, FOUR_GAMES))).toEqual([5, 1.96, 8.04])
  expect(meanColumns(COMP_FIGURES.points).map(({ header }) => header)).toEqual([
    'Avg. Points',
    'Avg. Points, 90% low',
    'Avg. Points, 90% high',
  ])
})

test('the interval stays within what is possible', () => {
  // Two games with places 1 and 5: 3 ± 6.314 × 2.828 / √2 would be -9.6 to 15.6.
  const places = { n: 2, sum: 6, sumOfSquares: 26 }
  expect(rounded(meanCells(TEAM_FIGURES.placement, places))).toEqual([3, 1, 15.63])
})

test('one game has no interval, and no game has no mean', () => {
  expect(meanCells(TEAM_FIGURES.score, ONE_GAME)).toEqual([7, null, null])
  expect(meanCells(TEAM_FIGURES.score, NO_GAMES)).toEqual([null, null, null])
})

test('survival is a number of seconds of one player, and its header says so', () => {
  // Two games with 2400 s and 2832 s of three players: 872 s of one on average.
  const survival = { n: 2, sum: 5232, sumOfSquares: 2400 ** 2 + 2832 ** 2 }
  expect(meanCells(TEAM_FIGURES.survival, survival)[0]).toBe(872)
  expect(meanColumns(TEAM_FIGURES.survival)[0]?.header).toBe('Avg. Survival Time (s)')
})

test('a rate is written in percent with its interval', () => {
  // Wilson's interval of 1 out of 4: (0.25 + 0.3382 ± 0.4911) / 1.6764.
  expect(rounded(rateCells(rateOf(1, 4)))).toEqual([25, 5.79, 64.38])
  expect(rateColumns('Win Rate %')).toHaveLength(3)
})

test('a rate without games has no interval', () => {
  expect(rateCells(rateOf(0, 0))).toEqual([0, null, null])
})
