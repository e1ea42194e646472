import { expect, test } from 'vitest'
import { paletteScore, sortGroups } from './palette-score.ts'

const score = (search: string, label: string, ...keywords: string[]) =>
  paletteScore(search, label, keywords)

test('the nearer the beginning, the better', () => {
  const scores = [
    score('set', 'Settings'),
    score('set', 'Open settings'),
    score('set', 'Reset'),
    score('set', 'Preferences', 'settings'),
  ]
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

test.each([
  ['WATT', 'Wattson', true],
  ['maggie mad', 'Mad Maggie', true],
  ['  ', 'Anything', true],
  ['angstrom', 'Jörg Ångström', true],
  ['watt', 'Start', false],
  ['wattsonn', 'Wattson', false],
])('%j finds %j: %s', (search, label, want) => {
  expect(score(search, label) > 0).toBe(want)
})

test('a keyword finds what its label does not say', () => {
  expect(score('controller', 'Wattson', 'Controller')).toBeGreaterThan(0)
})

test('the group with the best match comes first, and without a search all stay in order', () => {
  const pages = { items: [{ label: 'Dashboard' }] }
  const legends = { items: [{ label: 'Wattson' }, { label: 'Ash' }] }
  expect(sortGroups('ash', [pages, legends])).toEqual([legends, pages])
  expect(sortGroups('', [pages, legends])).toEqual([pages, legends])
})
