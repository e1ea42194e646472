import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'
import { readMatchFileInWorker } from './archive/import/read-in-worker.ts'
import { storeFile } from './archive/import/store-file.ts'
import type { FileImports } from './archive/match-link/look-at-match.ts'
import { type Disk, requireDiskSpace } from './process/disk-space.ts'

/** How followed matches are imported: with the same steps as an uploaded file. */
export const fileImports = (backgroundDb: Kysely<Database>, disk: Disk | null): FileImports => ({
  read: (name, bytes) => readMatchFileInWorker(name, bytes),
  store: async (fileName, bytes, by, note) => {
    await requireDiskSpace(disk)
    return storeFile(backgroundDb, { fileName, bytes, by, note, isEmptyAllowed: true })
  },
})
