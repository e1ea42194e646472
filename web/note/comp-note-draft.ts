import * as z from 'zod/mini'
import type { CompNote } from '#contract/note/comp-note.ts'
import { MAX_NOTE_LEGENDS } from '#domain/note/comp-note.ts'
import { findCompNote, GENERAL, noteScope } from '../shared/note/note-subject.ts'

/** A note that is being written. */
export const compNoteDraft = z.object({
  ...noteScope.shape,
  comp: z.array(z.string()),
  notes: z.string(),
  /** Of the stored note that the user has seen; 0 if there was none, null if that wasn't known yet. */
  version: z._default(z.nullable(z.int()), null),
})
export type CompNoteDraft = z.infer<typeof compNoteDraft>

export const EMPTY_NOTE: CompNoteDraft = { ...GENERAL, comp: [], notes: '', version: null }

/** What the stored notes mean for a draft. They are undefined until they have loaded. */
export function judgeNoteDraft(draft: CompNoteDraft, stored: readonly CompNote[] | undefined) {
  const { comp, notes, version } = draft
  const known = stored && findCompNote(stored, comp, draft)
  return {
    /** The note that saving replaces. */
    known,
    /** Someone saved it after the user had seen it, and wrote something else. */
    hasConflict:
      known !== undefined &&
      version !== null &&
      version !== known.version &&
      known.notes !== notes.trim(),
    isReady: comp.length > 0 && notes.trim() !== '',
  }
}

/** The draft about another subject, which can have another note. */
export function changeSubject(
  draft: CompNoteDraft,
  next: Partial<CompNoteDraft>,
  stored: readonly CompNote[] | undefined,
): CompNoteDraft {
  const subject = { ...draft, ...next }
  const version = stored && (findCompNote(stored, subject.comp, subject)?.version ?? 0)
  return { ...subject, version: version ?? null }
}

/** The legends after a click on one. A fourth one is ignored. */
export function toggleNoteLegend(comp: readonly string[], name: string): string[] {
  if (comp.includes(name)) return comp.filter((other) => other !== name)
  return comp.length < MAX_NOTE_LEGENDS ? [...comp, name] : [...comp]
}
