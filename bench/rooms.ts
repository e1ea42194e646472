// 50 rooms with 20 clients each, compared with one room of 1,000 clients: CPU time and memory of the server. Both have
// the same operations and deliveries each second, and only differ in where the clients are: in the comparison all of
// them are in the first room, which gets an operation for 1,000 clients, and those of the other rooms reach no one. The
// cost without those operations is printed too: an operation that reaches 20 clients is more work per client than one
// that reaches 1,000, however rooms are made. `ROOMS=5 CLIENTS=10 ROUNDS=5` runs it at a small size.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { draftRoomRepository } from '#server/draft/room/draft-room.repository.ts'
import { openDraftEnvironment } from './parts/draft-environment.ts'
import { isUpdate, openRawLive } from './parts/raw-live.ts'
import { alarmAt, say, sizeOf } from './parts/report.ts'

const ROOMS = sizeOf('ROOMS', 50)
const CLIENTS = sizeOf('CLIENTS', 20)
const ROUNDS = sizeOf('ROUNDS', 30)
const WARM_UP = 5
const ROUND_MS = 1000
/** Alarm limit for CPU time and memory. */
const BUDGET_RATIO = 1.3
/** A user can have 50 sockets. */
const USERS = Math.ceil((ROOMS * CLIENTS) / 50)

const testEnv = await openDraftEnvironment()
const tokens: string[] = []
for (let n = 0; n < USERS; n++) tokens.push(await testEnv.token(`user-${n}`))
const { id: maker } = await testEnv.db
  .selectFrom('account')
  .select('id')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow()
const settings = { event: '', team: null, first_mid: null, is_private: false }
const rooms: number[] = []
for (let n = 0; n < ROOMS; n++) {
  rooms.push(
    await draftRoomRepository(testEnv.db).create({ ...settings, name: `Room ${n}` }, maker, null),
  )
}
const [first = 0] = rooms

say(`${ROOMS} rooms with ${CLIENTS} clients each, ${ROUNDS} rounds of ${ROUND_MS} ms`)
const many = await measure('spread over all rooms', (n) => rooms[n % ROOMS] ?? first, rooms)
const one = await measure('all in one room, the same operations', () => first, rooms)
const bare = await measure('all in one room, its operations only', () => first, [first])
const ratios = { 'CPU time': many.cpuMs / one.cpuMs, memory: many.rssMb / one.rssMb }
for (const [name, ratio] of Object.entries(ratios)) {
  say(`  ${name}: ${ratio.toFixed(2)} x`)
  alarmAt(ratio > BUDGET_RATIO, `above its budget of ${BUDGET_RATIO} x`)
}
say(`  CPU time without the other operations: ${(many.cpuMs / bare.cpuMs).toFixed(2)} x`)
await testEnv.close()

/** What a new server needs while operations in `changed` reach all clients. */
async function measure(
  name: string,
  roomOf: (client: number) => number,
  changed: readonly number[],
) {
  const server = fork(join(import.meta.dirname, 'parts/fan-out-server.ts'), [testEnv.url])
  const { ours } = await hear(server, z.object({ ours: z.string() }))
  // The measurement before left its last ban.
  await Promise.all(rooms.map((room, n) => change(ours, room, 1, tokens[n % USERS])))
  const sockets = await Promise.all(
    Array.from({ length: ROOMS * CLIENTS }, (_, n) =>
      openRawLive(ours, tokens[Math.floor(n / ROOMS) % USERS], roomOf(n)),
    ),
  )
  // Presence is broadcast while clients connect. Wait until that is over.
  await pause(2000)
  for (let round = 0; round < WARM_UP; round++) await play(round)
  const before = await usage()
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round++) await play(WARM_UP + round)
  const seconds = (performance.now() - began) / 1000
  const after = await usage()
  const cpuMs = (after.cpuMs - before.cpuMs) / seconds
  const deliveries = (ROUNDS * sockets.length) / seconds
  say(
    `  ${name}: ${cpuMs.toFixed(0)} ms of CPU time per second, ${after.rssMb} MB, ` +
      `${deliveries.toFixed(0)} deliveries and ${((ROUNDS * changed.length) / seconds).toFixed(0)} operations per second`,
  )
  for (const socket of sockets) socket.terminate()
  server.disconnect()
  await once(server, 'exit')
  return { cpuMs, rssMb: after.rssMb }

  async function usage() {
    const answer = hear(server, z.object({ rssMb: z.number(), cpuMs: z.number() }))
    server.send({})
    return answer
  }

  /** One operation in each room, at once, and everyone gets one. */
  async function play(round: number) {
    const next = pause(ROUND_MS)
    const receipts = sockets.map(receipt)
    await Promise.all(changed.map((room, n) => change(ours, room, round, tokens[n % USERS])))
    await Promise.all(receipts)
    await next
  }
}

/** The next message of this shape. The server also reports each commit. */
function hear<T>(server: ReturnType<typeof fork>, shape: z.ZodMiniType<T>) {
  return new Promise<T>((resolve) => {
    const take = (message: unknown) => {
      const { data } = shape.safeParse(message)
      if (data === undefined) return
      server.off('message', take)
      resolve(data)
    }
    server.on('message', take)
  })
}

function receipt(socket: WebSocket) {
  return new Promise<void>((resolve) => {
    const take = (data: unknown) => {
      if (!isUpdate(data)) return
      socket.off('message', take)
      resolve()
    }
    socket.on('message', take)
  })
}

async function change(address: string, room: number, round: number, token: string | undefined) {
  const path = round % 2 === 0 ? '/api/ban' : '/api/unban'
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ legend: 'ash', room, operationId: crypto.randomUUID() }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}
