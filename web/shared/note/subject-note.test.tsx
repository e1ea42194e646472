import { afterEach, expect, test } from 'vitest'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { suggestMentions } from '#domain/note/mention.ts'
import type { Role } from '#domain/account/access.ts'
import { endSession, startSession } from '../session/session-store.ts'
import { roomQuery } from '../room/room.queries.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../ui/test-render.tsx'
import { MentionList } from './MentionList.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { MentionText } from './MentionText.tsx'
import { peopleQuery } from './people.queries.ts'

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

test('a mentioned person stands out for people who are logged in, and they themselves more', () => {
  const answers = [[peopleQuery.queryKey, { names: ['ines', 'mika'] }] as const]
  expect(renderHtml(<MentionText text="Ask @mika" />, { answers })).toBe('Ask @mika')
  logIn('user')
  expect(renderHtml(<MentionText text="Ask @Mika" />, { answers })).toMatch(/Ask <span[^>]*>@mika</)
  expect(renderHtml(<MentionText text="Ask @mika" />, { answers })).not.toContain('data-own')
  expect(renderHtml(<MentionText text="Ask @ines" />, { answers })).toContain('data-own="true"')
})

test('the list of mentions has legends with their emblem, people, and the active one', () => {
  const found = suggestMentions('@mi', 5, ['mika'])
  const list = renderHtml(
    <MentionList
      id="list"
      choices={found?.choices ?? []}
      active={1}
      place={() => null}
      onChoose={() => {}}
    />,
  )
  expect(htmlText(list)).toBe('Mirage mika')
  expect(attributesOf(list, 'aria-selected')).toEqual(['false', 'true'])
  expect(attributesOf(list, 'id')).toEqual(['list', 'list-0', 'list-1'])
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

test('who manages a room writes its note, others only read it', () => {
  logIn('user')
  const subjects = [{ about: 'room', key: '4', label: 'This draft' }] as const
  const panel = (role: string) =>
    renderText(<NotesPanel subjects={subjects} />, {
      answers: [
        [
          ['note', 'room 4'],
          { note: { text: '', version: 0, updated_at: null, updated_by: null } },
        ],
        [roomQuery(4).queryKey, { room: { role } }],
      ],
    })
  expect(panel('manage')).toContain(texts.add)
  expect(panel('edit')).toContain(texts.empty.room)
  expect(panel('edit')).not.toContain(texts.add)
})
