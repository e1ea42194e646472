import * as z from 'zod/mini'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { readNoteComp } from '#domain/note/comp-note.ts'
import { isSameTeam } from '#domain/team/team.ts'

/** What a note is limited to. With neither, it is the general note about a composition. */
export const noteScope = z.object({
  map: z._default(z.nullable(z.string()), null),
  /** As typed; empty for any team. */
  opponent: z._default(z.string(), ''),
})
export type NoteScope = z.infer<typeof noteScope>

export const GENERAL: NoteScope = { map: null, opponent: '' }

/** The stored note about a composition, on a map and against a team. */
export const findCompNote = (
  notes: readonly CompNote[],
  comp: readonly string[],
  { map, opponent }: NoteScope,
): CompNote | undefined =>
  notes.find(
    (note) =>
      compKey(readNoteComp(note.comp) ?? []) === compKey(comp) &&
      note.map === map &&
      isSameTeam(note.opponent ?? '', opponent),
  )
