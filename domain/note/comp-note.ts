import { compKey } from '../catalog/comp.ts'
import { findLegend, legendKey } from '../catalog/legend.ts'

export const MAX_NOTE_LEGENDS = 3
/** A note applies to a composition if at least this many legends match. */
const SHARED_LEGENDS = 2

/**
 * Parses one to three legends of the roster from `Ash,MadMaggie` or a JSON array, in the roster's spelling. Returns
 * null for anything else.
 */
export function readNoteComp(text: string): string[] | null {
  const found = listOf(text).map(findLegend)
  const isGood =
    found.length > 0 &&
    found.length <= MAX_NOTE_LEGENDS &&
    found.every((legend) => legend.class !== 'Unknown') &&
    new Set(found.map(({ key }) => key)).size === found.length
  return isGood ? found.map(({ name }) => name) : null
}

/** The notes that apply to a composition: exact matches first, then those that share more legends. */
export function notesFor<Note extends { readonly comp: string }>(
  comp: readonly string[],
  notes: readonly Note[],
): Note[] {
  const wanted = new Set(comp.map(legendKey))
  const rank = (note: Note): number => {
    const legends = listOf(note.comp)
    const isExact = compKey(legends) === compKey(comp)
    return isExact ? Infinity : legends.filter((legend) => wanted.has(legendKey(legend))).length
  }
  return notes
    .filter((note) => rank(note) >= SHARED_LEGENDS)
    .toSorted((a, b) => (rank(b) === rank(a) ? 0 : rank(b) - rank(a)))
}

function listOf(text: string): string[] {
  const items = text.trim().startsWith('[') ? fromJson(text) : text.split(',')
  return items.map((item) => item.trim()).filter(Boolean)
}

function fromJson(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : []
  } catch {
    return []
  }
}
