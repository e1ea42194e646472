import { commandMessages as texts } from '#contract/base/command.texts.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import type { Env } from '../process/env.ts'
import { withClient } from './client.ts'
import { startCluster } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'
import { openBackgroundDatabase, openDatabase, requestLimits } from './pool.ts'
import type { Database } from './schema.ts'
import { holdServerLock } from './embedded/server-lock.ts'

/** The oldest version that supports the SQL we use. */
const OLDEST_POSTGRES = 15

/** At a start, before the pools with their own limits. */
const FIRST_ANSWER_MS = 10_000

interface ServerDatabase {
  url: string
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  close(): Promise<void>
}

/** The operator's PostgreSQL, which several servers can share, or our embedded one for a single server. */
export async function openServerDatabase(
  { DATABASE_URL, DATABASE_WAIT_S, DATA_DIR }: Env,
  address: string,
  logger: FastifyBaseLogger,
): Promise<ServerDatabase> {
  const { url, release } = DATABASE_URL
    ? { url: DATABASE_URL, release: async () => {} }
    : await ownCluster(DATA_DIR, address, logger)
  try {
    await requireSupported(url)
    await migrate(url)
  } catch (error) {
    await release()
    throw error
  }
  const onIdleError = (error: Error) => logger.warn(error, 'database connection lost')
  const db = openDatabase(url, onIdleError, requestLimits(DATABASE_WAIT_S))
  const backgroundDb = openBackgroundDatabase(url)
  return {
    url,
    db,
    backgroundDb,
    async close() {
      await backgroundDb.destroy()
      await db.destroy()
      await release()
    },
  }
}

async function ownCluster(dataDir: string, address: string, logger: FastifyBaseLogger) {
  const cluster = await startCluster(dataDir)
  const unlock = await holdServerLock(cluster.url, address, (error) => {
    logger.fatal(error.message)
    process.exit(1)
  }).catch((error: unknown) => {
    cluster.release()
    throw error
  })
  return {
    url: cluster.url,
    async release() {
      await unlock()
      await cluster.stop()
    },
  }
}

async function findVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::integer as number",
  )
  return Math.floor((rows[0]?.number ?? 0) / 10_000)
}

async function requireSupported(url: string) {
  const version = await withClient(url, findVersion, FIRST_ANSWER_MS)
  if (version < OLDEST_POSTGRES) {
    throw new Error(texts.oldPostgres(OLDEST_POSTGRES, version))
  }
}
