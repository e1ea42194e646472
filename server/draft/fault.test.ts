import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createRandom } from '../demo/season/random.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { logInTo, spawnServer } from '../testing/test-server.ts'
import { auditDraft } from './test-audit.ts'
import { disagreements, insist, joinDraft, type Player, randomCall } from './test-player.ts'
import { startProxy } from './test-proxy.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'ringwise-draft-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Players who do not give up: what is not answered is sent again under the same id. */
function play(players: readonly Player[], seed: string) {
  const random = createRandom(seed).even
  const answered: string[] = []
  const over = new AbortController()
  const playing = Promise.all(
    players.map(async (player, who) => {
      for (let n = 0; !over.signal.aborted; n++) {
        await insist(player, randomCall(random, `${seed}-${who}-${n}`))
        answered.push(`${seed}-${who}-${n}`)
      }
    }),
  )
  return {
    answered,
    /** Until so many more were answered. */
    async goOn(more: number) {
      const wanted = answered.length + more
      await expect.poll(() => answered.length).toBeGreaterThan(wanted)
    },
    async end() {
      over.abort()
      await playing
    },
  }
}

async function expectWhole(players: readonly Player[]) {
  await expect.poll(() => disagreements(players)).toEqual([])
  expect(players.flatMap((player) => player.faults)).toEqual([])
}

test.each([
  ['one server is killed twice', 1, 2],
  ['one of two servers is killed', 2, 1],
])('behind one address %s, and nothing is lost or doubled', async (_, count, kills) => {
  const { db, url, as } = await buildTestApp()
  const proxy = await startProxy()
  onTestFinished(async () => proxy.close())
  const env = { DATABASE_URL: url, DATA_DIR: await folder() }
  const start = async () => {
    const server = spawnServer(env)
    return { ...server, address: await server.ready() }
  }
  let servers = await Promise.all(Array.from({ length: count }, start))
  const turn = () => proxy.sendTo(servers.map(({ address }) => address))
  turn()
  const players = await Promise.all(
    [0, 1, 2, 3].map(async (n) => {
      const { token } = await as('user')
      return joinDraft(proxy.address, token, { headers: { 'x-client': String(n) } })
    }),
  )
  onTestFinished(async () => players.forEach((player) => player.leave()))
  const game = play(players, `kill-${count}`)
  for (let kill = 0; kill < kills; kill++) {
    await game.goOn(30)
    await servers[0]?.kill('SIGKILL')
    if (count > 1) await game.goOn(30)
    servers = [...servers.slice(1), await start()]
    turn()
  }
  await game.goOn(30)
  await game.end()
  await expectWhole(players)
  expect(await auditDraft(db, game.answered)).toEqual([])
})

test('cut database connections heal, also the one that hears', async () => {
  const { app, db, as } = await buildTestApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const players = await Promise.all(
    [1, 2, 3].map(async () => joinDraft(address, (await as('user')).token)),
  )
  onTestFinished(async () => players.forEach((player) => player.leave()))
  const game = play(players, 'cut')
  for (let cycle = 0; cycle < 3; cycle++) {
    await game.goOn(20)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  }
  await game.goOn(20)
  await game.end()
  await expectWhole(players)
  expect(await auditDraft(db, game.answered)).toEqual([])
})

test('a PostgreSQL that dies in the middle comes back, and the draft goes on', async () => {
  const DATA_DIR = join(await folder(), 'data')
  const ADMIN_PASSWORD = 'correct horse 9'
  const address = await spawnServer({ DATA_DIR, ADMIN_PASSWORD }).ready()
  const { json } = await logInTo(address, 'admin', ADMIN_PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  const players = await Promise.all([1, 2].map(() => joinDraft(address, token)))
  onTestFinished(async () => players.forEach((player) => player.leave()))
  const game = play(players, 'restart')
  await game.goOn(20)
  const [pid] = (await readFile(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGQUIT')
  await game.goOn(20)
  await game.end()
  await expectWhole(players)
})
