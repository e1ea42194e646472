// How much of a bare Node server's throughput remains with our checks: one line per request, as a ratio in the same
// run.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { pino } from 'pino'
import { accountRepository } from '#server/account/account.repository.ts'
import { sessionRepository } from '#server/account/session.repository.ts'
import { buildApp } from '#server/app.ts'
import { followArchive } from '#server/archive/archive-version.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/pool.ts'

const SECONDS = 4
/** Minimum share of the bare server's throughput for each request. */
const BUDGETS = { '/api/portraits': 0.08, '/api/health': 0.05, '/api/auth/me': 0.03 }

const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const cluster = await startCluster(folder)
await migrate(cluster.url)
const db = openDatabase(cluster.url, () => {})
const profile = { username: 'bench', email: null, role: 'user' as const }
const { id } = await accountRepository(db).create(profile, 'no password')
const token = await sessionRepository(db).start(id, 'user', new Date())
const archiveVersion = await followArchive(cluster.url)
const app = await buildApp({
  db,
  backgroundDb: db,
  databaseUrl: cluster.url,
  archiveVersion,
  homeTeam: 'Alliance',
  banTieRule: 'points',
  logger: pino({ level: 'silent' }),
  dataDir: folder,
  pageDir: folder,
  allowedOrigins: [],
  trustedProxies: [],
  userBurst: 1_000_000_000,
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const body = JSON.stringify({ status: 'ok' })
const bare = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(body)
}).listen(0, '127.0.0.1')
await once(bare, 'listening')
const bareAddress = bare.address()
const barePort = typeof bareAddress === 'object' ? bareAddress?.port : undefined

const limit = await measure(`http://127.0.0.1:${barePort}/`)
process.stdout.write(`bare Node: ${Math.round(limit)} requests a second\n`)
for (const [path, least] of Object.entries(BUDGETS)) {
  const rate = await measure(address + path)
  const share = rate / limit
  process.stdout.write(`${path}: ${Math.round(rate)} a second, ${share.toFixed(3)} of bare\n`)
  if (share >= least) continue
  process.stderr.write(`${path} is below its budget of ${least}\n`)
  process.exitCode = 1
}

bare.close()
await app.close()
await archiveVersion.close()
await db.destroy()
await cluster.stop()
await rm(folder, { recursive: true })

async function measure(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, connections: 50, duration: SECONDS, headers })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} answered with errors`)
  return result.requests.average
}
