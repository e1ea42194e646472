import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { withClient } from '../db/client.ts'
import { startCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'
import { fastFolder, skipDiskWaits, skipNeedlessWork, urlOfDatabase } from './test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies in milliseconds. */
export async function setup(project: TestProject) {
  const folder = await fastFolder('ringwise-test-')
  const cluster = await startCluster(folder, process.env['TEST_POSTGRES_BIN'])
  await migrate(cluster.url)
  await withClient(urlOfDatabase(cluster.url, 'postgres'), async (client) => {
    await client.query('alter database ringwise is_template true')
    await skipDiskWaits(client)
    await skipNeedlessWork(client, new URL(cluster.url).password)
  })
  project.provide('clusterUrl', cluster.url)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}
