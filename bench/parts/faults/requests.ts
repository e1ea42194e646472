// Requests generated from our own OpenAPI description, by guests, users and administrators. No answer is a 5xx (except
// that the server is busy), none is slow, none shows internals.
import * as fc from 'fast-check'
import { getArchive } from '#contract/archive/archive.ts'
import type { Role } from '#domain/account/access.ts'
import { sessionRepository } from '#server/account/session.repository.ts'
import { freePort } from '#server/db/embedded/cluster.ts'
import { liveFeedRepository } from '#server/live-match/feed/live-feed.repository.ts'
import { handMatch, openHandFeed } from '#server/live-match/feed/test-match.ts'
import { openDraftEnvironment, quantile, startDraftServer } from '../draft-environment.ts'
import { alarmAt, say, sizeOf } from '../report.ts'
import { fillArchive } from './fill-archive.ts'
import { openConnections, type TimedAnswer } from './keep-alive.ts'
import { HOOKS } from './examples.ts'
import { createKnownValues } from './known-values.ts'
import { type MadeRequest, type Operation, operationsOf } from './operations.ts'
import { serverMemoryMb } from './server-memory.ts'

const CONNECTIONS = 12
/** Few, because much can be changed only by who made it. */
const PEOPLE_PER_ROLE = 2
const BUDGET_MS = 2000
/** Generated at once for each operation. */
const BATCH = 10
const LEAK = /node_modules|at async|syntax error|violates|\/server\/\w+/

type Environment = Awaited<ReturnType<typeof openDraftEnvironment>>

export async function runRequests() {
  const total = sizeOf('REQUESTS', 100_000)
  const seed = sizeOf('SEED', Date.now() % 1_000_000_000)
  const testEnv = await openDraftEnvironment()
  const port = await freePort()
  const server = await startDraftServer(testEnv.url, {
    METRICS: 'on',
    LOG_LEVEL: 'fatal',
    LIVE_FEED: 'on',
    LIVE_FEED_PORT: String(port),
    WEBHOOK_HOSTS: HOOKS,
  })
  const openApi: unknown = await (await fetch(`${server.address}/api/openapi.json`)).json()
  const known = createKnownValues()
  const operations = operationsOf(openApi, known.of)
  await playGames(testEnv, `ws://127.0.0.1:${port}`, known.note)
  const people = await createPeople(testEnv)
  const connections = openConnections(server.address, CONNECTIONS)
  const findings = createFindings()

  let done = 0
  let firstMb = 0
  const began = performance.now()
  for (let batch = 0; done < total; batch++) {
    await refill(testEnv.url, server.address)
    const requests = makeBatch(operationsOf(openApi, known.of), seed + batch).slice(0, total - done)
    const queue = requests.values()
    const worker = async () => {
      for (const { name, request } of queue) {
        const person = people.next()
        const answer = await connections.ask(request, person.token)
        findings.check(name, request, answer)
        if (answer.status === 200) known.learn(name, answer.body)
        if (answer.status === 401 && person.token !== null) await person.renew()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, worker))
    done += requests.length
    if (batch === 0) firstMb = await serverMemoryMb(server.address)
  }
  const lastMb = await serverMemoryMb(server.address)
  const perSecond = done / ((performance.now() - began) / 1000)
  say(
    `${done} requests to ${operations.length} operations (SEED=${seed}): ${Math.round(perSecond)} a second, ` +
      `server ${firstMb.toFixed(0)} MB after the first ${operations.length * BATCH}, ${lastMb.toFixed(0)} MB at the end`,
  )
  findings.report(operations.map(({ name }) => name))
  connections.close()
  await server.end('SIGTERM')
  await testEnv.close()
}

/** In turn, so that each part of the run reaches every operation. */
function makeBatch(operations: readonly Operation[], seed: number) {
  const columns = operations.map(({ name, requests }) =>
    fc.sample(requests, { numRuns: BATCH, seed }).map((request) => ({ name, request })),
  )
  return Array.from({ length: BATCH }, (_, row) =>
    columns.flatMap((column) => column[row] ?? []),
  ).flat()
}

