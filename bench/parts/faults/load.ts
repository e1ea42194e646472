// Many sockets and a steady rate of requests, against our server and against a bare Fastify and socket.io server that
// sends the same bytes. They take turns, so that other load on the machine affects both.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { openDraftEnvironment, quantile, startDraftServer } from '../draft-environment.ts'
import { alarmAt, say, sizeOf } from '../report.ts'
import { fillArchive } from './fill-archive.ts'
import { openConnections } from './keep-alive.ts'
import { BANS, createTarget, get, readsFor, type Target } from './load-target.ts'
import type { MadeRequest } from './operations.ts'
import { type MemorySample, serverMemoryMb, slopeOf } from './server-memory.ts'

const USERS = 20
const TURN_S = 10
const TRAINING_MS = 180_000
/** Aims, not alarms with room: both servers are measured in the same run. */
const BUDGET_P99_RATIO = 3
const BUDGET_MB_PER_MINUTE = 1

export async function runLoad() {
  const [sockets, rate] = [sizeOf('SOCKETS', 1000), sizeOf('RATE', 200)]
  const seconds = sizeOf('SECONDS', 300)
  const testEnv = await openDraftEnvironment()
  const reads = readsFor(await fillArchive(testEnv.url))
  const server = await startDraftServer(testEnv.url, { METRICS: 'on' })
  const tokens = await Promise.all(
    Array.from({ length: USERS }, (_, n) => testEnv.token(`user ${n}`)),
  )
  await untilTrained(server.address)
  const bare = await startBare(server.address, [...reads, ...BANS], tokens[0] ?? '')
  const holder = fork(join(import.meta.dirname, 'load-sockets.ts'))
  holder.send({ addresses: [server.address, bare.address], count: sockets, tokens })
  await once(holder, 'message')
  // Presence is broadcast while clients connect.
  await pause(2000)

  const ours = createTarget(server.address, reads, tokens)
  const limit = createTarget(bare.address, reads, tokens)
  const memory: MemorySample[] = []
  for (let turn = 0; turn <= seconds / TURN_S; turn++) {
    if (turn === 1) [ours, limit].forEach((target) => target.forget())
    await ours.load(rate, TURN_S)
    // The first turn is a warm-up, in the minute before.
    memory.push({ minute: ((turn - 1) * TURN_S) / 60, mb: await serverMemoryMb(server.address) })
    await limit.load(rate, TURN_S)
  }
  report(`${sockets} sockets, ${rate} requests a second for ${seconds} s`, ours, limit)
  await reportSockets(holder, sockets, [ours, limit])
  reportMemory(memory)
  for (const child of [holder, bare.process]) child.disconnect()
  for (const target of [ours, limit]) target.close()
  await server.end('SIGTERM')
  await testEnv.close()
}

async function startBare(ours: string, requests: readonly MadeRequest[], token: string) {
  const connections = openConnections(ours, 1)
  const unique = new Map(requests.map((request) => [request.path, request]))
  const answers: object[] = []
  for (const request of unique.values()) {
    const { body } = await connections.ask(request, token)
    const { method, path } = request
    const type = path.slice('/api/'.length)
    const user = { id: 1, username: 'user 0' }
    const event = { type, legend: 'ash', index: 0, version: 1000, user, remaining: 0 }
    answers.push({ method, path, body, ...(BANS.includes(request) && { event }) })
  }
  const snapshot: unknown = JSON.parse((await connections.ask(get('/api/draft'), token)).body)
  connections.close()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send({ answers, snapshot })
  const [message] = await once(child, 'message')
  return { process: child, address: z.object({ address: z.string() }).parse(message).address }
}

/** The first training of the forecast uses a core for a while. */
async function untilTrained(address: string) {
  for (const end = Date.now() + TRAINING_MS; Date.now() < end; await pause(500)) {
    const text = await (await fetch(`${address}/metrics`)).text()
    if (/^ringwise_last_training_duration_seconds \d/m.test(text)) return
  }
  throw new Error('The forecast was not trained.')
}

function report(load: string, ours: Target, limit: Target) {
  const [p50, p99] = [0.5, 0.99].map((share) => {
    const [own, bare] = [ours, limit].map((target) => quantile(target.times(), share))
    const ratio = (own ?? NaN) / (bare ?? NaN)
    return {
      ratio,
      text: `${own?.toFixed(1)} ms (bare ${bare?.toFixed(1)}, ${ratio.toFixed(2)} x)`,
    }
  })
  say(`${load}: p50 ${p50?.text}, p99 ${p99?.text}`)
  const refused = ours.refused() + limit.refused()
  alarmAt(refused > 0, `${refused} requests were refused`)
  alarmAt((p99?.ratio ?? NaN) > BUDGET_P99_RATIO, `p99 above ${BUDGET_P99_RATIO} x the bare server`)
}

async function reportSockets(holder: ChildProcess, sockets: number, targets: readonly Target[]) {
  await pause(1000)
  holder.send({})
  const [message] = await once(holder, 'message')
  const { updates } = z.object({ updates: z.array(z.int()) }).parse(message)
  const expected = targets.map((target) => target.bans() * sockets)
  say(`  bans received: ${updates[0]} of ${expected[0]}, bare ${updates[1]} of ${expected[1]}`)
  alarmAt(updates[0] !== expected[0], 'some sockets missed a ban')
}

/** By the least of each minute: between two collections of garbage memory rises and falls by tens of MB. */
function reportMemory(samples: readonly MemorySample[]) {
  const minutes = [...Map.groupBy(samples, ({ minute }) => Math.floor(minute))].map(
    ([minute, all]) => ({ minute, mb: Math.min(...all.map(({ mb }) => mb)) }),
  )
  say(`  server, least MB of each minute: ${minutes.map(({ mb }) => mb.toFixed(0)).join(', ')}`)
  const later = minutes.filter(({ minute }) => minute >= 1)
  if (later.length < 2) return
  const slope = slopeOf(later)
  say(`  ${slope.toFixed(2)} MB a minute after the first`)
  alarmAt(slope > BUDGET_MB_PER_MINUTE, `grows by more than ${BUDGET_MB_PER_MINUTE} MB a minute`)
}
