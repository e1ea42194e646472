import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { upgradeMessages as texts } from '#contract/base/upgrade.texts.ts'
import { VERSION } from '../process/version.ts'
import { withLongClient } from './outage/long-client.ts'
import { splitStatements } from './split-statements.ts'

/** Arbitrary; must differ from our other advisory locks. */
const MIGRATION_LOCK = 7_264_002
/** As long as the migrations of another server or a backup could take. */
const LOCK_MS = 10 * 60_000
const FOLDER = join(import.meta.dirname, 'migrations')

/** Files that were renumbered after some databases had run them under the old number. */
const RENAMED: Record<string, string> = {
  '0004_team_comp_spread.sql': '0014_team_comp_spread.sql',
}
export const currentName = (migration: string) => RENAMED[migration] ?? migration

interface Migration {
  name: string
  sql: string
  checksum: string
}

export interface MigrateOptions {
  folder?: string
  /** Runs only these migrations; by default all that are missing. */
  only?: readonly string[]
}

/** Runs each missing migration once, even if several servers start together. Either all succeed or nothing changes. */
export async function migrate(url: string, { folder = FOLDER, only }: MigrateOptions = {}) {
  const migrations = await readMigrations(folder)
  await withLongClient(url, async (client) => {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${LOCK_MS}`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied = await readApplied(client)
    requireKnown(applied, migrations)
    const lastVersion = applied.at(-1)?.version ?? null
    for (const migration of migrations) {
      const { name, checksum } = migration
      const before = applied.find((row) => row.name === name)
      if (before) await checkApplied(client, before, checksum)
      else if (!only || only.includes(name)) await apply(client, migration, lastVersion)
    }
    await client.query('commit')
  })
}

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

interface Applied {
  name: string
  /** Null if the migration ran before checksums and versions were stored. */
  checksum: string | null
  version: string | null
}

async function readApplied(client: Client): Promise<Applied[]> {
  await prepareTable(client)
  for (const [before, now] of Object.entries(RENAMED)) {
    await client.query('update migration set name = $2 where name = $1', [before, now])
  }
  const { rows } = await client.query<Applied>(
    'select name, checksum, version from migration order by applied_at, name',
  )
  return rows
}

/** Alters the table only if necessary: its lock would have to wait for a running backup. */
async function prepareTable(client: Client) {
  const { rowCount } = await client.query(
    "select from information_schema.columns where table_schema = 'public' and table_name = 'migration' and column_name = 'checksum'",
  )
  if (rowCount) return
  await client.query(
    `create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
     alter table migration add column checksum text, add column version text`,
  )
}

function requireKnown(applied: readonly Applied[], migrations: readonly Migration[]) {
  const unknown = applied.find(({ name }) => migrations.every((known) => known.name !== name))
  if (unknown) throw new Error(texts.newerDatabase(unknown.name, unknown.version, VERSION))
}

async function checkApplied(client: Client, { name, checksum: stored }: Applied, checksum: string) {
  if (stored === checksum) return
  if (stored !== null) throw new Error(texts.editedMigration(name))
  await client.query('update migration set checksum = $2 where name = $1', [name, checksum])
}

async function apply(
  client: Client,
  { name, sql, checksum }: Migration,
  lastVersion: string | null,
) {
  for (const statement of splitStatements(sql)) {
    await client.query(statement).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(texts.failedMigration({ migration: name, statement, reason, lastVersion }), {
        cause: error,
      })
    })
  }
  await client.query('insert into migration (name, checksum, version) values ($1, $2, $3)', [
    name,
    checksum,
    VERSION,
  ])
}