/** Two games of a live feed, and one that goes on. */
async function playGames(
  { db, token }: Environment,
  url: string,
  note: (name: string, value: unknown) => void,
) {
  await token('observer', 'admin')
  const { id: by } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'observer')
    .executeTakeFirstOrThrow()
  const feed = await liveFeedRepository(db).create('Lobby', by)
  const { send } = await openHandFeed(url, feed.token)
  note('feed', feed.id)
  const now = Math.floor(Date.now() / 1000)
  for (const at of [now - 4800, now - 3600, now - 2400]) {
    const { beginning, middle, ending } = handMatch({ at })
    send(...beginning, ...middle, ...(at === now - 2400 ? [] : ending))
    note('startedAt', at)
  }
}

/** Some of the requests undo imports. */
async function refill(databaseUrl: string, address: string) {
  const { games } = getArchive.output.parse(await (await fetch(address + getArchive.path)).json())
  if (games < 100) await fillArchive(databaseUrl)
}

/**
 * Guests and signed-in users, mixed. Some requests end sessions, and the user signs in again; some delete accounts, and a
 * new user takes over.
 */
async function createPeople(testEnv: Environment) {
  let count = 0
  const { db } = testEnv
  const guest = { token: null, renew: async () => {} }
  const createPerson = async (role: Role) => {
    let name = ''
    const signUp = () => {
      name = `person ${count++}`
      return testEnv.token(name, role)
    }
    const signIn = async () => {
      const account = await db
        .selectFrom('account')
        .select('id')
        .where('username', '=', name)
        .where('role', '=', role)
        .executeTakeFirst()
      return account && sessionRepository(db).start(account.id, role, new Date())
    }
    const person = {
      token: await signUp(),
      renew: async () => {
        person.token = (await signIn()) ?? (await signUp())
      },
    }
    return person
  }
  const roles = Array.from({ length: PEOPLE_PER_ROLE }, () => ['user', 'admin', 'admin'] as const)
  const users = await Promise.all(roles.flat().map(createPerson))
  const everyone = users.flatMap((user, at) => (at % 4 === 0 ? [guest, user] : [user]))
  let turn = 0
  // Not in turn: with as many operations as people, or a multiple, each would always have the same ones.
  const nextIndex = () => (Math.imul(turn++, 2_654_435_761) >>> 16) % everyone.length
  return { next: () => everyone[nextIndex()] ?? guest }
}

function createFindings() {
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const faults: string[] = []
  const slow: string[] = []
  const times: number[] = []
  let slowest = { name: '', ms: 0 }
  let busy = 0
  return {
    check(name: string, request: MadeRequest, { status, headers, body, ms }: TimedAnswer) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) succeeded.add(name)
      const sent = `${request.path.slice(0, 200)} ${request.body?.toString().slice(0, 300) ?? ''}`
      const note = (problem: string) => faults.push(`${problem}: ${name} ${sent}`)
      const isBusy = status === 503 && /"error":"(archive_)?busy"/.test(body)
      if (isBusy) busy += 1
      if (isBusy && headers['retry-after'] === undefined) note('no Retry-After')
      if (status >= 500 && !isBusy) note(`${status} ${body.slice(0, 100)}`)
      if (status >= 400 && LEAK.test(body)) note(`internals ${body.slice(0, 200)}`)
      if (isBusy) return
      times.push(ms)
      if (ms > BUDGET_MS) slow.push(`${ms.toFixed(0)} ms: ${name} ${sent}`)
      if (ms > slowest.ms) slowest = { name, ms }
    },
    report(names: readonly string[]) {
      const never = names.filter((name) => !succeeded.has(name))
      say(`  ${succeeded.size} operations answered 200 at least once; never: ${never.join(', ')}`)
      const counts = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${count} x ${status}`)
      say(`  ${counts.join(', ')}; ${busy} of the 503 because the server was busy`)
      say(
        `  p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, ` +
          `slowest ${slowest.ms.toFixed(0)} ms (${slowest.name})`,
      )
      alarmAt(faults.length > 0, `${faults.length} faults\n${faults.slice(0, 20).join('\n')}`)
      alarmAt(slow.length > 0, `${slow.length} slow answers\n${slow.slice(0, 20).join('\n')}`)
    },
  }
}
