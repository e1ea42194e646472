import * as z from 'zod/mini'
import { done, epochMs, noInput, textRules, whole } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { route } from '../base/route.ts'

export const LOOTPATH_NOTE_LENGTH = 5000

export const lootpathLocation = z.object({
  /** The id for the admin API. */
  number: z.int(),
  map: answeredMap,
  /** The short id, unique on its map. Notes are keyed by it. */
  id: z.string(),
  name: z.string(),
})

const file = z.object({
  /** Map and short id of the location, joined by a hyphen: the picture's name below /static/lootpaths/. */
  id: z.string(),
  name: z.string(),
  path: z.string(),
  map: answeredMap,
  location: z.string(),
  /** Uploaded, drawn for the demo, or placed in the operator's picture folder. */
  source: z.enum(['upload', 'demo', 'folder']),
  updated_at: z.nullable(epochMs),
})

export type LootpathLocation = z.infer<typeof lootpathLocation>
export type LootpathFile = z.infer<typeof file>

export const listLootpaths = route({
  method: 'GET',
  path: '/api/file/files/list',
  access: 'public',
  summary: 'List all lootpath pictures and the locations of all maps.',
  input: noInput,
  output: z.object({
    success: z.literal(true),
    files: z.array(file),
    locations: z.array(lootpathLocation),
  }),
})

const noteChange = z.object({
  version: z.int(),
  isDemo: z.boolean(),
  updated_at: z.nullable(epochMs),
  updated_by: z.nullable(z.string()),
})
export type LootpathNoteChange = z.infer<typeof noteChange>

export const getLootpathNotes = route({
  method: 'GET',
  path: '/api/file/notes/:mapId',
  access: 'public',
  summary: 'Get the notes of a map by location, with who changed each one and when.',
  input: z.object({ mapId }),
  output: z.object({
    success: z.literal(true),
    notes: z.record(z.string(), z.string()),
    /** For every note that was ever written, even if it is empty now. */
    changes: z.record(z.string(), noteChange),
  }),
})

/** Locations are keyed in lowercase. */
const key = z.string().check(z.toLowerCase(), ...textRules(100))
const note = z.string().check(z.trim(), whole, ...textRules(LOOTPATH_NOTE_LENGTH))

export const saveLootpathNotes = route({
  method: 'POST',
  path: '/api/file/notes/:mapId',
  access: 'account.use',
  summary:
    'Save the given notes and leave the others. An empty text removes a note. Returns 409 if you send a version (0 for a new note) and the note has changed since.',
  input: z.object({
    mapId,
    notes: z.record(key, note),
    versions: z.optional(z.record(key, z.int().check(z.minimum(0), z.maximum(2_147_483_647)))),
  }),
  output: done,
})
