import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { errorCode } from '../../http/errors.ts'
import { packagedBinaries } from './binaries.ts'
import { withClient } from '../client.ts'
import { createCluster } from './create-cluster.ts'
import { findPostmaster, spawnPostmaster, supervise } from './postmaster.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'

export interface ClusterPaths {
  binaries: string
  runAs: RunAs
  folder: string
  log: string
  maxConnections: number
}

/** Our own PostgreSQL in the data folder, running as a separate process. */
export interface Cluster {
  url: string
  /** False if it was already running: left over from a killed server, or in use by another command. */
  isOurs: boolean
  stop(): Promise<void>
  release(): void
}

const DATABASE = 'ringwise'

/** More than one server uses. */
const MAX_CONNECTIONS = 60

export async function startCluster(
  dataDir: string,
  binaries?: string,
  maxConnections = MAX_CONNECTIONS,
): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true })
  const place: ClusterPaths = {
    binaries: binaries ?? (await packagedBinaries()),
    runAs: chooseRunAs(),
    maxConnections,
    folder: join(dataDir, 'postgres'),
    log: join(dataDir, 'postgres.log'),
  }
  await createCluster(place, dataDir)
  const { postmaster, isOurs } = await findOrSpawn(place)
  const password = await readFile(join(place.folder, 'ringwise.secret'), 'utf8')
  const url = (database: string) =>
    `postgres://ringwise:${password}@127.0.0.1:${postmaster.port}/${database}`
  await createDatabase(url('postgres'))
  return { url: url(DATABASE), isOurs, ...supervise(place, postmaster) }
}

async function findOrSpawn(place: ClusterPaths) {
  const found = await findPostmaster(place)
  if (found) return { postmaster: found, isOurs: false }
  try {
    return { postmaster: await spawnPostmaster(place, await freePort()), isOurs: true }
  } catch (error) {
    // Another process may have started one at the same time; PostgreSQL allows only one per folder.
    const other = await findPostmaster(place)
    if (!other) throw error
    return { postmaster: other, isOurs: false }
  }
}

const createDatabase = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
      // 42P04 and 23505: it already exists, or another process is creating it right now.
      if (!['42P04', '23505'].includes(errorCode(error))) throw error
    })
  })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error(texts.noFreePort)
  return address.port
}
