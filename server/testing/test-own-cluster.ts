import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startCluster } from '../db/embedded/cluster.ts'
import { fastFolder } from './test-databases.ts'

/** The folder of a PostgreSQL of one test, which may stop it, kill it or break it. */
export async function clusterFolder() {
  const folder = await fastFolder('ringwise-cluster-')
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

export async function startOwnCluster(folder: string) {
  const cluster = await startCluster(folder, process.env['TEST_POSTGRES_BIN'])
  onTestFinished(() => cluster.stop())
  return cluster
}

export const postmasterPid = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
