// What ten clients that never read cost the server and the other clients while 20,000 events are sent.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { openDraftEnvironment, quantile } from './parts/draft-environment.ts'
import { isUpdate, openRawLive } from './parts/raw-live.ts'

const EVENTS = 20_000
const AT_ONCE = 200
const READERS = 20
const SLEEPERS = 10
/** The maximum that the clients that never read can cost. */
const BUDGET = { ratio: 2, megabytes: 64 }

const testEnv = await openDraftEnvironment()
const server = fork(join(import.meta.dirname, 'parts/fan-out-server.ts'), [testEnv.url])
const { ours } = z.object({ ours: z.string() }).parse((await once(server, 'message'))[0])
const tokens = await Promise.all(['mika', 'ines', 'osten'].map((name) => testEnv.token(name)))

const readers = await openSockets(READERS)
await tellAll()
const alone = await tellAll()
const sleepers = await openSockets(SLEEPERS)
for (const socket of sleepers) socket.pause()
const before = await rssMb()
const beside = await tellAll()
const grown = (await rssMb()) - before
report(quantile(beside, 0.99), quantile(alone, 0.99), grown, await dropped())

for (const socket of [...readers, ...sleepers]) socket.terminate()
server.disconnect()
await once(server, 'exit')
await testEnv.close()

async function openSockets(count: number): Promise<WebSocket[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => openRawLive(ours, tokens[n % tokens.length])),
  )
}

async function rssMb(): Promise<number> {
  server.send({})
  return z.object({ rssMb: z.number() }).parse((await once(server, 'message'))[0]).rssMb
}

/** How long each batch takes until all reading clients have it, in ms. */
async function tellAll(): Promise<number[]> {
  const times: number[] = []
  for (let told = 0; told < EVENTS; told += AT_ONCE) {
    const heard = Promise.all(readers.map((reader) => hearLot(reader)))
    const start = performance.now()
    await writeEvents()
    await heard
    times.push(performance.now() - start)
  }
  return times
}

async function hearLot(reader: WebSocket) {
  const whole = Promise.withResolvers<void>()
  let heard = 0
  const count = (data: unknown) => {
    if (isUpdate(data)) heard += 1
    if (heard === AT_ONCE) whole.resolve()
  }
  reader.on('message', count)
  await whole.promise
  reader.off('message', count)
}

/** Large events fill the network buffers of a client that never reads quickly. */
async function writeEvents() {
  await sql`
    with head as (update draft_head set version = version + ${AT_ONCE}::integer returning version),
    event as (
      insert into draft_event (version, payload)
      select n, jsonb_build_object('type', 'ban', 'legend', repeat('x', 1000), 'index', 0,
        'user', null, 'remaining', 0, 'version', n)
      from head, generate_series(head.version - ${AT_ONCE}::integer + 1, head.version) n
    ) select pg_notify('draft', '')`.execute(testEnv.db)
}

/** How many of the clients that never read were disconnected. */
async function dropped(): Promise<number> {
  const ends = sleepers.map((socket) => once(socket, 'close').then(() => 1))
  for (const socket of sleepers) socket.resume()
  const late = pause(5000).then(() => 0)
  const ended = await Promise.all(ends.map((end) => Promise.race([end, late])))
  return ended.filter(Boolean).length
}

function report(p99: number, bare: number, larger: number, gone: number) {
  const ratio = p99 / bare
  process.stdout.write(
    `${EVENTS} events for ${READERS} people beside ${SLEEPERS} who read nothing: p99 of ${AT_ONCE} ${p99.toFixed(0)} ms, ` +
      `alone ${bare.toFixed(0)} ms, ${ratio.toFixed(2)} x; server ${larger} MB larger; ${gone} dropped\n`,
  )
  if (ratio <= BUDGET.ratio && larger <= BUDGET.megabytes && gone === SLEEPERS) return
  process.stderr.write('sleepers cost more than their budget, or were not dropped\n')
  process.exitCode = 1
}
