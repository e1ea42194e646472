import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Pool } from 'pg'

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
export const copyDatabase = (client: Client | Pool, name: string, template: string) =>
  client.query(`create database ${name} template ${template} strategy file_copy`)

/** No test cuts the power of this PostgreSQL, and on slow disks waiting for them takes most of the time. */
export async function skipDiskWaits(client: Client) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
}

/** Tests log in to PostgreSQL thousands of times, and ask about few rows. */
export async function skipNeedlessWork(client: Client, password: string) {
  // Some builds compile what looks like a large query to machine code, which takes 200 ms.
  await client.query('alter system set jit = off')
  await client.query('select pg_reload_conf()')
  const { rows } = await client.query("select current_setting('scram_iterations', true) as count")
  // Before version 16 the number can't be changed.
  if (!rows[0]?.count) return
  // They slow down who guesses a password. This one is random.
  await client.query('set scram_iterations = 1')
  await client.query(`alter role current_user password ${client.escapeLiteral(password)}`)
}

export function urlOfDatabase(url: string, name: string): string {
  const copy = new URL(url)
  copy.pathname = name
  return copy.href
}
