import { expect, test } from 'vitest'
import { pickShift } from './pick-shift.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ALTER_ASH_WATTSON,
  ASH,
  CRYPTO,
  playedGame,
  WATTSON,
} from './test-games.ts'
import { DAY_MS } from './weighing.ts'

const WITH_CRYPTO = { legends: [ALTER, ASH, CRYPTO], comp: ALTER_ASH_CRYPTO }
const WITHOUT = { legends: [ALTER, ASH, WATTSON], comp: ALTER_ASH_WATTSON }

/** 100 teams, so many of them with Crypto. */
const field = (days: number, picks: number, bans: readonly number[] = []) => ({
  ...playedGame(days, 1, 1, []),
  bans,
  rows: Array.from({ length: 100 }, (_, i) => (i < picks ? WITH_CRYPTO : WITHOUT)),
})

test('a legend that the field dropped within two weeks has a shift', () => {
  expect(pickShift([field(80, 31), field(95, 3)], CRYPTO, 100 * DAY_MS)).toEqual({
    before: 0.31,
    now: 0.03,
  })
})

test('a small change, too few teams or games with the legend banned say nothing', () => {
  const time = 100 * DAY_MS
  expect(pickShift([field(80, 31), field(95, 20)], CRYPTO, time)).toBeNull()
  const few = field(95, 0)
  expect(pickShift([field(80, 31), { ...few, rows: few.rows.slice(1) }], CRYPTO, time)).toBeNull()
  expect(pickShift([field(80, 31), field(95, 0, [CRYPTO])], CRYPTO, time)).toBeNull()
  // Four weeks back and no further.
  expect(pickShift([field(71, 31), field(95, 3)], CRYPTO, time)).toBeNull()
})
