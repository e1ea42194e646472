import { expect, test } from 'vitest'
import { notesFor, readNoteComp } from './comp-note.ts'

test.each([
  ['Ash,MadMaggie,Seer', ['Ash', 'MadMaggie', 'Seer']],
  [' mad_maggie , ash ', ['MadMaggie', 'Ash']],
  ['["Mad Maggie","seer"]', ['MadMaggie', 'Seer']],
  ['Wattson', ['Wattson']],
])('%s is a composition for a note', (text, comp) => {
  expect(readNoteComp(text)).toEqual(comp)
})

test.each(['', ',', 'Ash,ash', 'Ash,Seer,Loba,Fuse', 'Ash,Nobody', '[1,2]', '["Ash"', '{"a":1}'])(
  '%j is none',
  (text) => {
    expect(readNoteComp(text)).toBeNull()
  },
)

test('a note is about a composition when two legends are the same, exact ones first', () => {
  const notes = [
    { comp: 'Ash,Loba', id: 1 },
    { comp: 'Ash,Fuse,Wraith', id: 2 },
    { comp: 'SEER,loba,Ash', id: 3 },
    { comp: 'Loba,Seer,Fuse', id: 4 },
    { comp: '["Ash","Seer"]', id: 5 },
    { comp: 'Ash', id: 6 },
  ]
  const found = (comp: string[]) => notesFor(comp, notes).map(({ id }) => id)
  expect(found(['ash', 'loba', 'seer'])).toEqual([3, 1, 4, 5])
  expect(found(['loba', 'ash'])).toEqual([1, 3])
  expect(found(['Ash'])).toEqual([6])
})
