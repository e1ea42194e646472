import { randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { Role } from '#domain/account/access.ts'
import { setRoster } from '#domain/catalog/legend.ts'
import { setMaps } from '#domain/catalog/map.ts'
import { accountRepository } from '../account/account.repository.ts'
import { hashPassword } from '../account/password.ts'
import { sessionRepository } from '../account/session.repository.ts'
import { buildApp, type Deps } from '../app.ts'
import { type ArchiveVersion, followArchive } from '../archive/archive-version.ts'
import { createDatabaseLink } from '../db/outage/database-link.ts'
import { openBackgroundDatabase, openDatabase } from '../db/pool.ts'
import type { Database } from '../db/schema.ts'
import { refusedStatuses } from '../http/refused-statuses.ts'
import { copyDatabase, urlOfDatabase } from './test-databases.ts'

export const TEST_PASSWORD = 'correct horse 9'
const passwordHash = await hashPassword(TEST_PASSWORD)

/** `onTestFinished`, or `afterAll` if the tests of a file don't affect each other. */
type CleanUp = (work: () => Promise<void>) => void

const MIGRATED = 'ringwise'

/** A copy of the migrated template, or of another one, dropped after the test. */
export const createTestDatabase = (cleanUp: CleanUp = onTestFinished, template = MIGRATED) =>
  createDatabase(template, cleanUp)

/** A database that tests of one file copy, because to fill it takes seconds. Returns its name. */
export async function createTemplate(fill: (db: Kysely<Database>) => Promise<void>) {
  const url = await createTestDatabase(afterAll)
  const db = openBackgroundDatabase(url)
  await fill(db)
  // PostgreSQL copies a database only if no one is connected.
  await db.destroy()
  return new URL(url).pathname.slice(1)
}

/** A database without tables, dropped after the test. */
export const createEmptyDatabase = () => createDatabase('template0', onTestFinished)

/** Stays open for all tests of a worker: a connection costs half as much as a database. */
let admin: Pool | null = null

/** Made by the first test, because benchmarks read this file without a cluster of tests. */
const openAdmin = (clusterUrl: string) =>
  new Pool({
    connectionString: urlOfDatabase(clusterUrl, 'postgres'),
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })

async function createDatabase(template: string, cleanUp: CleanUp) {
  const clusterUrl = inject('clusterUrl')
  const pool = (admin ??= openAdmin(clusterUrl))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(pool, name, template)
  cleanUp(async () => {
    await pool.query(`drop database ${name} with (force)`)
  })
  return urlOfDatabase(clusterUrl, name)
}

/** Receives no notifications, like a server whose database is too busy to send them. */
export function createSilentVersion(): ArchiveVersion {
  let version = 1
  return {
    current: () => version,
    learn: (known) => {
      version = Math.max(version, known)
    },
    close: async () => {},
  }
}

/** Every answer that a test gets must be in the API docs. A 500 is a fault of ours and in no docs. */
function requireDocumentedStatus(app: FastifyInstance) {
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    if (statusCode < 400 || statusCode === 500) return
    const route = app.contractRoutes.find(
      (one) => one.method === method && one.path === routeOptions.url,
    )
    if (!route || refusedStatuses(route).some((status) => status === statusCode)) return
    throw new Error(`${method} ${route.path} answers ${statusCode}, which isn't in the API docs`)
  })
}

/** A slow or busy machine is no reason to answer 503. Tests about time limits open a database of their own. */
const PATIENT = { connectMs: 60_000, statementMs: 60_000, answerMs: 61_000 }

/** The real app on a real database, which is empty unless a template says otherwise. Nothing of ours is mocked. */
export async function buildTestApp(
  change:
    | Partial<Deps>
    | ((own: Pick<Deps, 'db' | 'archiveVersion' | 'homeTeam'>) => Partial<Deps>) = {},
  cleanUp: CleanUp = onTestFinished,
  template = MIGRATED,
) {
  const url = await createTestDatabase(cleanUp, template)
  const db = openDatabase(url, () => {}, PATIENT)
  const backgroundDb = openBackgroundDatabase(url)
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-app-'))
  const pageDir = join(folder, 'page')
  await mkdir(pageDir)
  await writeFile(join(pageDir, 'index.html'), '<!doctype html><title>Ringwise</title>')
  const databaseLink = createDatabaseLink(60)
  const homeTeam = 'Alliance'
  const archiveVersion = await followArchive(url, databaseLink)
  const app = await buildApp({
    db,
    backgroundDb,
    databaseUrl: url,
    archiveVersion,
    databaseLink,
    homeTeam,
    banTieRule: 'points',
    logger: pino({ level: 'silent' }),
    dataDir: join(folder, 'data'),
    disk: { folder },
    pageDir,
    allowedOrigins: [],
    trustedProxies: [],
    ...(typeof change === 'function' ? change({ db, archiveVersion, homeTeam }) : change),
  })
  requireDocumentedStatus(app)
  cleanUp(async () => {
    await app.close()
    await archiveVersion.close()
    await backgroundDb.destroy()
    await db.destroy()
    // Legends and maps belong to the process, not to the app of one test.
    setRoster([], Date.now)
    setMaps([])
    await rm(folder, { recursive: true })
  })

  /** Creates a signed-in user with that role. Spread the result into `inject`. */
  const as = async (role: Role, username = `${role}-${randomUUID().slice(0, 8)}`) => {
    const profile = { username, email: `${username}@example.org`, role }
    const { id } = await accountRepository(db).create(profile, passwordHash)
    const token = await sessionRepository(db).start(id, role, new Date())
    return { id, username, token, headers: { authorization: `Bearer ${token}` } }
  }
  return { app, db, url, archiveVersion, as, dataDir: join(folder, 'data'), pageDir }
}
