// Shared by the benchmarks with servers as processes: a PostgreSQL, servers on it, and users with tokens.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Kysely } from 'kysely'
import type { Role } from '#domain/account/access.ts'
import { accountRepository } from '#server/account/account.repository.ts'
import { hashPassword } from '#server/account/password.ts'
import { sessionRepository } from '#server/account/session.repository.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/pool.ts'
import type { Database } from '#server/db/schema.ts'

const MAIN = join(import.meta.dirname, '../../server/main.ts')

export async function openDraftEnvironment() {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
  const cluster = await startCluster(folder)
  await migrate(cluster.url)
  const db = openDatabase(cluster.url, () => {})
  return {
    db,
    url: cluster.url,
    /** With PostgreSQL's files in `postgres`. */
    folder,
    token: signUserIn(db),
    async close() {
      await db.destroy()
      await cluster.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Creates a user with that name and role, and returns a token. */
export function signUserIn(db: Kysely<Database>) {
  const password = hashPassword('correct horse 9')
  return async (username: string, role: Role = 'user'): Promise<string> => {
    const profile = { username, email: null, role }
    const { id } = await accountRepository(db).create(profile, await password)
    return sessionRepository(db).start(id, role, new Date())
  }
}

export async function startDraftServer(databaseUrl: string, env: Record<string, string> = {}) {
  // Like `npm start`, which compiles once.
  const { NODE_COMPILE_CACHE } = process.env
  const usual = { NODE_COMPILE_CACHE, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [MAIN], {
    env: { ...usual, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface(server.stdout)) {
    lines.push(line)
    const address = /^Ringwise is ready: (.+)$/.exec(line)?.[1]
    if (address) {
      server.stdout.resume()
      const end = async (signal: NodeJS.Signals) => {
        const exit = once(server, 'exit')
        server.kill(signal)
        await exit
      }
      return { address, end }
    }
  }
  throw new Error(`The server did not start.\n${lines.slice(-5).join('\n')}`)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
