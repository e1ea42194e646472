import { randomUUID } from 'node:crypto'
import { withClient } from '#server/db/client.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'

/** Where the workers find the PostgreSQL that the shared server has started. */
export async function sharePostgres(dataDir: string) {
  const cluster = await startCluster(dataDir)
  process.env.E2E_POSTGRES = cluster.url
  cluster.release()
}

/** An empty database in it: to start another PostgreSQL would take longer than most tests. */
export async function createDatabase() {
  const shared = process.env.E2E_POSTGRES ?? ''
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await withClient(shared, (client) => client.query(`create database ${name}`))
  return {
    url: Object.assign(new URL(shared), { pathname: name }).href,
    drop: async () => {
      await withClient(shared, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
