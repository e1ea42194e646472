import { commandMessages } from '#contract/messages/command.ts'
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { extract } from 'tar'
import { upgradeMessages } from '#contract/messages/upgrade.ts'
import { withClient } from '../db/client.ts'
import { currentName, migrate, readMigrations } from '../db/migrate.ts'
import { VERSION } from '../process/version.ts'
import { FOLDERS, hashFiles, type Manifest, manifestSchema, tableFile } from './manifest.ts'
import { countRows, setTextFormats, hashTable, listTables, loadTable } from './tables.ts'

/** Restores a backup into an empty database and data folder, all or nothing. Refuses to mix it with existing data. */
export async function restore(url: string, dataDir: string, file: string): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-restore-'))
  try {
    await extract({ file, cwd: folder, strict: true })
    const manifest = await readManifest(folder)
    const migrations = manifest.migrations.map(currentName)
    await requireKnownMigrations(migrations, manifest.version)
    await withClient(url, requireEmptyDatabase)
    await migrate(url, { only: migrations })
    await withClient(url, (client) => requireSameSchema(client, migrations))
    await withClient(url, (client) => load(client, manifest, folder, dataDir))
    await migrate(url)
    return manifest
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}')
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error(commandMessages.notABackup)
  const { 'manifest.json': _, ...found } = await hashFiles(folder)
  const { files } = manifest.data
  const changed = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (path) => files[path] !== found[path],
  )
  if (changed.length === 0) return manifest.data
  throw new Error(commandMessages.damaged(changed))
}

async function requireKnownMigrations(migrations: readonly string[], madeBy?: string) {
  const known = await readMigrations()
  const unknown = migrations.find((name) => known.every((migration) => migration.name !== name))
  if (unknown) throw new Error(upgradeMessages.newerBackup(unknown, madeBy ?? null, VERSION))
}

/** The schema must match the one the backup was made with. Later migrations run on the restored rows. */
async function requireSameSchema(client: Client, migrations: readonly string[]) {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  const later = rows.find(({ name }) => !migrations.includes(name))
  if (later) throw new Error(upgradeMessages.targetIsNewer(later.name))
}

async function load(client: Client, manifest: Manifest, folder: string, dataDir: string) {
  await setTextFormats(client)
  await client.query('begin')
  await requireEmpty(client, dataDir)
  const tables = (await listTables(client)).map(({ name }) => name)
  await client.query(`truncate ${tables.join(', ')}`)
  for (const table of manifest.tables) {
    await loadTable(client, table, join(folder, tableFile(table.name)))
    const isSame = (await hashTable(client, table)) === manifest.files[tableFile(table.name)]
    if (!isSame || (await countRows(client, table.name)) !== table.rows) {
      throw new Error(commandMessages.tableDiffers(table.name))
    }
  }
  for (const { name, last } of manifest.sequences) {
    if (last !== null) await client.query('select setval($1, $2)', [name, last])
  }
  try {
    await copyFiles(folder, dataDir)
    await client.query('commit')
  } catch (error) {
    for (const name of FOLDERS) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

async function requireEmpty(client: Client, dataDir: string) {
  await requireEmptyDatabase(client)
  for (const name of FOLDERS) {
    if (await stat(join(dataDir, name)).catch(() => null)) {
      throw new Error(commandMessages.folderExists(join(dataDir, name)))
    }
  }
}

async function requireEmptyDatabase(client: Client) {
  // Everything users add needs an account; other rows come from migrations.
  const { rowCount } = await client.query("select where to_regclass('account') is not null")
  if (rowCount && (await countRows(client, 'account')) > 0) {
    throw new Error(commandMessages.databaseNotEmpty)
  }
}

async function copyFiles(folder: string, dataDir: string) {
  for (const name of FOLDERS) {
    const from = join(folder, 'files', name)
    if (!(await stat(from).catch(() => null))) continue
    await mkdir(dataDir, { recursive: true })
    await cp(from, join(dataDir, name), { recursive: true })
  }
}
