import { randomUUID } from 'node:crypto'
import { withClient } from '#server/db/client.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { skipDiskWaits, urlOfDatabase } from '#server/testing/test-databases.ts'

const TEMPLATE = 'e2e_template'

/** Where the workers find the PostgreSQL that the shared server has started, with a migrated database to copy. */
export async function sharePostgres(dataDir: string) {
  const cluster = await startCluster(dataDir)
  process.env.E2E_POSTGRES = cluster.url
  await withClient(cluster.url, async (client) => {
    await skipDiskWaits(client)
    await client.query(`create database ${TEMPLATE}`)
  })
  await migrate(urlOfDatabase(cluster.url, TEMPLATE))
  cluster.release()
}

/** A database without rows in it: to start another PostgreSQL would take longer than most tests. */
export async function createDatabase() {
  const shared = process.env.E2E_POSTGRES ?? ''
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await withClient(shared, (client) => client.query(`create database ${name} template ${TEMPLATE}`))
  return {
    url: urlOfDatabase(shared, name),
    drop: async () => {
      await withClient(shared, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
