import type { Client } from 'pg'

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
