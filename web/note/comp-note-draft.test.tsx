import { expect, test } from 'vitest'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { noteConflictMessages as conflicts } from '#contract/note/note-conflict.texts.ts'
import { renderText } from '../shared/ui/test-render.tsx'
import {
  changeSubject,
  compNoteDraft,
  EMPTY_NOTE,
  judgeNoteDraft,
  toggleNoteLegend,
} from './comp-note-draft.ts'
import { KnownNote } from './KnownNote.tsx'
import { NoteComposer } from './NoteComposer.tsx'

const note = (id: number, change: Partial<CompNote> = {}): CompNote => ({
  id,
  comp: 'Ash,MadMaggie',
  map: null,
  opponent: null,
  notes: 'Snare first',
  created_at: 0,
  created_by: 'mika',
  updated_at: 0,
  updated_by: 'ines',
  version: 10 + id,
  ...change,
})
const STORED = [note(1), note(2, { map: 'stormpoint' })]
const DRAFT = { ...EMPTY_NOTE, comp: ['MadMaggie', 'Ash'], notes: 'Snare last', version: 11 }

test('a draft is ready with a legend and a text', () => {
  expect(judgeNoteDraft(EMPTY_NOTE, STORED).isReady).toBe(false)
  expect(judgeNoteDraft({ ...DRAFT, notes: ' \n' }, STORED).isReady).toBe(false)
  expect(judgeNoteDraft({ ...DRAFT, comp: [] }, STORED).isReady).toBe(false)
  expect(judgeNoteDraft(DRAFT, STORED).isReady).toBe(true)
})

test('the note that saving replaces has the same legends in any order, map and opponent', () => {
  expect(judgeNoteDraft(DRAFT, STORED).known?.id).toBe(1)
  expect(judgeNoteDraft({ ...DRAFT, map: 'stormpoint' }, STORED).known?.id).toBe(2)
  expect(judgeNoteDraft({ ...DRAFT, map: 'worldsedge' }, STORED).known).toBeUndefined()
  expect(judgeNoteDraft(DRAFT, undefined)).toMatchObject({ known: undefined, hasConflict: false })
})

const conflict = (version: number | null, notes = 'Snare last') =>
  judgeNoteDraft({ ...DRAFT, version, notes }, STORED).hasConflict

test('a conflict is a version the user has not seen, with another text', () => {
  expect(conflict(11)).toBe(false)
  expect(conflict(9)).toBe(true)
  // There was none when the user began.
  expect(conflict(0)).toBe(true)
  // Not loaded then, so it isn't known what the user had seen.
  expect(conflict(null)).toBe(false)
  // The answer to the own save got lost.
  expect(conflict(9, ' Snare first ')).toBe(false)
})

test('another subject starts from the version of its note', () => {
  expect(changeSubject(DRAFT, { map: 'stormpoint' }, STORED)).toEqual({
    ...DRAFT,
    map: 'stormpoint',
    version: 12,
  })
  expect(changeSubject(DRAFT, { map: 'worldsedge' }, STORED).version).toBe(0)
  expect(changeSubject(DRAFT, { map: 'stormpoint' }, undefined).version).toBeNull()
})

test('a click adds or removes a legend, and a fourth one is ignored', () => {
  expect(toggleNoteLegend([], 'Ash')).toEqual(['Ash'])
  expect(toggleNoteLegend(['Ash', 'Loba'], 'Ash')).toEqual(['Loba'])
  expect(toggleNoteLegend(['Ash', 'Loba', 'Seer'], 'Fuse')).toEqual(['Ash', 'Loba', 'Seer'])
  expect(toggleNoteLegend(['Ash', 'Loba', 'Seer'], 'Seer')).toEqual(['Ash', 'Loba'])
})

test('a draft of an older page is still read', () => {
  expect(compNoteDraft.parse({ comp: ['Ash'], notes: 'Hold' })).toEqual({
    comp: ['Ash'],
    notes: 'Hold',
    map: null,
    opponent: '',
    version: null,
  })
})

const known = (isChanged: boolean) =>
  renderText(<KnownNote note={note(1)} mine="Mine" isChanged={isChanged} onUse={() => {}} />)

test('a note that exists is offered, and one that changed is shown', () => {
  expect(known(false)).toBe(`${texts.replaces} ${texts.edit}`)
  expect(known(true)).toContain(`${conflicts.theirs('ines')} Snare first`)
})

test('an empty composer has three slots and nothing to save', () => {
  const text = renderText(<NoteComposer />)
  expect(text).toContain(texts.chosen(0))
  expect(text).toContain(`${texts.slot(1)} ${texts.slot(2)} ${texts.slot(3)}`)
  expect(text).not.toContain(texts.replaces)
})
