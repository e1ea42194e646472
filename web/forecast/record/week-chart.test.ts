import { expect, test } from 'vitest'
import { REPORT } from './test-report.ts'
import { drawWeeks } from './week-chart.ts'

const week = (number: number, forecast: number, weighting: number, sameAsLast: number) => ({
  week: number * 604_800,
  n: 100,
  forecast,
  weighting,
  sameAsLast,
})

test('the scale ends at the next ten percent and the lines span the width', () => {
  const chart = drawWeeks([week(1, 20, 10, 30), week(3, 44, 20, 22)], 800, 5)
  // 50 % is at the top (14) and 0 % at the bottom (206): 44 % is at 206 - 0.88 x 192.
  expect(chart.percents.map(({ percent }) => percent)).toEqual([0, 10, 20, 30, 40, 50])
  const forecast = chart.lines.find(({ id }) => id === 'forecast')
  expect(forecast?.points[0]?.x).toBe(40)
  expect(forecast?.points[1]).toEqual({ x: 650, y: expect.closeTo(37.04, 6) })
  expect(forecast?.last).toBe(44)
})

test('names of lines that end close together do not overlap', () => {
  const { lines } = drawWeeks([week(1, 20, 21, 22)], 800, 5)
  const names = lines.map(({ nameY }) => nameY).toSorted((a, b) => a - b)
  for (const [index, y] of names.entries()) {
    expect(y - (names[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(15)
  }
})

test('names at the bottom stay inside the chart', () => {
  const { lines } = drawWeeks([week(1, 0, 0, 0)], 360, 2)
  expect(Math.max(...lines.map(({ nameY }) => nameY))).toBe(206)
})

test('as many weeks as fit are written below, the first and the last among them', () => {
  const { weeks } = drawWeeks(REPORT.byWeek, 800, 5)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.week).toBe(REPORT.byWeek[0]?.week)
  expect(weeks.at(-1)?.week).toBe(REPORT.byWeek.at(-1)?.week)
})
