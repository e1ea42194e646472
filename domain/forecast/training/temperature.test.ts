import { expect, test } from 'vitest'
import { softmax } from '../candidates.ts'
import { banTemperature, bestTemperatures, situationTemperatures } from './temperature.ts'

test('scores that are too sure get a temperature above 1, once 300 forecasts were judged', () => {
  const choices = situationTemperatures()
  // Said 9 to 1, but it happens 3 of 4 times: the scores are twice as sure as they should be (ln 9 = 2 ln 3).
  const judge = (i: number) =>
    choices.free.learn(
      (temperature) => softmax([Math.log(9), 0], temperature)[i % 4 === 0 ? 1 : 0] ?? 0,
    )
  for (let i = 0; i < 299; i += 1) judge(i)
  expect(bestTemperatures(choices)).toEqual({ opener: 1, free: 1, forced: 1 })
  judge(299)
  // 1.4 is the highest that is tried.
  expect(bestTemperatures(choices)).toEqual({ opener: 1, free: 1.4, forced: 1 })
})

test('the spread of ban chances starts at 1.2 and follows 60 judged games', () => {
  const choice = banTemperature()
  expect(choice.best()).toBe(1.2)
  for (let i = 0; i < 60; i += 1) choice.learn((temperature) => 0.9 ** temperature)
  expect(choice.best()).toBe(1)
  const again = banTemperature({ ...stored(), bans: choice.stored() })
  expect(again.best()).toBe(1)
})

const stored = () => ({
  weights: { opener: {}, free: {}, forced: {} },
  temperatures: {
    opener: { count: 0, losses: [] },
    free: { count: 0, losses: [] },
    forced: { count: 0, losses: [] },
  },
  bans: { count: 0, losses: [] },
})
