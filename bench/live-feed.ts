// How long an event of the game takes to all viewers of the Live page, compared with a bare WebSocket relay that sends
// every frame to everyone, in the same run; and whether memory grows over an evening of games.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { liveFeedRepository } from '#server/live-match/feed/live-feed.repository.ts'
import { openDraftEnvironment } from './parts/draft-environment.ts'
import { playEvening } from './parts/live/evening.ts'
import { createHistogram, type Histogram } from './parts/live/histogram.ts'
import { openSender } from './parts/live/sender.ts'
import { openBareViewer, openViewer, type SentFrames } from './parts/live/viewers.ts'
import { alarmAt, say, sizeOf } from './parts/report.ts'

const FEEDS = 5
const VIEWERS = sizeOf('VIEWERS', 200)
const SECONDS = sizeOf('SECONDS', 60)
const TURN_S = 10
/** Events a second of each feed. */
const RATES = { 'in the mean': 40, 'in a fight': 300 }
/** Aims: both are measured in the same run. */
const BUDGET_P99 = 2
const BUDGET_GROWTH_MB = 10

const testEnv = await openDraftEnvironment()
const server = fork(join(import.meta.dirname, 'parts/live/feed-server.ts'), [testEnv.url], {
  execArgv: ['--expose-gc'],
})
const hear = async <T>(shape: z.ZodMiniType<T>): Promise<T> =>
  shape.parse((await once(server, 'message'))[0])
const address = await hear(z.object({ feed: z.string(), views: z.string(), bare: z.string() }))
const readMemory = async () => {
  server.send({})
  return hear(z.object({ heapMb: z.number(), rssMb: z.number() }))
}
await testEnv.token('chief', 'admin')
const { id: by } = await testEnv.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
const feeds = await Promise.all(
  Array.from({ length: FEEDS }, (_, n) =>
    liveFeedRepository(testEnv.db).create(`Lobby ${n + 1}`, by),
  ),
)

const ours: SentFrames = { sentMs: new Map(), times: null }
const bare: SentFrames = { sentMs: new Map(), times: null }
const viewers = await Promise.all([
  ...Array.from({ length: VIEWERS }, () => openViewer(address.views, ours)),
  ...Array.from({ length: VIEWERS }, () => openBareViewer(address.bare, bare)),
])
const open = (sent: SentFrames, url: string, isNumbered: boolean) =>
  Promise.all(
    feeds.map(({ id, token }) =>
      openSender({ feed: id, token, url, isNumbered, sentMs: sent.sentMs }),
    ),
  )
const [ourSenders, bareSenders] = [
  await open(ours, address.feed, false),
  await open(bare, address.bare, true),
]

// Warms both up, and lets the frames of the lobbies arrive.
for (const senders of [bareSenders, ourSenders])
  await Promise.all(senders.map((sender) => sender.fight(RATES['in the mean'], 3)))
await pause(1000)

for (const [name, rate] of Object.entries(RATES)) {
  const [found, limit] = [createHistogram(), createHistogram()]
  // In turns, so other load on the machine affects both equally.
  for (let turn = 0; turn < SECONDS / TURN_S; turn += 1) {
    ours.times = found
    bare.times = limit
    await Promise.all(bareSenders.map((sender) => sender.fight(rate, TURN_S)))
    await untilSeen(limit, rate, turn)
    await Promise.all(ourSenders.map((sender) => sender.fight(rate, TURN_S)))
    await untilSeen(found, rate, turn)
  }
  report(`${FEEDS} feeds with ${rate} events a second (${name})`, found, limit)
}
for (const socket of viewers) socket.terminate()
for (const sender of [...ourSenders, ...bareSenders]) sender.close()
await reportMemory()
server.disconnect()
await once(server, 'exit')
await testEnv.close()

/** Everything that was sent has arrived everywhere. */
async function untilSeen(times: Histogram, rate: number, turn: number) {
  const expected = FEEDS * VIEWERS * rate * TURN_S * (turn + 1)
  for (const end = Date.now() + 60_000; times.count() < expected; await pause(50))
    if (Date.now() > end) throw new Error(`${times.count()} of ${expected} have arrived.`)
}

function report(load: string, found: Histogram, limit: Histogram) {
  say(`${load}, ${VIEWERS} viewers, ${SECONDS} s`)
  for (const share of [0.5, 0.99]) {
    const [own, least] = [found.quantile(share), limit.quantile(share)]
    const ratio = own / least
    say(
      `  p${share * 100}: ${own.toFixed(1)} ms from the event to the viewer, bare relay ${least.toFixed(1)} ms, ${ratio.toFixed(2)} x`,
    )
    alarmAt(share === 0.99 && ratio > BUDGET_P99, `above its budget of ${BUDGET_P99} x`)
  }
}

async function reportMemory() {
  const samples: { heapMb: number; rssMb: number }[] = []
  await playEvening(testEnv.db, address.feed, feeds, async () => {
    samples.push(await readMemory())
  })
  const texts = samples.map(({ heapMb, rssMb }) => `${heapMb.toFixed(0)} (${rssMb.toFixed(0)})`)
  say(`heap (resident memory) after each game of ${FEEDS} lobbies: ${texts.join(', ')} MB`)
  const [, second, ...later] = samples.map(({ heapMb }) => heapMb)
  const growth = (later.at(-1) ?? NaN) - (second ?? NaN)
  alarmAt(growth > BUDGET_GROWTH_MB, `grows by ${growth.toFixed(0)} MB from the second game on`)
}
