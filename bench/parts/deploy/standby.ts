// A primary with a synchronous standby, both Debian's PostgreSQL in temporary folders.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '#server/db/client.ts'
import { freePort, startCluster } from '#server/db/embedded/cluster.ts'
import { killDatabase } from '../faults/kill-database.ts'
import { runAs, startProgram } from './run-program.ts'

const READY_MS = 60_000

export async function startPair(folder: string, binaries: string) {
  const primaryFolder = join(folder, 'primary')
  const primary = await startCluster(primaryFolder, binaries)
  // It must stay down when it is killed.
  primary.release()
  const standby = await startStandby(primary.url, join(folder, 'standby'), binaries)
  await withClient(primary.url, async (client) => {
    // After the copy: the standby waits for no one when it takes over.
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
  })
  await until(primary.url, "select from pg_stat_replication where sync_state = 'sync'")
  let isKilled = false
  const killPrimary = async () => {
    isKilled = true
    await killDatabase(primaryFolder)
  }
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    killPrimary,
    promote: () => withClient(standby.url, (client) => client.query('select pg_promote()')),
    async close() {
      if (!isKilled) await killPrimary()
      await standby.end()
    },
  }
}

async function startStandby(primaryUrl: string, folder: string, binaries: string) {
  await mkdir(folder, { mode: 0o700 })
  await runAs.own(folder)
  await startProgram(join(binaries, 'pg_basebackup'), [
    `--dbname=${primaryUrl}`,
    `--pgdata=${folder}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
  ]).finish()
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const program = startProgram(join(binaries, 'postgres'), [
    `-D${folder}`,
    `-p${port}`,
    ...settings.map((setting) => `-c${setting}`),
  ])
  const url = new URL(primaryUrl)
  url.port = String(port)
  await until(url.href, 'select', () => program.requireAlive())
  // SIGINT is PostgreSQL's fast shutdown.
  return { url: url.href, end: () => program.end('SIGINT') }
}

/** Until the database answers with a row. */
async function until(url: string, query: string, check = () => {}) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(50)) {
    check()
    const rows = await withClient(
      url,
      async (client) => (await client.query(query)).rowCount,
    ).catch(() => 0)
    if (rows) return
  }
  throw new Error(`No answer to: ${query}`)
}
