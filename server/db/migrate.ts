import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withClient } from './client.ts'

/** Any number that no other advisory lock of ours has. */
const MIGRATION_LOCK = 7_264_002
const FOLDER = join(import.meta.dirname, 'migrations')

export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
}

/** Runs each migration once, also when several servers start together; `upTo` stops after that one. */
export async function migrate(url: string, upTo?: string) {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedMigrations(client)
    for (const name of await migrationNames()) {
      if (applied.has(name) || (upTo && name > upTo)) continue
      await client.query(await readFile(join(FOLDER, name), 'utf8'))
      await client.query('insert into migration (name) values ($1)', [name])
    }
    await client.query('commit')
  })
}

async function appliedMigrations(client: Client): Promise<Set<string>> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migration')
  return new Set(rows.map((row) => row.name))
}
