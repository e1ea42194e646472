import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { withClient } from '#server/db/client.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import {
  fastFolder,
  copyDatabase,
  skipDiskWaits,
  urlOfDatabase,
} from '#server/testing/test-databases.ts'

const TEMPLATE = 'e2e_template'

/** Three workers with two servers each. */
const CONNECTIONS = 300

/** One PostgreSQL for all servers, with a migrated database to copy. */
export async function startPostgres() {
  const folder = await fastFolder('ringwise-e2e-postgres-')
  const cluster = await startCluster(folder, undefined, CONNECTIONS)
  // Workers start after this and read it there.
  process.env.E2E_POSTGRES = cluster.url
  await withClient(cluster.url, async (client) => {
    await skipDiskWaits(client)
    await client.query(`create database ${TEMPLATE}`)
  })
  await migrate(urlOfDatabase(cluster.url, TEMPLATE))
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}

/** A database without rows in it: to start another PostgreSQL would take longer than most tests. */
export async function createDatabase() {
  const shared = process.env.E2E_POSTGRES ?? ''
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await withClient(shared, (client) => copyDatabase(client, name, TEMPLATE))
  return {
    url: urlOfDatabase(shared, name),
    drop: async () => {
      await withClient(shared, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
