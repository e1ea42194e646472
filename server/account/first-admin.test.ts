import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { createFirstAdmin } from './first-admin.ts'

const GIVEN = { ADMIN_USERNAME: 'admin' }

test.each([
  [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD: Password must be at least 6 characters'],
  [{ ADMIN_PASSWORD: 'password', NODE_ENV: 'production' }, 'ADMIN_PASSWORD: This password is'],
  [{ ADMIN_USERNAME: 'x' }, 'ADMIN_USERNAME: Username must be'],
])('the first administrator %j is refused, and none is created', async (change, complaint) => {
  const { db } = await buildTestApp()
  await expect(createFirstAdmin(db, { ...GIVEN, ...change })).rejects.toThrow(complaint)
  expect(await db.selectFrom('account').select('id').execute()).toEqual([])
})

test('a common password is enough for the first administrator in development', async () => {
  const { db } = await buildTestApp()
  const given = { ...GIVEN, ADMIN_PASSWORD: 'password', NODE_ENV: 'development' }
  expect(await createFirstAdmin(db, given)).toEqual({ username: 'admin', password: null })
  // Not a second one.
  expect(await createFirstAdmin(db, given)).toBeNull()
})
