// 10,000 operations by 50 users on one server and on two, and 50 kills during play. Every rule is checked at every
// event.
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#server/archive/demo/season/random.ts'
import { auditDraft } from '#server/draft/test-audit.ts'
import { insist, joinDraft, type Player, randomCall } from '#server/draft/test-player.ts'
import { startProxy } from '#server/testing/test-proxy.ts'
import { untilAgreed } from './parts/agree.ts'
import { openDraftEnvironment, quantile, startDraftServer } from './parts/draft-environment.ts'
import { alarmAt, say } from './parts/report.ts'

const OPERATIONS = Number(process.env['OPERATIONS'] ?? 10_000)
const KILLS = Number(process.env['KILLS'] ?? 50)
const PEOPLE = 50
/** Alarm limit. */
const BUDGET_PER_SECOND = 50
const BUDGET_ANSWER_P99_MS = 800
const BUDGET_AGREE_MS = 2000

for (const servers of [1, 2]) await storm(servers)
await kills()

async function storm(count: number) {
  const testEnv = await openDraftEnvironment()
  const servers = await Promise.all(
    Array.from({ length: count }, () => startDraftServer(testEnv.url)),
  )
  const players = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) =>
      joinDraft(servers[n % count]?.address ?? '', await testEnv.token(`player-${n}`)),
    ),
  )
  const random = createRandom('storm', count).even
  const answered: string[] = []
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    players.map(async (player, who) => {
      for (let n = 0; n < OPERATIONS / PEOPLE; n++) {
        const began = performance.now()
        await insist(player, randomCall(random, `${who}-${n}`))
        times.push(performance.now() - began)
        answered.push(`${who}-${n}`)
      }
    }),
  )
  const perSecond = OPERATIONS / ((performance.now() - start) / 1000)
  const agreeMs = await untilAgreed(players)
  const p99 = quantile(times, 0.99)
  say(
    `${OPERATIONS} operations by ${PEOPLE} people at ${count} server${count > 1 ? 's' : ''}: ${Math.round(perSecond)} a second, ` +
      `answers p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
      `${players[0]?.state().version} versions, all equal ${agreeMs.toFixed(0)} ms after the last`,
  )
  alarmAt(perSecond < BUDGET_PER_SECOND, `fewer than ${BUDGET_PER_SECOND} a second`)
  alarmAt(p99 > BUDGET_ANSWER_P99_MS, `answers above ${BUDGET_ANSWER_P99_MS} ms`)
  alarmAt(agreeMs > BUDGET_AGREE_MS, `not equal within ${BUDGET_AGREE_MS} ms`)
  report(await auditDraft(testEnv.db, answered), players)
  await Promise.all(servers.map(({ end }) => end('SIGTERM')))
  await testEnv.close()
}

async function kills() {
  const testEnv = await openDraftEnvironment()
  const proxy = await startProxy()
  let server = await startDraftServer(testEnv.url)
  proxy.sendTo([server.address])
  const players = await Promise.all(
    [0, 1, 2, 3].map(async (n) => joinDraft(proxy.address, await testEnv.token(`player-${n}`))),
  )
  const random = createRandom('kills').even
  const answered: string[] = []
  const over = new AbortController()
  const playing = players.map(async (player, who) => {
    for (let n = 0; !over.signal.aborted; n++) {
      await insist(player, randomCall(random, `${who}-${n}`))
      answered.push(`${who}-${n}`)
    }
  })
  const starts: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(100 + Math.random() * 600)
    await server.end('SIGKILL')
    const began = performance.now()
    server = await startDraftServer(testEnv.url)
    starts.push(performance.now() - began)
    proxy.sendTo([server.address])
  }
  over.abort()
  await Promise.all(playing)
  const agreeMs = await untilAgreed(players)
  say(
    `${KILLS} kills: ${answered.length} operations answered, start p50 ${quantile(starts, 0.5).toFixed(0)} ms, ` +
      `all equal ${agreeMs.toFixed(0)} ms after the last`,
  )
  report(await auditDraft(testEnv.db, answered), players)
  await server.end('SIGTERM')
  proxy.close()
  await testEnv.close()
}

function report(stored: readonly string[], players: readonly Player[]) {
  const faults = [...stored, ...players.flatMap((player) => player.faults)]
  players.forEach((player) => player.leave())
  say(
    `  ${faults.length === 0 ? 'every rule held at every event' : faults.slice(0, 10).join('\n')}`,
  )
  alarmAt(faults.length > 0, `${faults.length} faults`)
}
