import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createRoom } from '#contract/draft/draft-room.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import type { Database } from '../db/schema.ts'
import { createRandom } from '../archive/demo/season/random.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { logInTo, spawnServer } from '../testing/test-server.ts'
import { auditDraft } from './test-audit.ts'
import { disagreements, insist, joinDraft, type Player, randomCall } from './test-player.ts'
import { startProxy } from '../testing/test-proxy.ts'
import { fastFolder } from '../testing/test-databases.ts'
import { createTestRooms } from './test-rooms.ts'

async function folder() {
  const path = await fastFolder('ringwise-draft-')
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Operations are named after their room, so that one in another room is recognized. */
const idStart = (seed: string, room: number) => `${seed} ${room}:`

/**
 * Players who do not give up: what is not answered is sent again under the same id. With several rooms, every second
 * player moves on after each fifth operation.
 */
function play(players: readonly Player[], seed: string, rooms: readonly number[] = [DEFAULT_ROOM]) {
  const random = createRandom(seed).even
  const answered: string[] = []
  const over = new AbortController()
  const playing = Promise.all(
    players.map(async (player, who) => {
      for (let n = 0; !over.signal.aborted; n++) {
        if (rooms.length > 1 && who % 2 === 0 && n % 5 === 4) {
          player.enter(rooms[(rooms.indexOf(player.room()) + 3) % rooms.length] ?? DEFAULT_ROOM)
        }
        const id = `${idStart(seed, player.room())}${who}-${n}`
        await insist(player, randomCall(random, id))
        answered.push(id)
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

async function expectWhole(players: readonly Player[], seed: string) {
  for (const inside of Map.groupBy(players, (player) => player.room()).values()) {
    await expect.poll(() => disagreements(inside)).toEqual([])
  }
  expect(players.flatMap((player) => player.faults)).toEqual([])
  const received = players.flatMap((player) => player.received)
  const strayed = received.filter(
    ({ room, event }) => !event.operationId?.startsWith(idStart(seed, room)),
  )
  expect(strayed).toEqual([])
}

async function expectStored(
  db: Kysely<Database>,
  answered: readonly string[],
  seed: string,
  rooms: readonly number[],
) {
  for (const room of rooms) {
    const own = answered.filter((id) => id.startsWith(idStart(seed, room)))
    expect(await auditDraft(db, own, room)).toEqual([])
  }
}

test.each([
  ['one server is killed twice', 1, 2],
  ['one of two servers is killed', 2, 1],
])(
  'behind one address %s while ten rooms draft, and nothing is lost, doubled or in another room',
  async (_, count, kills) => {
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
    // The default room is one of the ten.
    const rooms = [DEFAULT_ROOM, ...(await createTestRooms(db, (await as('user')).id, 9))]
    const players = await Promise.all(
      rooms.map(async (room, n) => {
        const { token } = await as('editor')
        return joinDraft(proxy.address, token, { headers: { 'x-client': String(n) }, room })
      }),
    )
    onTestFinished(async () => players.forEach((player) => player.leave()))
    const seed = `kill-${count}`
    const game = play(players, seed, rooms)
    for (let kill = 0; kill < kills; kill++) {
      await game.goOn(30)
      await servers[0]?.kill('SIGKILL')
      if (count > 1) await game.goOn(30)
      servers = [...servers.slice(1), await start()]
      turn()
    }
    await game.goOn(30)
    await game.end()
    await expectWhole(players, seed)
    await expectStored(db, game.answered, seed, rooms)
  },
)

test('cut database connections heal in ten rooms, also the one that hears', async () => {
  const { app, db, as } = await buildTestApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const rooms = [DEFAULT_ROOM, ...(await createTestRooms(db, (await as('user')).id, 9))]
  const players = await Promise.all(
    rooms.map(async (room) => joinDraft(address, (await as('editor')).token, { room })),
  )
  onTestFinished(async () => players.forEach((player) => player.leave()))
  const game = play(players, 'cut', rooms)
  for (let cycle = 0; cycle < 3; cycle++) {
    await game.goOn(20)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  }
  await game.goOn(20)
  await game.end()
  await expectWhole(players, 'cut')
  await expectStored(db, game.answered, 'cut', rooms)
})

test('a PostgreSQL that dies in the middle comes back, and the drafts of ten rooms go on', async () => {
  const DATA_DIR = join(await folder(), 'data')
  const ADMIN_PASSWORD = 'correct horse 9'
  const address = await spawnServer({ DATA_DIR, ADMIN_PASSWORD }).ready()
  const { json } = await logInTo(address, 'admin', ADMIN_PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  const first = await joinDraft(address, token)
  const rooms = [DEFAULT_ROOM]
  for (let n = 1; n < 10; n++) {
    const made = await first.call(createRoom.path, { name: `Room ${n}` })
    rooms.push(createRoom.output.parse(made.json).id)
  }
  const others = await Promise.all(rooms.map((room) => joinDraft(address, token, { room })))
  const players = [first, ...others]
  onTestFinished(async () => players.forEach((player) => player.leave()))
  const game = play(players, 'restart', rooms)
  await game.goOn(40)
  const [pid] = (await readFile(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGQUIT')
  await game.goOn(40)
  await game.end()
  await expectWhole(players, 'restart')
})
