import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, logInTo, spawnServer } from './testing/test-server.ts'

const PASSWORD = 'correct horse 9'

/** With its PostgreSQL. */
async function stopInOrder(
  server: ReturnType<typeof spawnServer>,
  signal: NodeJS.Signals,
  dataDir: string,
) {
  expect(await server.kill(signal)).toBe(0)
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
}

test('the first start makes an administrator and prints the password once', async () => {
  const DATA_DIR = await dataFolder()
  const first = spawnServer({ DATA_DIR })
  const address = await first.ready()
  const password = first.password() ?? ''
  expect(password).toMatch(/^[\w-]{16}$/)
  expect((await logInTo(address, 'admin', password)).status).toBe(200)
  await stopInOrder(first, 'SIGTERM', DATA_DIR)
  const second = spawnServer({ DATA_DIR })
  expect((await logInTo(await second.ready(), 'admin', password)).status).toBe(200)
  expect(second.password()).toBeUndefined()
})

test('a first start that fails leaves no account behind, nor its PostgreSQL', async () => {
  const DATA_DIR = await dataFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const PORT = typeof address === 'object' ? String(address?.port) : ''
  const failed = spawnServer({ DATA_DIR, PORT })
  expect(await failed.exit()).toBe(1)
  expect(failed.output()).toContain('EADDRINUSE')
  expect(await readdir(join(DATA_DIR, 'postgres'))).not.toContain('postmaster.pid')
  const next = spawnServer({ DATA_DIR })
  const home = await next.ready()
  expect((await logInTo(home, 'admin', next.password() ?? '')).status).toBe(200)
})

test('a second server on the same folder says so, and the first goes on until SIGINT stops it in order', async () => {
  const DATA_DIR = await dataFolder()
  const first = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const address = await first.ready()
  const second = spawnServer({ DATA_DIR })
  expect(await second.exit()).toBe(1)
  expect(second.output()).toMatch(/Ringwise is already running on this data folder \(process \d+, /)
  expect((await logInTo(address, 'admin', PASSWORD)).status).toBe(200)
  await stopInOrder(first, 'SIGINT', DATA_DIR)
})

test('two first starts at once: one serves, one says so', async () => {
  const DATA_DIR = await dataFolder()
  const servers = [spawnServer({ DATA_DIR }), spawnServer({ DATA_DIR })]
  const ends = await Promise.all(
    servers.map((server) =>
      server.ready().then(
        () => 'ready',
        () => server.exit(),
      ),
    ),
  )
  expect(new Set(ends)).toEqual(new Set(['ready', 1]))
})

/** One that is noticed before anything starts, and one with the database. */
const WRONG = [
  [{ PORT: 'x' }, 'PORT'],
  [{ ADMIN_USERNAME: 'x' }, 'ADMIN_USERNAME: Username must be'],
] as const

test('with a wrong setting it does not start and names what is wrong, and a correct start works until SIGHUP', async () => {
  const DATA_DIR = await dataFolder()
  for (const [env, complaint] of WRONG) {
    const server = spawnServer({ DATA_DIR, ...env })
    expect([env, await server.exit()]).toEqual([env, 1])
    expect(server.output()).toContain(complaint)
  }
  // None of them left anything that breaks a start with correct settings.
  const right = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  expect((await logInTo(await right.ready(), 'admin', PASSWORD)).status).toBe(200)
  await stopInOrder(right, 'SIGHUP', DATA_DIR)
})
