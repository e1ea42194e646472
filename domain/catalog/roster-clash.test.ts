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
const AXLE = entry('Axle', 'Axle', 'overdrive')

test.each([
  [entry('Nova', 'Nova', 'Nov'), '', null],
  [entry('Nova', 'bh'), 'bh', 'Bloodhound'],
  [entry('Nova', 'Nova', 'Mad Maggie'), 'Mad Maggie', 'Mad Maggie'],
  [entry('Nova', 'Nova', 'x', 'OVER DRIVE'), 'OVER DRIVE', 'Axle'],
  [entry('Over-drive', 'Over'), 'Over-drive', 'Axle'],
])('%j clashes as expected', (added, text, legend) => {
  expect(findClash(added, [AXLE])).toEqual(legend === null ? null : { text, legend })
})

test('a legend does not clash with itself, edited or not', () => {
  expect(findClash(AXLE, [AXLE])).toBeNull()
  expect(findClash(entry('Wattson', 'Watt', 'Natalie'), [entry('Wattson', 'Watt')])).toBeNull()
})

test('a short name that was given up is free', () => {
  expect(findClash(entry('Nova', 'Bh'), [entry('Bloodhound', 'Hound')])).toBeNull()
})
