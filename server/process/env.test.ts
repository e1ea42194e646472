import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ ADMIN_EMAIL: 'chief' }, 'Enter a valid email address\n  → at ADMIN_EMAIL'],
])('the setting %j is refused, and named', (variables, complaint) => {
  expect(() => readEnv(variables)).toThrow(complaint)
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}))
})
