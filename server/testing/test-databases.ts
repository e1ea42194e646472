import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'

const MEMORY = '/dev/shm'
/** For the databases that exist at the same time, and what PostgreSQL logs. */
const ENOUGH_BYTES = 4e9

/** A folder for a PostgreSQL: in memory if the system offers that, where a database is copied ten times as fast. */
export async function fastFolder(name: string) {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return mkdtemp(join(free > ENOUGH_BYTES ? MEMORY : tmpdir(), name))
}

/** Copies the files of the template. By default PostgreSQL writes each page to its log first. */
export const copyDatabase = (client: Client, name: string, template: string) =>
  client.query(`create database ${name} template ${template} strategy file_copy`)

/** No test cuts the power of this PostgreSQL, and on slow disks waiting for them takes most of the time. */
export async function skipDiskWaits(client: Client) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
}

export function urlOfDatabase(url: string, name: string): string {
  const copy = new URL(url)
  copy.pathname = name
  return copy.href
}
