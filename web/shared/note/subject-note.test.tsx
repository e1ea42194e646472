import { afterEach, expect, test } from 'vitest'
import { noteMessages as texts } from '#contract/messages/note.ts'
import type { Role } from '#domain/account/access.ts'
import { endSession, startSession } from '../session/session-store.ts'
import { renderHtml, renderText } from '../ui/test-render.tsx'
import { MentionRow } from './MentionRow.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { MentionText } from './MentionText.tsx'

afterEach(() => endSession('failed-login'))

const logIn = (role: Role) =>
  startSession('token', {
    id: 1,
    username: 'ines',
    email: null,
    role,
    settings: {},
    created_at: 0,
    last_login: null,
    last_activity: null,
  })

const SUBJECTS = [{ about: 'map', key: 'stormpoint', label: 'Storm Point' }] as const
const note = (text: string) =>
  [
    ['note', 'map stormpoint'],
    { note: { text, version: 3, updated_at: Date.UTC(2026, 9, 3), updated_by: 'mika' } },
  ] as const

test('a mentioned legend is shown by its name and emblem', () => {
  expect(renderText(<MentionText text="Hold @watt here" />)).toBe('Hold Wattson here')
  expect(renderHtml(<MentionText text="Hold @watt here" />)).toContain('aria-hidden="true"')
})

const offered = (text: string) =>
  renderText(<MentionRow text={text} caret={text.length} onChange={() => {}} />)

test('legends are offered after an @ only', () => {
  expect(offered('Hold @wat')).toContain('Wattson')
  expect(offered('Hold wat')).toBe('')
})

test('a user reads a note with its author, and guests see no notes', () => {
  const answers = [note('Ring 4 pulls north')]
  expect(renderText(<NotesPanel subjects={SUBJECTS} />, { answers })).toBe('')
  logIn('user')
  const read = renderText(<NotesPanel subjects={SUBJECTS} />, { answers })
  expect(read).toContain('Ring 4 pulls north')
  expect(read).toContain('mika')
  expect(read).not.toContain(texts.edit)
})

test('an editor can write the first note', () => {
  logIn('editor')
  const text = renderText(<NotesPanel subjects={SUBJECTS} />, { answers: [note('')] })
  expect(text).toContain(texts.empty.map)
  expect(text).toContain(texts.add)
})
