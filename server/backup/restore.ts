import { commandMessages } from '#contract/base/command.texts.ts'
import { backupMessages } from '#contract/base/backup.texts.ts'
import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import type { Client } from 'pg'
import { extract } from 'tar'
import { upgradeMessages } from '#contract/base/upgrade.texts.ts'
import { withLongClient } from '../db/outage/long-client.ts'
import { currentName, migrate, readMigrations } from '../db/migrate.ts'
import { errorText } from '../http/errors.ts'
import { VERSION } from '../process/version.ts'
import { changedFiles, readBackupFile } from './backup-file.ts'
import { FOLDERS, hashFiles, type Manifest, tableFile } from './manifest.ts'
import { countRows, setTextFormats, hashTable, listTables, loadTable } from './tables.ts'

/** Restores a backup into an empty database and data folder, all or nothing. Refuses to mix it with existing data. */
export async function restore(url: string, dataDir: string, file: string): Promise<Manifest> {
  const { manifest, links } = await readBackupFile(file)
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-restore-'))
  try {
    await unpack(file, folder, manifest, links)
    const migrations = manifest.migrations.map(currentName)
    await requireKnownMigrations(migrations, manifest.version)
    await withLongClient(url, requireEmptyDatabase)
    await requireNoFolder(dataDir)
    await migrate(url, { only: migrations })
    await withLongClient(url, (client) => requireSameSchema(client, migrations))
    await loadAll(url, manifest, folder, dataDir)
    await migrate(url)
    return manifest
  } finally {
    // After a failed unpack some of its files may still be closing, which needs another try.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** The checksums are compared again with what is on the disk now. Links become copies of what they point to. */
async function unpack(
  file: string,
  folder: string,
  manifest: Manifest,
  links: ReadonlyMap<string, string>,
) {
  await extract({
    file,
    cwd: folder,
    strict: true,
    filter: (path) => !links.has(posix.normalize(path)),
  }).catch((error: unknown) => {
    throw new Error(backupMessages.notUnpacked(folder, errorText(error)), { cause: error })
  })
  const { 'manifest.json': _, ...found } = await hashFiles(folder)
  const changed = changedFiles(manifest.files, found)
  if (changed.length > 0) throw new Error(commandMessages.damaged(changed))
  for (const [path, target] of links) {
    await cp(join(folder, target), join(folder, path), { recursive: true })
  }
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

/** Files first: the database must not wait for them within its transaction. */
async function loadAll(url: string, manifest: Manifest, folder: string, dataDir: string) {
  try {
    await copyFiles(folder, dataDir)
    await withLongClient(url, (client) => loadTables(client, manifest, folder))
  } catch (error) {
    for (const name of FOLDERS) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}

async function loadTables(client: Client, manifest: Manifest, folder: string) {
  await setTextFormats(client)
  await client.query('begin')
  await requireEmptyDatabase(client)
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
  await client.query('commit')
}

async function requireNoFolder(dataDir: string) {
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
