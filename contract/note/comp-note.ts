import * as z from 'zod/mini'
import { readNoteComp } from '#domain/note/comp-note.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { done, epochMs, rowId, text, textRules } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { compNoteMessages } from './comp-note.texts.ts'
import { route } from '../base/route.ts'

export const COMP_NOTE_LENGTH = 20_000

/** In the path: legends separated by commas, or a JSON array as text. */
const comp = z.pipe(
  text(400).check(z.refine((value) => readNoteComp(value) !== null, compNoteMessages.compRule)),
  z.transform((value: string) => readNoteComp(value) ?? []),
)

const compNote = z.object({
  id: z.int(),
  /** The legends in the roster's spelling, separated by commas. */
  comp: z.string(),
  /** Null for a note that holds on every map. */
  map: z.nullable(answeredMap),
  /** Null for a note that holds against every team. */
  opponent: z.nullable(z.string()),
  notes: z.string(),
  created_at: epochMs,
  created_by: z.nullable(z.string()),
  /** Equals `created_at` until the note is changed. */
  updated_at: epochMs,
  updated_by: z.nullable(z.string()),
  /** Changes with every save. */
  version: z.int(),
})
export type CompNote = z.infer<typeof compNote>

export const listCompNotes = route({
  method: 'GET',
  path: '/api/files/comp-notes',
  access: 'account.use',
  summary:
    'List the notes about compositions, newest first: the general ones, or with `scope=all` also those for a map or an opponent.',
  input: z.object({ scope: z._default(z.enum(['general', 'all']), 'general') }),
  output: z.object({ notes: z.array(compNote) }),
})

export const saveCompNote = route({
  method: 'POST',
  path: '/api/files/comp-notes/:comp',
  access: 'notes.manage',
  summary:
    'Create or replace the note about a composition: the general one, or the one for a map, an opponent or both. Returns 409 if you send a version (0 for a new note) and the note has changed since.',
  input: z.object({
    comp,
    map: z._default(z.nullable(mapId), null),
    opponent: z._default(z.nullable(text(TEAM_NAME_LENGTH)), null),
    version: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    notes: z
      .string()
      .check(z.trim(), z.minLength(1, compNoteMessages.missing), ...textRules(COMP_NOTE_LENGTH)),
  }),
  output: z.extend(done, { notes: compNote }),
})

export const deleteCompNote = route({
  method: 'DELETE',
  path: '/api/files/comp-notes/:comp',
  access: 'notes.manage',
  summary: 'Delete the general note about a composition.',
  input: z.object({ comp }),
  output: done,
})

export const deleteCompNoteById = route({
  method: 'DELETE',
  path: '/api/comp-notes/:id',
  access: 'notes.manage',
  summary: 'Delete one note about a composition.',
  input: z.object({ id: rowId }),
  output: done,
})
