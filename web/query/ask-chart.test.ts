import { expect, test } from 'vitest'
import { barEnd, CHART, drawLine } from './ask-chart.ts'

const row = (label: string, value: number | null, low = value ?? 0, high = value ?? 0) => ({
  key: label,
  label,
  n: 10,
  value,
  interval: { low, high },
})

test('values are placed from left to right and from low to high, without those that are unknown', () => {
  const { points, ticks, labels } = drawLine(
    [row('a', 0.2), row('b', null), row('c', 0.4), row('d', 0.3)],
    460,
    2,
  )
  expect(points.map(({ x }) => x)).toEqual([48, 248, 448])
  // 0.1 to 0.5 over the 184 units between the edges.
  expect(points.map(({ y }) => Math.round(y))).toEqual([150, 58, 104])
  expect(ticks.map(({ value }) => Math.round(10 * value) / 10)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
  expect(labels.map(({ text }) => text)).toEqual(['a', 'd'])
})

test('an interval ends at the edge of the chart', () => {
  const [point] = drawLine([row('a', 1, 0, 40)], 460, 4).points
  expect([point?.high, point?.low]).toEqual([CHART.top, CHART.height - CHART.bottom])
})

test('bars leave room for the interval of the longest', () => {
  expect(barEnd([row('a', 2), row('b', 4)])).toBe(5)
})
