import { commandMessages } from '#contract/base/command.texts.ts'
import { backupMessages } from '#contract/base/backup.texts.ts'
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { create } from 'tar'
import { upgradeMessages } from '#contract/base/upgrade.texts.ts'
import { withLongClient } from '../db/outage/long-client.ts'
import { errorCode, UNDEFINED_TABLE } from '../http/errors.ts'
import { VERSION } from '../process/version.ts'
import { readBackupFile } from './backup-file.ts'
import { copyFolder } from './copy-files.ts'
import { FOLDERS, hashFiles, type Manifest, tableFile } from './manifest.ts'
import { countRows, setTextFormats, listSequences, listTables, dumpTable } from './tables.ts'

/** Temporary folder next to the backup file, because that disk has enough space. A killed process leaves it behind. */
export const SCRATCH = '.ringwise-backup-'

/**
 * Writes the database and files into one archive while the server keeps running. The file only appears when it is
 * complete and was read back.
 */
export async function backup(url: string, dataDir: string, file: string): Promise<Manifest> {
  if (await stat(file).catch(() => null)) throw new Error(commandMessages.fileExists(file))
  const folder = await mkdtemp(join(dirname(file), SCRATCH))
  try {
    for (const name of FOLDERS) await copyFolder(join(dataDir, name), join(folder, 'files', name))
    const database = await dumpDatabase(url, folder)
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      version: VERSION,
      ...database,
      files: await hashFiles(folder),
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
    // Readable by the owner only: it contains password hashes and email addresses.
    await create({ gzip: true, cwd: folder, file: `${file}.part`, mode: 0o600 }, ['.'])
    await requireReadable(`${file}.part`)
    await rename(`${file}.part`, file)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(`${file}.part`, { force: true })
  }
}

/** One snapshot for all tables; otherwise a row could refer to one that isn't in the archive. */
const dumpDatabase = (url: string, folder: string) =>
  withLongClient(url, async (client) => {
    await setTextFormats(client)
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows } = await client
      .query<{ name: string }>('select name from migration order by name')
      .catch((error: unknown) => {
        if (errorCode(error) !== UNDEFINED_TABLE) throw error
        throw new Error(upgradeMessages.nothingToBackUp, { cause: error })
      })
    const tables = []
    await mkdir(join(folder, 'tables'))
    for (const table of await listTables(client)) {
      await dumpTable(client, table, join(folder, tableFile(table.name)))
      tables.push({ ...table, rows: await countRows(client, table.name) })
    }
    const sequences = await listSequences(client)
    await client.query('commit')
    return { migrations: rows.map((row) => row.name), tables, sequences }
  })

/** Reads the whole file as a restore would, with all checksums. */
export const requireReadable = (file: string) =>
  readBackupFile(file).catch((error: unknown) => {
    throw new Error(backupMessages.notWritten, { cause: error })
  })
