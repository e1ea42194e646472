// How long one ban takes to reach all connected clients, compared with a bare WebSocket broadcast of the same bytes in
// the same run.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { openDraftEnvironment, quantile } from './parts/draft-environment.ts'
import { isUpdate, openRawLive, textOf } from './parts/raw-live.ts'

const SIZES = [200, 1000]
const ROUNDS = 60
const WARM_UP = 10
/** Alarm limits as a multiple of the bare broadcast, from commit to receipt. */
const BUDGETS = { 0.5: 1.5, 0.99: 2 }
const BUDGET_RSS_MB = 600
const SOCKETS_PER_USER = 50

const say = (text: string) => void process.stdout.write(`${text}\n`)
const testEnv = await openDraftEnvironment()
const server = fork(join(import.meta.dirname, 'parts/fan-out-server.ts'), [testEnv.url])
const hear = async <T>(shape: z.ZodMiniType<T>): Promise<T> =>
  shape.parse((await once(server, 'message'))[0])
const { ours, bare } = await hear(z.object({ ours: z.string(), bare: z.string() }))
const told = z.object({ told: z.string() })

const tokens = await Promise.all(
  Array.from({ length: Math.max(...SIZES) / SOCKETS_PER_USER }, (_, n) =>
    testEnv.token(`user-${n}`),
  ),
)
/** As long as the event of a ban. */
const message = 'x'.repeat(190)

for (const size of SIZES) {
  const plain = await Promise.all(Array.from({ length: size }, () => openPlain()))
  const began = performance.now()
  const live = await Promise.all(
    Array.from({ length: size }, (_, n) => openRawLive(ours, tokens[n % tokens.length])),
  )
  const connectMs = performance.now() - began
  // Presence is broadcast while clients connect. Wait until that is over.
  await pause(2000)
  const [limit, found]: [Times, Times] = [newTimes(), newTimes()]
  // Alternate, so other load on the machine affects both equally.
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const isWarm = round >= WARM_UP
    await measure(plain, async () => plain[0]?.send(message), isWarm ? limit : newTimes())
    await measure(live, () => ban(round), isWarm ? found : newTimes())
  }
  server.send({})
  const { rssMb } = await hear(z.object({ rssMb: z.number() }))
  for (const socket of [...plain, ...live]) socket.terminate()
  report(size, limit, found, connectMs, rssMb)
  await pause(1000)
}

server.disconnect()
await once(server, 'exit')
await testEnv.close()

interface Times {
  /** From the moment the server could send it. */
  fanOut: number[]
  /** From the moment the request was sent. */
  whole: number[]
}

function newTimes(): Times {
  return { fanOut: [], whole: [] }
}

async function measure(
  sockets: readonly WebSocket[],
  send: () => Promise<unknown>,
  { fanOut, whole }: Times,
) {
  const receipts = sockets.map(receipt)
  const heard = hear(told)
  const sent = process.hrtime.bigint()
  await send()
  const had = BigInt((await heard).told)
  for (const at of await Promise.all(receipts)) {
    fanOut.push(Number(at - had) / 1e6)
    whole.push(Number(at - sent) / 1e6)
  }
  await pause(20)
}

function receipt(socket: WebSocket) {
  return new Promise<bigint>((resolve) => {
    const take = (data: unknown) => {
      const text = textOf(data)
      if (text !== message && !isUpdate(data)) return
      socket.off('message', take)
      resolve(process.hrtime.bigint())
    }
    socket.on('message', take)
  })
}

async function ban(round: number) {
  const path = round % 2 === 0 ? '/api/ban' : '/api/unban'
  const answer = await fetch(ours + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
    body: JSON.stringify({ legend: 'ash', operationId: crypto.randomUUID() }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

async function openPlain() {
  const socket = new WebSocket(bare)
  await once(socket, 'open')
  return socket
}

function report(size: number, limit: Times, found: Times, connectMs: number, rssMb: number) {
  say(`${size} sockets: connected in ${(connectMs / 1000).toFixed(1)} s, server ${rssMb} MB`)
  for (const [share, most] of Object.entries(BUDGETS)) {
    const of = (times: readonly number[]) => quantile(times, Number(share))
    const ratio = of(found.fanOut) / of(limit.fanOut)
    say(
      `  p${Number(share) * 100}: ${of(found.fanOut).toFixed(1)} ms from the commit, bare ${of(limit.fanOut).toFixed(1)} ms, ` +
        `${ratio.toFixed(2)} x; ${of(found.whole).toFixed(1)} ms from the click`,
    )
    if (ratio > most) alarm(`  above its budget of ${most} x`)
  }
  if (rssMb > BUDGET_RSS_MB) alarm(`  above its budget of ${BUDGET_RSS_MB} MB`)
}

function alarm(text: string) {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
