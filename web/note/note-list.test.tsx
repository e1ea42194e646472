import { expect, test } from 'vitest'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { ApiError } from '../shared/api/api.ts'
import { CompNoteCard } from '../shared/note/CompNoteCard.tsx'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { noteFault } from './note-faults.ts'
import { NoteList } from './NoteList.tsx'

const AT = Date.UTC(2026, 9, 3, 12)

const note = (id: number, comp: string, change: Partial<CompNote> = {}): CompNote => ({
  id,
  comp,
  map: null,
  opponent: null,
  notes: `Text ${id}`,
  created_at: AT,
  created_by: 'mika',
  updated_at: AT,
  updated_by: null,
  version: 1,
  ...change,
})

const NOTES = [note(1, 'Ash,Fuse,Loba'), note(2, 'Seer,Wraith', { notes: 'Hold the high ground' })]

const list = (notes: readonly CompNote[] | null, search = '') =>
  renderText(<NoteList />, {
    search,
    answers: notes ? [[['comp-notes'], { notes }]] : [],
  })

test('the list is loading, empty or filled', () => {
  expect(list(null)).toContain(texts.loading)
  expect(list([])).toContain(texts.empty)
  expect(list(NOTES)).toContain(texts.count(2, 2))
  expect(list(NOTES)).toContain('Hold the high ground')
})

test('notes are found by a legend and by words of the address', () => {
  expect(list(NOTES, '?legend=ash')).toContain(texts.count(1, 2))
  expect(list(NOTES, '?q=high')).not.toContain('Text 1')
  expect(list(NOTES, '?q=nothing')).toContain(texts.noMatches)
})

test('a legend that no note is about filters nothing', () => {
  expect(list(NOTES, '?legend=octane')).toContain(texts.count(2, 2))
})

test('fifty notes are shown at first', () => {
  const many = Array.from({ length: 60 }, (_, id) => note(id, 'Ash,Fuse,Loba'))
  expect(list(many)).toContain(texts.showMore(10))
})

test('a note says who wrote it, and who wrote over it', () => {
  expect(renderText(<CompNoteCard note={note(1, 'Ash')} />)).toContain(texts.by('mika'))
  const changed = note(1, 'Ash', { updated_at: AT + 1, updated_by: 'ines' })
  const text = renderText(<CompNoteCard note={changed} />)
  expect(text).toContain(texts.updated)
  expect(text).toContain(texts.by('ines'))
  expect(text).not.toContain('mika')
  const deleted = note(1, 'Ash', { updated_at: AT + 1, updated_by: null })
  expect(renderText(<CompNoteCard note={deleted} />)).toContain(texts.by('mika'))
})

test('a note says for which map and against whom it is', () => {
  const about = note(1, 'Ash', { map: 'stormpoint', opponent: 'Copper Owls' })
  expect(renderText(<CompNoteCard note={about} />)).toContain('Storm Point vs Copper Owls')
})

test('a note has an emblem for each of its legends', () => {
  const html = renderHtml(<CompNoteCard note={note(1, 'Ash,Fuse,Loba')} />)
  expect(attributesOf(html, 'aria-label')).toHaveLength(3)
})

test.each([
  [new ApiError(401, 'no_token', 'x'), texts.authenticationFailed],
  [new ApiError(403, 'forbidden', 'x'), texts.authenticationFailed],
  [new ApiError(200, 'invalid_response', 'x'), texts.invalidResponse],
  [new ApiError(500, 'internal', 'The disk is full'), 'Failed: The disk is full'],
  [new TypeError('x is undefined'), 'Failed: x is undefined'],
])('the text for %s is that of the specification', (error, text) => {
  expect(noteFault(error, (message) => `Failed: ${message}`)).toBe(text)
})
