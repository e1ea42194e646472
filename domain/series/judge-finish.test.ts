import { expect, test } from 'vitest'
import {
  finishGains,
  finishScores,
  judgeFinishes,
  type JudgedFinish,
  type PlayedSeries,
} from './judge-finish.ts'

const judged = (chance: number, happened: boolean, series = 1): JudgedFinish => ({
  series,
  kind: 'top5',
  after: 2,
  chance,
  happened,
})

test('the skill is what the squared error is below that of the base rate, and the gap what chances are off', () => {
  // Two of four happened: the base rate errs by 4 x 0.25. These err by 0.04 + 0.04 + 0.36 + 0.04 = 0.48.
  const of = [judged(0.8, true), judged(0.2, false), judged(0.4, true), judged(0.2, false)]
  const { skill, ece, n } = finishScores(of)
  expect(n).toBe(4)
  expect(skill).toBeCloseTo(52)
  // 0.2: said 20, happened 0, two of four. 0.4: said 40, happened 100. 0.8: said 80, happened 100.
  expect(ece).toBeCloseTo(20 / 2 + 60 / 4 + 20 / 4)
})

test('the gain of a series is by how much its log loss is below that of the base rate', () => {
  const gains = finishGains([judged(0.8, true, 1), judged(0.2, false, 2)])
  const gain = Math.log(0.8) - Math.log(0.5)
  expect(gains).toEqual([
    { series: 1, n: 1, gain: expect.closeTo(gain) },
    { series: 2, n: 1, gain: expect.closeTo(gain) },
  ])
})

const series = (id: number, games: number, order: readonly number[]): PlayedSeries => ({
  id,
  games: Array.from({ length: games }, () =>
    order.map((team, place) => ({ team, points: 20 - place, placement: place + 1 })),
  ),
})
const LOBBY = Array.from({ length: 20 }, (_, team) => team)

test('only full series are judged, after each game but the last, with what was known before', () => {
  expect([...judgeFinishes([series(1, 5, LOBBY)])]).toEqual([])
  const all = [...judgeFinishes([series(1, 5, LOBBY), series(2, 6, LOBBY)])]
  // Five games, 20 teams, four kinds.
  expect(all).toHaveLength(5 * 20 * 4)
  const first = all.filter(({ kind, happened }) => kind === 'first' && happened)
  expect(first.map(({ after }) => after)).toEqual([1, 2, 3, 4, 5])
  // The team that always wins gets a higher chance after each game.
  const chances = first.map(({ chance }) => chance)
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
})
