import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { resolve } from 'node:path'
import { openCommandDatabase } from '../db/command-database.ts'
import { errorText } from '../http/errors.ts'
import { readEnv } from '../process/env.ts'
import { backup } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE`. Returns the exit code. */
export async function runBackupCommand(name: 'backup' | 'restore', args: readonly string[]) {
  const [file, ...rest] = args
  if (!file || rest.length > 0) {
    process.stderr.write(`${texts.backupUsage(name)}\n`)
    return 2
  }
  try {
    const manifest = await (name === 'backup' ? runBackup : runRestore)(resolve(file))
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0)
    const files = Object.keys(manifest.files).length - manifest.tables.length
    process.stdout.write(`${texts.backupDone(name, rows, manifest.tables.length, files)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`)
    return 1
  }
}

async function runBackup(file: string): Promise<Manifest> {
  const env = readEnv(process.env)
  const database = await openCommandDatabase(env)
  try {
    return await backup(database.url, env.DATA_DIR, file)
  } finally {
    await database.close()
  }
}

async function runRestore(file: string): Promise<Manifest> {
  const env = readEnv(process.env)
  const database = await openCommandDatabase(env)
  try {
    if (database.server) {
      throw new Error(texts.serverRunning(database.server))
    }
    return await restore(database.url, env.DATA_DIR, file)
  } finally {
    await database.close()
  }
}
