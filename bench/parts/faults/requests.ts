// Requests generated from our own OpenAPI description, by guests, users and administrators. No answer is a 5xx (except
// that the server is busy), none is slow, none shows internals.
import * as fc from 'fast-check'
import { getArchive } from '#contract/archive.ts'
import type { Role } from '#domain/account/access.ts'
import { openDraftEnvironment, quantile, startDraftServer } from '../draft-environment.ts'
import { alarmAt, say, sizeOf } from '../report.ts'
import { fillArchive } from './fill-archive.ts'
import { openConnections, type TimedAnswer } from './keep-alive.ts'
import { type MadeRequest, type Operation, operationsOf } from './operations.ts'
import { serverMemoryMb } from './server-memory.ts'

const CONNECTIONS = 12
const PEOPLE_PER_ROLE = 12
const BUDGET_MS = 2000
/** Generated at once for each operation. */
const BATCH = 40
const LEAK = /node_modules|at async|syntax error|violates|\/server\/\w+/

type Environment = Awaited<ReturnType<typeof openDraftEnvironment>>

export async function runRequests() {
  const total = sizeOf('REQUESTS', 100_000)
  const seed = sizeOf('SEED', Date.now() % 1_000_000_000)
  const testEnv = await openDraftEnvironment()
  const server = await startDraftServer(testEnv.url, { METRICS: 'on', LOG_LEVEL: 'fatal' })
  const openApi: unknown = await (await fetch(`${server.address}/api/openapi.json`)).json()
  const operations = operationsOf(openApi)
  const people = await createPeople(testEnv)
  const connections = openConnections(server.address, CONNECTIONS)
  const findings = createFindings()

  let done = 0
  let firstMb = 0
  const began = performance.now()
  for (let batch = 0; done < total; batch++) {
    await refill(testEnv.url, server.address)
    const requests = makeBatch(operations, seed + batch).slice(0, total - done)
    const queue = requests.values()
    const worker = async () => {
      for (const { name, request } of queue) {
        const person = people.next()
        const answer = await connections.ask(request, person.token)
        findings.check(name, request, answer)
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

/** Some of the requests undo imports. */
async function refill(databaseUrl: string, address: string) {
  const { games } = getArchive.output.parse(await (await fetch(address + getArchive.path)).json())
  if (games < 100) await fillArchive(databaseUrl)
}

/** Guests and signed-in users in turn. Some requests end sessions and delete accounts, then a new user takes over. */
async function createPeople(testEnv: Environment) {
  let count = 0
  const signIn = (role: Role) => testEnv.token(`person ${count++}`, role)
  const guest = { token: null, renew: async () => {} }
  const createPerson = async (role: Role) => {
    const person = {
      token: await signIn(role),
      renew: async () => {
        person.token = await signIn(role)
      },
    }
    return person
  }
  const roles = Array.from({ length: PEOPLE_PER_ROLE }, () => ['user', 'admin', 'admin'] as const)
  const users = await Promise.all(roles.flat().map(createPerson))
  const everyone = users.flatMap((user, at) => (at % 4 === 0 ? [guest, user] : [user]))
  let turn = 0
  return { next: () => everyone[turn++ % everyone.length] ?? guest }
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
