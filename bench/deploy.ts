// Tries docs/deploy.md with Debian's nginx and PostgreSQL: two servers behind deploy/nginx.conf, a server that is killed,
// one that is cut off from the database, and a primary that is killed. Everything runs in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/db/pool.ts'
import { auditDraft } from '#server/draft/test-audit.ts'
import { untilAgreed } from './parts/agree.ts'
import { openDeployment } from './parts/deploy/deployment.ts'
import { findPrograms } from './parts/deploy/find-programs.ts'
import { followClients } from './parts/deploy/proxied-clients.ts'
import { requirePassedOn, requireSticky } from './parts/deploy/upstreams.ts'
import { alarmAt, say } from './parts/report.ts'
import { compareWriters, startWriters } from './parts/faults/all-writers.ts'

const BUDGET_MS = 10_000
const CALM_MS = 2000

const programs = findPrograms()
if ('missing' in programs) {
  say(`Skipped. Install Debian's packages first: apt-get install ${programs.missing.join(' ')}`)
} else {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-deploy-'))
  const deployment = await openDeployment(folder, programs)
  try {
    await tryDeployment(deployment)
  } finally {
    await deployment.close()
    await rm(folder, { recursive: true })
  }
}

type Deployment = Awaited<ReturnType<typeof openDeployment>>
type Clients = Awaited<ReturnType<typeof followClients>>

async function tryDeployment(deployment: Deployment) {
  const { nginx, pair, servers, token } = deployment
  const over = new AbortController()
  const writers = await startWriters(token, over.signal, (n) => servers[n % 2]?.address ?? '')
  const clients = await followClients(nginx.address, token)
  try {
    await breakThings(deployment, clients)
  } finally {
    over.abort()
    await Promise.all(writers.map(({ ended }) => ended))
    clients.leave()
  }
  await compareWriters(writers)
  const db = openDatabase(pair.standbyUrl, () => {})
  const faults = [...(await auditDraft(db, clients.answered)), ...clients.faults()]
  await db.destroy()
  say(`  draft operation: ${clients.answered.length} answered, ${faults.length} faults`)
  alarmAt(faults.length > 0, faults.slice(0, 10).join('\n'))
}

async function breakThings(deployment: Deployment, clients: Clients) {
  const { nginx, pair, wire, address, servers } = deployment
  await step('10 clients poll through nginx, one ban reaches all', async () => {
    await clients.write()
    await untilAgreed(clients.players)
    requireSticky(await nginx.requests(), servers)
  })
  await step('a server is killed: writes of all clients', async () => {
    await servers[0].end('SIGKILL')
    await clients.write()
    await untilAgreed(clients.players)
  })
  await step('it is started again: writes on it', async () => {
    await servers[0].start()
    await deployment.untilWritten(servers[0])
  })
  await step('a server is cut off from the database: reads and writes of all clients', async () => {
    const before = (await nginx.requests()).length
    wire.fallSilent()
    const reading = clients.readUntil(deployment.untilAway(servers[0]))
    await clients.write()
    await reading
    await untilAgreed(clients.players)
    requirePassedOn((await nginx.requests()).slice(before), servers[0])
  })
  await step('it reaches the database again: writes on it', async () => {
    wire.recover()
    await deployment.untilWritten(servers[0])
  })
  await step('the primary is killed, its standby takes over: writes on both servers', async () => {
    await pair.killPrimary()
    await pair.promote()
    address.leadTo(pair.standbyUrl)
    await Promise.all(servers.map((server) => deployment.untilWritten(server)))
  })
  await step('writes of all clients', async () => {
    await clients.write()
    await untilAgreed(clients.players)
  })
}

async function step(name: string, work: () => Promise<void>) {
  // Some writes without a fault.
  await pause(CALM_MS)
  const began = performance.now()
  await work()
  const ms = performance.now() - began
  say(`${name}: ${(ms / 1000).toFixed(1)} s`)
  alarmAt(ms > BUDGET_MS, `longer than ${BUDGET_MS / 1000} s`)
}
