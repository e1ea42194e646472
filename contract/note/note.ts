import * as z from 'zod/mini'
import { NOTE_SUBJECTS } from '#domain/note/note-subject.ts'
import { done, epochMs, text, textRules, whole, wholeNumber } from '../base/field.ts'
import { route } from '../base/route.ts'

export const NOTE_LENGTH = 20_000
/** Notes in one answer of a search. */
export const FOUND_NOTES = 50

/** What a note is about. */
const subject = {
  about: z.enum(NOTE_SUBJECTS),
  /** A team's name, a map's id, a map's id and a POI's (`stormpoint/3`), or the id of a series or a room. */
  key: text(120).check(z.minLength(1)),
}

const written = {
  text: z.string(),
  /** Changes with every save; 0 if there is no note. */
  version: z.int(),
  updated_at: z.nullable(epochMs),
  updated_by: z.nullable(z.string()),
}

/** The text is empty if there is no note. */
const note = z.object(written)
export type Note = z.infer<typeof note>

export const getNote = route({
  method: 'GET',
  path: '/api/note',
  access: 'account.use',
  summary:
    'Get the note about a team, map, POI, series or draft room. An unknown subject has none.',
  input: z.object(subject),
  output: z.object({ note }),
})

export const saveNote = route({
  method: 'POST',
  path: '/api/note',
  access: 'account.use',
  summary:
    'Save a note: editors and administrators any, others that of a room they manage. An empty text removes it. Returns 409 if the note has changed since the version you send (0 for a new note).',
  input: z.object({
    ...subject,
    text: z.string().check(z.trim(), whole, ...textRules(NOTE_LENGTH)),
    version: wholeNumber(0, 2_147_483_647),
  }),
  output: z.extend(done, { note }),
})

export const listNoteVersions = route({
  method: 'GET',
  path: '/api/note/versions',
  access: 'account.use',
  summary: 'List what a note said before, newest first. The last ten texts are stored.',
  input: z.object(subject),
  output: z.object({ versions: z.array(note) }),
})

const foundNote = z.object({
  about: subject.about,
  /** As in a request; empty if what the note is about was removed. */
  key: z.string(),
  /** The name of what it is about. */
  label: z.string(),
  ...written,
})
export type FoundNote = z.infer<typeof foundNote>

export const searchNotes = route({
  method: 'GET',
  path: '/api/notes',
  access: 'account.use',
  summary:
    'Find notes about teams, maps, POIs, series and rooms by their text or the name of their subject, newest first. Notes about compositions have a call of their own.',
  input: z.object({
    search: z._default(text(100), ''),
    about: z.optional(z.enum(NOTE_SUBJECTS)),
  }),
  output: z.object({
    notes: z.array(foundNote),
    /** All that match. */
    total: z.int(),
  }),
})
