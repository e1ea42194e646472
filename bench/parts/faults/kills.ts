// Kills the server and PostgreSQL again and again under mixed writes. Nothing acknowledged can be lost or there twice.
import { setTimeout as pause } from 'node:timers/promises'
import { addLiveFeed } from '#contract/live-match/live-feed.ts'
import { freePort } from '#server/db/embedded/cluster.ts'
import { createRandom } from '#server/archive/demo/season/random.ts'
import { auditDraft } from '#server/draft/test-audit.ts'
import { randomCall } from '#server/draft/test-player.ts'
import { openDraftEnvironment, quantile, startDraftServer } from '../draft-environment.ts'
import { alarmAt, say, sizeOf } from '../report.ts'
import { compareWriters, startWriters } from './all-writers.ts'
import { startFrameWriter } from './frame-writer.ts'
import { killDatabase } from './kill-database.ts'
import { send } from './send.ts'
import type { WriterPlace } from './writers.ts'

/** The draft stores 10,000 events and 2,000 operations per user. The audit needs all of them. */
const DRAFT_OPERATIONS = 8000
const DRAFT_USERS = 5
/** How long a server lives, at least and at random. */
const LIFE_MS = { least: 100, more: 900 }
const BUDGET_BACK_MS = 30_000

type Environment = Awaited<ReturnType<typeof openDraftEnvironment>>

export async function runKills() {
  const serverKills = sizeOf('SERVER_KILLS', 500)
  const databaseKills = sizeOf('DATABASE_KILLS', 50)
  const rounds = Math.max(serverKills, databaseKills)
  const testEnv = await openDraftEnvironment()
  const port = await freePort()
  // A game connects to the same address again.
  const env = { LIVE_FEED: 'on', LIVE_FEED_PORT: String(port) }
  let server = await startDraftServer(testEnv.url, env)
  const over = new AbortController()
  const checker: WriterPlace = {
    address: () => server.address,
    token: await testEnv.token('checker', 'admin'),
    isOver: over.signal,
  }
  const writers = await startWriters(testEnv.token, over.signal, () => server.address)
  const feed = await addFeed(checker)
  const frames = startFrameWriter(`ws://127.0.0.1:${port}`, feed.token, over.signal)
  const draft = await startDraftWriter(testEnv, checker, Math.floor(DRAFT_OPERATIONS / rounds))

  const starts: number[] = []
  const recoveries: number[] = []
  for (let round = 1; round <= rounds; round++) {
    draft.nextRound()
    await pause(LIFE_MS.least + Math.random() * LIFE_MS.more)
    if (isDue(round, rounds, serverKills)) {
      await server.end('SIGKILL')
      const began = performance.now()
      server = await startDraftServer(testEnv.url, env)
      starts.push(performance.now() - began)
    }
    if (isDue(round, rounds, databaseKills)) {
      const began = Date.now()
      await killDatabase(testEnv.folder)
      await untilWritten(checker)
      frames.wasAway(began, Date.now())
      recoveries.push(Date.now() - began)
    }
    if (round % 100 === 0) say(`  ${round} of ${rounds} rounds`)
  }
  over.abort()
  draft.nextRound()
  await Promise.all([...writers.map(({ ended }) => ended), draft.ended])

  const written = writers.reduce((sum, { ledger }) => sum + ledger.acknowledgedCount(), 0)
  say(
    `${serverKills} kills of the server, ${databaseKills} of PostgreSQL: ` +
      `${written + draft.answered.length} writes acknowledged, ` +
      `server back p50 ${ms(starts, 0.5)}, p99 ${ms(starts, 0.99)}, ` +
      `writes back after PostgreSQL's p50 ${ms(recoveries, 0.5)}, p99 ${ms(recoveries, 0.99)}`,
  )
  alarmAt(quantile(recoveries, 1) > BUDGET_BACK_MS, 'PostgreSQL was away for too long')
  await compareWriters(writers)
  await frames.compare(testEnv.db, feed.id)
  const faults = await auditDraft(testEnv.db, draft.answered)
  say(`  draft operation: ${draft.answered.length} answered, ${faults.length} faults`)
  alarmAt(faults.length > 0, faults.slice(0, 10).join('\n'))
  await server.end('SIGTERM')
  await testEnv.close()
}

const ms = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(0)} ms`

/** Spreads so many kills evenly over the rounds. */
const isDue = (round: number, rounds: number, kills: number) =>
  Math.floor((round * kills) / rounds) > Math.floor(((round - 1) * kills) / rounds)

/** Sends a few random operations per round, each until it is decided, as a page does. */
async function startDraftWriter(testEnv: Environment, place: WriterPlace, perRound: number) {
  const tokens = await Promise.all(
    Array.from({ length: DRAFT_USERS }, (_, n) => testEnv.token(`drafter ${n}`)),
  )
  const random = createRandom('faults').even
  const answered: string[] = []
  let left = 0
  let round = Promise.withResolvers<void>()
  const insistOn = async (token: string, path: string, body: object) => {
    for (;;) {
      const reply = await send(place.address(), token, { method: 'POST', path, body })
      if (reply?.status === 200 || reply?.status === 409) return
      await pause(50)
    }
  }
  const write = async () => {
    for (let n = 0; !place.isOver.aborted; n++) {
      if (left === 0) await round.promise
      left -= 1
      const id = `operation-${n}`
      await insistOn(tokens[n % DRAFT_USERS] ?? '', ...randomCall(random, id))
      answered.push(id)
    }
  }
  const nextRound = () => {
    left = Math.max(1, perRound)
    round.resolve()
    round = Promise.withResolvers()
  }
  return { answered, nextRound, ended: write() }
}

async function addFeed({ address, token }: WriterPlace) {
  const { path, output } = addLiveFeed
  const reply = await send(address(), token, { method: 'POST', path, body: { name: 'Lobby' } })
  return output.parse(reply?.json)
}

/** Until a write is acknowledged again. */
async function untilWritten({ address, token }: WriterPlace) {
  const body = { positions: { worldsedge: { 1: { x: 1, y: 1 } } } }
  const call = { method: 'POST', path: '/api/poi_positions/data', body } as const
  while ((await send(address(), token, call))?.status !== 200) await pause(20)
}
