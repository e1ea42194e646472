import { expect, test } from 'vitest'
import { recencyOf } from './recency.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** 3 September 2025, 20:00 UTC. */
const NEWEST = 1_756_929_600_000

test.each([
  ['a day', NEWEST + DAY_MS],
  ['a second less than 7 days', NEWEST + 7 * DAY_MS - 1000],
])('%s after the newest game, ages count from now', (_, now) => {
  expect(recencyOf(NEWEST, now)).toEqual({ countedFrom: now, isOldArchive: false })
})

test.each([
  ['7 days', NEWEST + 7 * DAY_MS],
  ['a year', NEWEST + 365 * DAY_MS],
])('%s after the newest game, ages count from a day after it', (_, now) => {
  // 4 September 2025, 20:00 UTC.
  expect(recencyOf(NEWEST, now)).toEqual({ countedFrom: 1_757_016_000_000, isOldArchive: true })
})

test('without games, or only with games that have no date, ages count from now', () => {
  for (const newest of [null, 0, 3 * DAY_MS])
    expect(recencyOf(newest, NEWEST)).toEqual({ countedFrom: NEWEST, isOldArchive: false })
})
