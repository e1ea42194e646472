import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dataFolder, logInTo, postJson, spawnServer } from '../testing/test-server.ts'

const PASSWORD = 'correct horse 9'
const answer = z.object({ token: z.string() })

async function tokenOf(address: string) {
  return answer.parse((await logInTo(address, 'admin', PASSWORD)).json).token
}

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
        const { status } = await postJson(`${address}/api/users/register`, body, token)
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

test('SIGTERM under load: every request that got in is answered, then all is gone', async () => {
  const DATA_DIR = await dataFolder()
  const server = spawnServer({ DATA_DIR, ADMIN_PASSWORD: PASSWORD })
  const address = await server.ready()
  const logins = Array.from({ length: 8 }, () => logInTo(address, 'admin', PASSWORD))
  await Promise.race(logins)
  const exit = server.kill('SIGTERM')
  const statuses = (await Promise.all(logins)).map((login) => login.status)
  expect(statuses).toEqual(Array(8).fill(200))
  expect(await exit).toBe(0)
  expect(await readdir(join(DATA_DIR, 'postgres'))).not.toContain('postmaster.pid')
})
