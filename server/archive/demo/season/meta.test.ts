import { expect, test } from 'vitest'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { openLegends, reputationIn, strengthOn } from './meta.ts'

test('every legend of the roster has a strength, all season', () => {
  for (const { key } of LEGENDS)
    expect(Math.min(...[0, 3, 6, 9].map((week) => strengthOn(week, key)))).toBeGreaterThan(0)
})

test('teams believe in a change late', () => {
  expect(reputationIn(2, 'sparrow')).toBe(strengthOn(2, 'sparrow'))
  expect(reputationIn(3, 'sparrow')).toBeLessThan(strengthOn(3, 'sparrow'))
  expect(reputationIn(5, 'sparrow')).toBeGreaterThan(reputationIn(3, 'sparrow'))
})

test('a banned legend is not open', () => {
  const open = openLegends(0, 'stormpoint', ['ash', 'loba'])
  expect(open.size).toBe(LEGENDS.length - 2)
  expect(open.has('ash')).toBe(false)
})
