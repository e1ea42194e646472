import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ LEAGUE_API: 'http://league.example/v1' }, 'LEAGUE_API'],
  [{ LEAGUE_API: 'https://name:secret@league.example' }, 'LEAGUE_API'],
  [{ LEAGUE_API: 'league.example' }, 'LEAGUE_API'],
  [{ ADMIN_EMAIL: 'chief' }, 'Enter a valid email address\n  → at ADMIN_EMAIL'],
])('the setting %j is refused, and named', (variables, complaint) => {
  expect(() => readEnv(variables)).toThrow(complaint)
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}))
})

test.each([
  ['https://league.example/v1/', 'https://league.example/v1'],
  ['http://127.0.0.1:4100/v1', 'http://127.0.0.1:4100/v1'],
])('the league can be at %s', (address, used) => {
  expect(readEnv({ LEAGUE_API: address }).LEAGUE_API).toBe(used)
})
