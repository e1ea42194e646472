import { expect, test } from 'vitest'
import { findLegend, LEGENDS } from './legend.ts'
import { matchLegends } from './match-legends.ts'

const names = (typed: string) => matchLegends(typed, LEGENDS).map(({ label }) => label)

test.each([
  ['wat', ['Wattson']],
  ['BH', ['Bloodhound']],
  ['gib', ['Gibraltar']],
  ['gibby', ['Gibraltar']],
  ['maggie', ['Mad Maggie']],
  ['mad m', ['Mad Maggie']],
  ['ca', ['Catalyst', 'Caustic']],
  ['z', []],
  ['  ', []],
])('%j matches %j', (typed, want) => {
  expect(names(typed)).toEqual(want)
})

test('a name typed in full is the only match', () => {
  const ashen = findLegend('Ashen')
  expect(matchLegends('ash', [...LEGENDS, ashen]).map(({ label }) => label)).toEqual(['Ash'])
  expect(matchLegends('ashe', [...LEGENDS, ashen])).toEqual([ashen])
})

// Finding D1.
test('the full and the short name of every legend, typed to the end, match that legend only', () => {
  for (const legend of LEGENDS) {
    for (const typed of [legend.label, legend.short, legend.label.toLowerCase()]) {
      expect(matchLegends(typed, LEGENDS), typed).toEqual([legend])
    }
  }
})
