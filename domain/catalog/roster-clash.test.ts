import { expect, test } from 'vitest'
import { findClash } from './roster-clash.ts'
import type { RosterEntry } from './roster-entry.ts'

const entry = (name: string, short: string, ...spellings: string[]): RosterEntry => ({
  name,
  short,
  spellings,
  classes: [{ class: 'Assault', from: null }],
  retiredFrom: null,
})
const AXION = entry('Axion', 'Axion', 'nightfall')

test.each([
  [entry('Nova', 'Nova', 'Nov'), '', null],
  [entry('Nova', 'bh'), 'bh', 'Bloodhound'],
  [entry('Nova', 'Nova', 'Mad Maggie'), 'Mad Maggie', 'Mad Maggie'],
  [entry('Nova', 'Nova', 'x', 'NIGHT FALL'), 'NIGHT FALL', 'Axion'],
  [entry('Night-fall', 'Night'), 'Night-fall', 'Axion'],
])('%j clashes as expected', (added, text, legend) => {
  expect(findClash(added, [AXION])).toEqual(legend === null ? null : { text, legend })
})

test('a legend does not clash with itself, edited or not', () => {
  expect(findClash(AXION, [AXION])).toBeNull()
  expect(findClash(entry('Wattson', 'Watt', 'Natalie'), [entry('Wattson', 'Watt')])).toBeNull()
})

test('a short name that was given up is free', () => {
  expect(findClash(entry('Nova', 'Bh'), [entry('Bloodhound', 'Hound')])).toBeNull()
})
