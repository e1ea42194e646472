import { expect, test } from 'vitest'
import { REGIONS } from '#domain/archive/region.ts'
import { schedule } from './schedule.ts'

const LAST_DAY = '2026-03-01'
const dayOf = (startedAt: number) => new Date(startedAt * 1000).toISOString().slice(0, 10)

test('the last series of every region is on the day given, and no game after it', () => {
  const dates = schedule(LAST_DAY)
  for (const region of REGIONS) {
    const days = dates
      .filter((date) => date.region === region)
      .map(({ games }) => new Set(games.map(({ startedAt }) => dayOf(startedAt))))
    expect(days.every((own) => own.size === 1)).toBe(true)
    expect(days.at(-1)).toEqual(new Set([LAST_DAY]))
    expect(new Set(days.flatMap((own) => [...own])).size).toBe(20)
  }
  const starts = dates.flatMap(({ games }) => games.map(({ startedAt }) => startedAt))
  expect(Math.max(...starts)).toBeLessThan(Date.parse('2026-03-02T00:00:00Z') / 1000)
})

test('the season is ten weeks long, oldest series first', () => {
  const starts = schedule(LAST_DAY).map(({ games }) => games[0]?.startedAt ?? 0)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(dayOf(starts[0] ?? 0)).toBe('2025-12-25')
})

test('something that is no day is refused', () => {
  expect(() => schedule('yesterday')).toThrow(RangeError)
})
