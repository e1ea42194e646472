import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

/** Folders below the data folder, besides the database, that belong in a backup. */
export const FOLDERS = ['static']

const sqlName = z.string().check(z.regex(/^[a-z_]+$/))

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The Ringwise version that made it; backups of 0.1.0 have none. */
  version: z.optional(z.string()),
  migrations: z.array(z.string()),
  /** Ordered so that each table comes after the tables it refers to. */
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName), rows: z.int() })),
  sequences: z.array(z.object({ name: sqlName, last: z.nullable(z.int()) })),
  /** All other files of the archive with their SHA-256. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const tableFile = (table: string) => `tables/${table}.copy`

/** Every file below a folder with its SHA-256. Paths are the same on all systems. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
  const hashes: Record<string, string> = {}
  for (const path of paths) hashes[path] = await hashFile(join(folder, path))
  return hashes
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
