import * as z from 'zod/mini'
import { done, epochMs, fileName, noInput, rowId } from '../base/field.ts'
import { mapId } from '../catalog/map.ts'
import { route } from '../base/route.ts'

/** About 20,000 games. */
export const RING_FILE_BYTES = 4 * 1024 * 1024
/** An answer names at most this many lines that were left out. */
export const MAX_RING_FAULTS = 10

const storedRings = z.object({
  /** x and y of the centers of rings 1, 2 and 3, from the left and from the top of a square of 16,384. */
  centers: z.array(z.int()),
  /** Missing if unknown. A day without a time is midnight UTC. */
  playedAt: z.optional(epochMs),
  /** If it is a game of the archive. */
  game: z.optional(z.object({ seriesId: z.int(), event: z.string(), number: z.int() })),
})
export type StoredRings = z.infer<typeof storedRings>

export const listRings = route({
  method: 'GET',
  path: '/api/rings',
  access: 'public',
  summary: 'List where the first three rings of past games on a map closed, newest first.',
  input: z.object({ map: mapId }),
  output: z.object({ games: z.array(storedRings) }),
})

export const importRings = route({
  method: 'POST',
  path: '/api/rings/import',
  access: 'imports.manage',
  summary:
    'Import a ring file (JSON lines or CSV). Games that are already stored are skipped, and lines that cannot be used are left out.',
  upload: true,
  input: fileName,
  output: z.extend(done, {
    /** Null if the file had no new game. */
    importId: z.nullable(z.int()),
    added: z.int(),
    known: z.int(),
    leftOut: z.int(),
    /** The first lines that were left out, and why. */
    faults: z.array(z.string()),
  }),
})

const ringImport = z.object({
  id: z.int(),
  fileName: z.string(),
  games: z.int(),
  importedBy: z.nullable(z.string()),
  importedAt: epochMs,
})
export type RingImport = z.infer<typeof ringImport>

export const listRingImports = route({
  method: 'GET',
  path: '/api/rings/imports',
  access: 'imports.manage',
  summary: 'List imported ring files, newest first.',
  input: noInput,
  output: z.object({ imports: z.array(ringImport) }),
})

export const removeRingImport = route({
  method: 'DELETE',
  path: '/api/rings/imports/:id',
  access: 'imports.manage',
  summary: 'Undo the import of a ring file. Removes the games it added.',
  input: z.object({ id: rowId }),
  output: done,
})
