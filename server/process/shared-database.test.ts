import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase } from '../testing/test-app.ts'
import { logInTo, spawnServer } from '../testing/test-server.ts'
import { fastFolder } from '../testing/test-databases.ts'

const PASSWORD = 'correct horse 9'

test('two servers share the database that DATABASE_URL names', async () => {
  const DATABASE_URL = await createTestDatabase()
  const DATA_DIR = await fastFolder('ringwise-shared-')
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const env = { DATABASE_URL, DATA_DIR, ADMIN_PASSWORD: PASSWORD }
  const servers = [spawnServer(env), spawnServer(env)]
  const [one, two] = await Promise.all(servers.map((server) => server.ready()))
  const { json } = await logInTo(one ?? '', 'admin', PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  const me = await fetch(`${two}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(200)
})
