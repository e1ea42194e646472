import { expect, test } from 'vitest'
import type { CompNote } from '#contract/note/comp-note.ts'
import { noteMessages, notesPageMessages as texts } from '#contract/note/note.texts.ts'
import type { FoundNote } from '#contract/note/note.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { FoundNoteCard } from './FoundNoteCard.tsx'
import { NotesPage } from './NotesPage.tsx'

const found = (about: FoundNote['about'], key: string, change: Partial<FoundNote> = {}) => ({
  about,
  key,
  label: `${about} ${key}`,
  text: 'Hold @watt here',
  version: 3,
  updated_at: Date.UTC(2026, 9, 3, 12),
  updated_by: 'mika',
  ...change,
})

const compNote = (id: number, comp: string, notes: string): CompNote => ({
  id,
  comp,
  map: null,
  opponent: null,
  notes,
  created_at: 0,
  created_by: 'ines',
  updated_at: 0,
  updated_by: null,
  version: id,
})

const linkOf = (about: FoundNote['about'], key: string) =>
  attributesOf(renderHtml(<FoundNoteCard note={found(about, key, { text: 'Hold' })} />), 'href')[0]

test.each([
  ['team', 'Owls & Co', '/dashboard?view=team&team=Owls+%26+Co'],
  ['series', '31', '/dashboard?view=series&series=31'],
  // It was removed, so there is nothing to open.
  ['series', '', undefined],
  ['team', '', undefined],
  ['poi', '', undefined],
  ['room', '1', '/dashboard?view=calculator'],
  ['room', '4', '/dashboard?view=calculator&room=4'],
  ['map', 'stormpoint', '/dashboard?view=poi_data&map=stormpoint'],
  ['poi', 'stormpoint/3', '/dashboard?view=poi_data&map=stormpoint&poi=3'],
] as const)('a note about the %s "%s" leads to %s', (about, key, path) => {
  expect(linkOf(about, key)).toBe(path)
})

test('a found note shows its kind, its text with legends, and who wrote it', () => {
  const text = renderText(<FoundNoteCard note={found('team', 'Owls')} />)
  expect(text).toContain(`team Owls ${noteMessages.kinds.team} Hold Wattson here mika, 3 Oct 2026`)
  const old = found('team', 'Owls', { updated_at: null, updated_by: null })
  expect(renderText(<FoundNoteCard note={old} />)).toMatch(/Hold Wattson here$/)
})

interface Answers {
  search?: object
  subjects?: unknown
  comps?: unknown
}

const pageText = (address: string, { search = { search: '' }, subjects, comps }: Answers) =>
  renderText(<NotesPage />, {
    search: address,
    answers: [
      ...(subjects === undefined ? [] : [[['notes', search], subjects] as const]),
      ...(comps === undefined ? [] : [[compNotesQuery.queryKey, comps] as const]),
    ],
  })

const COMPS = { notes: [compNote(1, 'Ash,Fuse,Loba', 'Snare first'), compNote(2, 'Seer', 'Scan')] }

test('without a search all notes are listed, with how many there are', () => {
  const subjects = { notes: [found('team', 'Owls')], total: 70 }
  const text = pageText('', { subjects, comps: COMPS })
  expect(text).toContain(`${texts.subjects} 1 of 70`)
  expect(text).toContain(`${texts.comps} 2`)
  expect(text).toContain('Snare first')
})

test('no notes at all and no matching notes are two different things', () => {
  const none = { notes: [], total: 0 }
  const empty = pageText('', { subjects: none, comps: { notes: [] } })
  expect(empty).toContain(texts.none)
  expect(empty).toContain(texts.noComps)
  const searched = pageText('?q=zip', {
    search: { search: 'zip' },
    subjects: none,
    comps: COMPS,
  })
  expect(searched.split(texts.noMatches)).toHaveLength(3)
  const ofMaps = pageText('?about=map', {
    search: { search: '', about: 'map' },
    subjects: none,
  })
  expect(ofMaps).toContain(texts.noMatches)
})

test('the kind of note leaves out the other list', () => {
  const comps = pageText('?about=comp', { comps: COMPS })
  expect(comps).not.toContain(texts.subjects)
  expect(comps).toContain('Scan')
  const teams = pageText('?about=team', {
    search: { search: '', about: 'team' },
    subjects: { notes: [found('team', 'Owls')], total: 1 },
    comps: COMPS,
  })
  expect(teams).toContain('team Owls')
  expect(teams).not.toContain('Snare first')
  // Not a kind: everything is listed.
  const unknown = pageText('?about=weapon', { comps: COMPS })
  expect(unknown).toContain(texts.subjects)
  expect(unknown).toContain('Snare first')
})

test('the words of the address search both lists', () => {
  const text = pageText('?q=snare', {
    search: { search: 'snare' },
    subjects: { notes: [found('team', 'Owls')], total: 1 },
    comps: COMPS,
  })
  expect(text).toContain(`${texts.comps} 1`)
  expect(text).toContain('Snare first')
  expect(text).not.toContain('Scan')
})

test('each list that failed says so and leaves the other', () => {
  const text = pageText('', { subjects: new Error('away'), comps: COMPS })
  expect(text).toContain(noteMessages.failed)
  expect(text).toContain('Snare first')
})

test('at most fifty notes about compositions are listed', () => {
  const notes = Array.from({ length: 52 }, (_, id) => compNote(id, 'Ash', `Text ${id}.`))
  const text = pageText('?about=comp', { comps: { notes } })
  expect(text).toContain(`${texts.comps} 52`)
  expect(text).toContain('Text 49.')
  expect(text).not.toContain('Text 50.')
})
