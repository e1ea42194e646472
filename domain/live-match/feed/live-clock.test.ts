import { expect, test } from 'vitest'
import { newLiveClock, readClock } from './live-clock.ts'

const times = (...steps: readonly (readonly [number | null, number | null])[]) => {
  const clock = newLiveClock()
  return steps.map(([timestamp, arrivedMs]) => readClock(clock, timestamp, arrivedMs))
}

test('the clock follows the events and never goes back', () => {
  expect(times([1000, null], [1010, null], [1008, null], [null, null], [1012, null])).toEqual([
    1000, 1010, 1010, 1010, 1012,
  ])
})

test('no time passes when the clock is set, forth or back', () => {
  expect(times([1000, null], [4600, null], [4605, null], [1005, null], [1007, null])).toEqual([
    1000, 1000, 1005, 1005, 1007,
  ])
})

test('a long silence of the connection is time that has passed', () => {
  expect(times([1000, 0], [1400, 400_000])).toEqual([1000, 1400])
  expect(times([1000, 0], [1400, 1000])).toEqual([1000, 1000])
})
