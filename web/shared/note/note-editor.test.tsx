import { expect, test } from 'vitest'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages } from '#contract/note/comp-note.texts.ts'
import { noteConflictMessages as conflicts } from '#contract/note/note-conflict.texts.ts'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { ApiError } from '../api/api.ts'
import { teamsQuery } from '../queries/teams.queries.ts'
import { renderHtml, renderText } from '../ui/test-render.tsx'
import { draftSubjects } from './draft-subjects.ts'
import { findCompNote, GENERAL } from './note-subject.ts'
import { subjectKey } from './note.queries.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { NoteScopeFields } from './NoteScopeFields.tsx'
import { StoredNote } from './StoredNote.tsx'

const nothing = () => {}

interface EditorState {
  stored?: { text: string; version: number; by: string | null }
  draft?: { text: string; version: number }
  fault?: Error | null
}

const editor = ({
  stored = { text: 'Theirs', version: 4, by: 'mika' },
  draft = { text: 'Mine', version: 4 },
  fault = null,
}: EditorState) =>
  renderText(
    <NoteEditor
      label="Notes about Owls"
      placeholder=""
      saveLabel={texts.save}
      maxLength={100}
      stored={stored}
      takesFocus={false}
      draft={draft}
      onDraft={nothing}
      onCancel={nothing}
      onSave={nothing}
      isSaving={false}
      fault={fault}
      faultText={texts.saveFailed}
    />,
  )

test('a note that someone else saved meanwhile shows both texts before one is lost', () => {
  const text = editor({ draft: { text: 'Mine', version: 3 } })
  expect(text).toContain(`${conflicts.conflict} ${conflicts.theirs('mika')} Theirs`)
  expect(text).toContain(conflicts.keepMine)
  expect(text).not.toContain(texts.save)
})

test('the same text is no conflict, nor is the version the user has seen', () => {
  expect(editor({ draft: { text: ' Theirs\n', version: 3 } })).not.toContain(conflicts.conflict)
  expect(editor({})).not.toContain(conflicts.conflict)
  expect(editor({})).toContain(texts.save)
})

test('a note that was deleted meanwhile says so', () => {
  const gone = editor({
    stored: { text: '', version: 0, by: null },
    draft: { text: 'Mine', version: 3 },
  })
  expect(gone).toContain(`${conflicts.theirs(null)} ${conflicts.theirsEmpty}`)
})

test('a failed save says why, and a conflict is not said twice', () => {
  const failed = new ApiError(507, 'disk_full', 'The disk is full.')
  expect(editor({ fault: failed })).toContain("Couldn't save the note. The disk is full.")
  const refused = new ApiError(409, 'changed_meanwhile', conflicts.conflict)
  const text = editor({ fault: refused, draft: { text: 'Mine', version: 3 } })
  expect(text.split(conflicts.conflict)).toHaveLength(2)
})

const stored = (change = {}) =>
  renderText(
    <StoredNote
      text=""
      emptyText="No notes yet."
      changed={null}
      takesFocus={false}
      edit={null}
      {...change}
    />,
  )

test('a stored note has a button only for those who can write', () => {
  expect(stored()).toBe('No notes yet.')
  expect(stored({ edit: { label: 'Add note', onEdit: nothing } })).toBe('No notes yet. Add note')
  expect(stored({ text: 'Ring 4', changed: { at: 1, sentence: 'mika, today' } })).toBe(
    'Ring 4 mika, today',
  )
})

const NOTE: CompNote = {
  id: 1,
  comp: 'Ash,MadMaggie,Seer',
  map: null,
  opponent: null,
  notes: 'General',
  created_at: 0,
  created_by: 'ines',
  updated_at: 0,
  updated_by: null,
  version: 1,
}
const NOTES = [
  NOTE,
  { ...NOTE, id: 2, map: 'stormpoint' },
  { ...NOTE, id: 3, opponent: 'Copper Owls' },
  { ...NOTE, id: 4, map: 'stormpoint', opponent: 'Copper Owls' },
]
const COMP = ['seer', 'mad_maggie', 'ASH']

test.each([
  [GENERAL, 1],
  [{ map: 'stormpoint', opponent: '' }, 2],
  [{ map: null, opponent: ' copper  OWLS ' }, 3],
  [{ map: 'stormpoint', opponent: 'Copper Owls' }, 4],
  [{ map: 'worldsedge', opponent: '' }, undefined],
])('of the notes about a composition, %j is number %s', (scope, id) => {
  expect(findCompNote(NOTES, COMP, scope)?.id).toBe(id)
})

test('another composition has no note', () => {
  expect(findCompNote(NOTES, ['Ash', 'Seer'], GENERAL)).toBeUndefined()
  expect(findCompNote(NOTES, [], GENERAL)).toBeUndefined()
})

const scopeFields = (opponent: string, teams: readonly string[]) =>
  renderHtml(
    <NoteScopeFields scope={{ map: null, opponent }} isReadOnly={false} onChange={nothing} />,
    { answers: [[teamsQuery.queryKey, { teams }]] },
  )

const isUnknown = (opponent: string, teams = ['Copper Owls']) =>
  scopeFields(opponent, teams).includes(compNoteMessages.unknownOpponent)

test('an opponent is a team of the archive, or its beginning while it is typed', () => {
  expect(isUnknown('')).toBe(false)
  expect(isUnknown('copp')).toBe(false)
  expect(isUnknown('COPPER OWLS')).toBe(false)
  expect(isUnknown('Owls')).toBe(true)
  // An archive without teams can't know.
  expect(isUnknown('Owls', [])).toBe(false)
})

test('matching teams are offered, at most fifty', () => {
  const teams = Array.from({ length: 70 }, (_, id) => `Team ${id}`)
  const offered = (opponent: string) =>
    scopeFields(opponent, teams).match(/<option value="Team[^>]*>/g) ?? []
  expect(offered('')).toHaveLength(50)
  expect(offered('team 6')).toHaveLength(11)
})

test('the notes beside a draft are about it, its series and its maps', () => {
  expect(draftSubjects(4, null, [])).toEqual([{ about: 'room', key: '4', label: texts.thisDraft }])
  expect(draftSubjects(1, 31, ['stormpoint']).map(subjectKey)).toEqual([
    'room 1',
    'series 31',
    'map stormpoint',
  ])
})

const key = (name: string) => subjectKey({ about: 'team', key: name, label: name })

test('every spelling of a team has the same note', () => {
  expect(key('COPPER  owls')).toBe(key('Copper Owls'))
  expect(key('Owls')).not.toBe(key('Copper Owls'))
})
