import { expect, test } from 'vitest'
import type { CompNote } from '#contract/note/comp-note.ts'
import { filterNotes } from './filter-notes.ts'

const note = (
  id: number,
  comp: string,
  notes: string,
  created_by = 'ines',
  about: Partial<CompNote> = {},
): CompNote => ({
  id,
  comp,
  map: null,
  opponent: null,
  notes,
  created_at: 0,
  created_by,
  updated_at: 0,
  updated_by: null,
  version: 1,
  ...about,
})
const notes = [
  note(1, 'Ash,MadMaggie', 'Snare first'),
  note(2, 'Crypto,Newcastle', 'Hold the wall', 'mika'),
  note(3, 'Fuse', 'Far', 'mika', { map: 'stormpoint', opponent: 'Copper Owls' }),
]
const ids = (legend: string, words: string) => filterNotes(notes, legend, words).map(({ id }) => id)

test('notes are found by legend, words, map, opponent and who wrote them', () => {
  expect(ids('', '')).toEqual([1, 2, 3])
  expect(ids('', 'storm p')).toEqual([3])
  expect(ids('', 'owls')).toEqual([3])
  expect(ids('madmaggie', '')).toEqual([1])
  expect(ids('', ' WALL ')).toEqual([2])
  expect(ids('', 'mad mag')).toEqual([1])
  expect(ids('', 'mika')).toEqual([2, 3])
  expect(ids('crypto', 'snare')).toEqual([])
})
