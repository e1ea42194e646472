import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../db/schema.ts'
import { buildTestApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof buildTestApp>>

async function ask({ app }: TestApp) {
  const [health, ready] = [await app.inject('/api/health'), await app.inject('/api/ready')]
  const { message } = ready.json()
  return { health: health.statusCode, ready: ready.statusCode, message }
}

test('a server is ready once there is an administrator, and alive before', async () => {
  const built = await buildTestApp()
  expect(await ask(built)).toEqual({
    health: 200,
    ready: 503,
    message: 'There is no administrator yet.',
  })
  await built.as('admin')
  expect(await ask(built)).toEqual({ health: 200, ready: 200, message: undefined })
})

test('a server without its database is alive, but not ready', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2000 })
  const built = await buildTestApp({
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
  })
  expect(await ask(built)).toEqual({
    health: 200,
    ready: 503,
    message: "The database isn't responding.",
  })
})

test('a server whose database lacks a migration names it', async () => {
  const built = await buildTestApp()
  await built.as('admin')
  await built.db.deleteFrom('migration').where('name', '=', '0001_account.sql').execute()
  expect(await ask(built)).toMatchObject({
    ready: 503,
    message: 'The database lacks migrations: 0001_account.sql.',
  })
})
