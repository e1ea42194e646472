import { expect, test } from 'vitest'
import { can } from './access.ts'

test('a guest can do nothing that is not public', () => {
  expect(can(null, 'account.use')).toBe(false)
})

test('only an administrator manages users', () => {
  expect(can('user', 'users.manage')).toBe(false)
  expect(can('admin', 'users.manage')).toBe(true)
})
