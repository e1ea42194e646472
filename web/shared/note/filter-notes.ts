import type { CompNote } from '#contract/note/comp-note.ts'
import { readNoteComp } from '#domain/note/comp-note.ts'
import { findLegend, legendKey, type Legend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'

export const legendsInNotes = ({ comp }: CompNote): Legend[] =>
  (readNoteComp(comp) ?? []).map(findLegend)

/**
 * Notes about a legend that contain the words in their text, or in the name of a legend, the map, the opponent or the author.
 */
export function filterNotes(notes: readonly CompNote[], legend: string, words: string): CompNote[] {
  const wanted = words.trim().toLowerCase()
  return notes.filter((note) => {
    const legends = legendsInNotes(note)
    const isAbout = legend === '' || legends.some(({ key }) => key === legendKey(legend))
    const says = [
      note.notes,
      note.created_by,
      note.updated_by,
      note.map && mapName(note.map),
      note.opponent,
      ...legends.map(({ label }) => label),
    ]
    return isAbout && says.some((text) => text?.toLowerCase().includes(wanted))
  })
}
