import { expect, test } from 'vitest'
import { ownEntry } from './own-entry.ts'

test('a record has what was put into it, and nothing that every object has', () => {
  const regions = { Alliance: 'EMEA' }
  const names = ['Alliance', 'Nobody', '__proto__', 'constructor']
  expect(names.map((name) => ownEntry(regions, name))).toEqual([
    'EMEA',
    undefined,
    undefined,
    undefined,
  ])
})
