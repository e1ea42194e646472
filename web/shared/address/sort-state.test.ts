import { expect, test } from 'vitest'
import { parseAsSort } from './sort-state.ts'

const parser = parseAsSort(['username', 'last_activity'])

test.each([
  ['username', { column: 'username', direction: 'asc' }],
  ['-last_activity', { column: 'last_activity', direction: 'desc' }],
  ['password', null],
  ['--username', null],
  ['', null],
])('%j in the address sorts by %j', (text, want) => {
  expect(parser.parse(text)).toEqual(want)
})

test('a sort written to the address is read back', () => {
  const sort = { column: 'last_activity', direction: 'desc' } as const
  expect(parser.parse(parser.serialize(sort))).toEqual(sort)
})
