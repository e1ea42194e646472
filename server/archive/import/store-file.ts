import type { Kysely } from 'kysely'
import { importFile, type ImportNote, type ImportOutcome } from '../import-file.ts'
import type { Database } from '../../db/schema.ts'
import { hashOf } from './preview.ts'
import { readMatchFileInWorker } from './read-in-worker.ts'
import { requireGames } from './require-games.ts'

interface GivenFile {
  fileName: string
  bytes: Uint8Array
  /** Null for a command. */
  by: number | null
  note?: ImportNote | undefined
  /** A followed series can lose all its games. */
  isEmptyAllowed?: boolean
}

/** Reads a match file and imports it, completely or not at all. */
export async function storeFile(
  db: Kysely<Database>,
  { fileName, bytes, by, note, isEmptyAllowed = false }: GivenFile,
): Promise<ImportOutcome> {
  const file = await readMatchFileInWorker(fileName, bytes)
  if (!isEmptyAllowed) requireGames(file)
  return importFile(db, { fileName, fileHash: hashOf(bytes), isDemo: false, by, note, ...file })
}
