import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { logIn, post, spawnServer } from './test-server.ts'

const PASSWORD = 'correct horse 9'
const answer = z.object({ token: z.string() })

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-main-'))
  // Registered first, so it runs last: after the servers of the test have stopped.
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'data')
}

async function tokenOf(address: string) {
  return answer.parse((await logIn(address, 'admin', PASSWORD)).json).token
}

test('the first start makes an administrator and prints the password once', async () => {
  const DATA_DIR = await dataFolder()
  const first = spawnServer({ DATA_DIR })
  const address = await first.ready()
  const password = first.password() ?? ''
  expect(password).toMatch(/^[\w-]{16}$/)
  expect((await logIn(address, 'admin', password)).status).toBe(200)
  expect(await first.kill('SIGTERM')).toBe(0)
  const second = spawnServer({ DATA_DIR })
  expect((await logIn(await second.ready(), 'admin', password)).status).toBe(200)
  expect(second.password()).toBeUndefined()
})

test('a second server on the same folder says so and harms nothing', async () => {
  const DATA_DIR = await dataFolder()
  const first = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const address = await first.ready()
  const second = spawnServer({ DATA_DIR })
  expect(await second.exit()).toBe(1)
  expect(second.output()).toMatch(/Ringwise already runs on this data folder \(process \d+, /)
  expect((await logIn(address, 'admin', PASSWORD)).status).toBe(200)
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

test('after kill -9 in the middle of writes nothing acknowledged is lost', async () => {
  const DATA_DIR = await dataFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const server = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
    const address = await server.ready()
    const token = await tokenOf(address)
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 0; ; n++) {
        const username = `r${round}-w${writer}-${n}`
        const body = { username, email: `${username}@example.org`, password: 'a fine secret' }
        const { status } = await post(`${address}/api/users/register`, body, token)
        if (status === 200) acknowledged.push(username)
      }
    })
    const cutOff = Promise.allSettled(writers)
    while (acknowledged.length < (round + 1) * 10) await pause(5)
    await server.kill('SIGKILL')
    await cutOff
  }
  const last = spawnServer({ DATA_DIR })
  const address = await last.ready()
  const response = await fetch(`${address}/api/admin/users`, {
    headers: { authorization: `Bearer ${await tokenOf(address)}` },
  })
  const { users } = z
    .object({ users: z.array(z.object({ username: z.string() })) })
    .parse(await response.json())
  const names = users.map((user) => user.username)
  expect(new Set(names).size).toBe(names.length)
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
})

test.each([0, 1, 10, 60, 300, 900])(
  'a kill in the first start at %i files is healed',
  async (files) => {
    const DATA_DIR = await dataFolder()
    const killed = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
    const count = async () => (await readdir(DATA_DIR, { recursive: true }).catch(() => [])).length
    const isReady = killed.ready().then(
      () => true,
      () => true,
    )
    while ((await count()) < files && !(await Promise.race([isReady, pause(1, false)]))) {
      // The folder grows while initdb works; the kill comes at the wanted size or at the latest when it serves.
    }
    await killed.kill('SIGKILL')
    const next = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
    expect((await logIn(await next.ready(), 'admin', PASSWORD)).status).toBe(200)
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('postgres.new'))).toEqual([])
  },
)

test('SIGTERM under load: every request that got in is answered, then all is gone', async () => {
  const DATA_DIR = await dataFolder()
  const server = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const address = await server.ready()
  const logins = Array.from({ length: 8 }, () => logIn(address, 'admin', PASSWORD))
  await Promise.race(logins)
  const exit = server.kill('SIGTERM')
  const statuses = (await Promise.all(logins)).map((login) => login.status)
  expect(statuses).toEqual(Array(8).fill(200))
  expect(await exit).toBe(0)
  expect(await readdir(join(DATA_DIR, 'postgres'))).not.toContain('postmaster.pid')
})

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD: Password must be at least 6 characters'],
  [{ ADMIN_PASSWORD: 'password', NODE_ENV: 'production' }, 'ADMIN_PASSWORD: This password is'],
  [{ ADMIN_USERNAME: 'x' }, 'ADMIN_USERNAME: Username must have'],
])('with %j it does not start and names what is wrong', async (env, complaint) => {
  const server = spawnServer({ DATA_DIR: await dataFolder(), ...env })
  expect(await server.exit()).toBe(1)
  expect(server.output()).toContain(complaint)
})
