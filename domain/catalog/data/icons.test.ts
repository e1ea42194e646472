import { expect, test } from 'vitest'
import { LEGENDS } from '../legend.ts'
import { LEGEND_ICONS } from './icons.ts'

test('every legend of the roster has one emblem, in the order of the roster', () => {
  expect(LEGEND_ICONS.map((icon) => icon.legend)).toEqual(LEGENDS.map((legend) => legend.name))
})

test('no two legends share an emblem', () => {
  expect(new Set(LEGEND_ICONS.map((icon) => icon.icon)).size).toBe(LEGEND_ICONS.length)
})
