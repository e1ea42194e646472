import { afterEach, expect, test } from 'vitest'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { INES } from '../../shared/draft/test-draft.ts'
import { endSession, startSession } from '../../shared/session/session-store.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PickNotes } from '../notes/PickNotes.tsx'
import { ResetButton } from './ResetButton.tsx'

afterEach(() => endSession('failed-login'))

const NEVER = { created_at: 0, last_login: null, last_activity: null }
const AT = Date.UTC(2026, 10, 16, 18, 42)

const game = (id: number, bannedLegends: string[] = []): DraftEntry => ({
  id,
  comp: ['ash', 'seer', 'loba'],
  bannedLegends,
  timestamp: 'earlier',
  user: INES,
  version: id,
})

const panel = (games: readonly DraftEntry[], saved = games) => (
  <HistoryPanel
    room={1}
    games={games}
    saved={saved}
    picked={[]}
    canEdit
    hasLastChange
    onNotes={() => {}}
    onWriteNote={() => {}}
  />
)

test('the latest game is the first row', () => {
  const labels = attributesOf(
    renderHtml(panel([game(AT), game(AT + 1), game(AT + 2)])),
    'aria-label',
  )
  const removals = labels.filter((label) => [1, 2, 3].map(texts.remove).includes(label))
  expect(removals).toEqual([3, 2, 1].map(texts.remove))
})

test('a game shows its bans, or that there were none', () => {
  const html = renderHtml(panel([game(AT, ['fuse'])]))
  expect(attributesOf(html, 'aria-label').some((label) => label.startsWith('Fuse'))).toBe(true)
  expect(renderText(panel([game(AT)]))).toContain(texts.none)
})

test('a game that the server has not answered yet is being saved', () => {
  expect(renderText(panel([game(AT)], []))).toContain(texts.notSaved)
  expect(renderText(panel([game(AT)]))).not.toContain(texts.notSaved)
})

test('without games the panel says what to do', () => {
  const text = renderText(panel([]))
  expect(text).toContain(texts.noGames)
  expect(text).toContain(texts.noGamesText)
})

const note = (id: number, comp: string) => ({
  id,
  comp,
  map: null,
  opponent: null,
  version: id,
  notes: `Note ${id}`,
  created_at: AT,
  created_by: 'ines',
  updated_at: AT,
  updated_by: null,
})

const notesFor = (picked: readonly string[], notes: readonly object[]) =>
  renderText(<PickNotes picked={picked} onNotes={() => {}} onWrite={() => {}} />, {
    answers: [[['comp-notes'], { notes }]],
  })

test('notes that share two of the picks are shown, the exact ones first and two at most', () => {
  const notes = [
    note(1, 'Wraith,Fuse,Octane'),
    note(2, 'Ash,Loba'),
    note(3, 'Ash,Seer,Wraith'),
    note(4, 'Loba,Seer,Ash'),
  ]
  const shown = (picked: readonly string[]) =>
    Array.from(notesFor(picked, notes).matchAll(/Note \d/g), ([text]) => text)
  expect(shown(['ash', 'loba', 'seer'])).toEqual(['Note 4', 'Note 2'])
  expect(shown(['ash'])).toEqual([])
  expect(notesFor(['ash', 'loba', 'seer'], notes)).toContain(texts.allNotes(3))
})

test('those who write notes can start one for the picks, others can not', () => {
  expect(notesFor(['ash'], [])).toBe('')
  startSession('secret', { ...INES, email: null, role: 'editor', ...NEVER, settings: {} })
  expect(notesFor([], [])).toBe('')
  expect(notesFor(['ash'], [])).toContain(texts.writeNote)
  expect(notesFor(['ash'], [note(1, 'Ash')])).toContain(texts.editNote)
})

const button = (isArmed: boolean) =>
  renderText(<ResetButton isArmed={isArmed} onArmedChange={() => {}} />)

test('a reset asks for a second press', () => {
  expect(button(false)).toBe(texts.reset)
  expect(button(true)).toBe(texts.resetAgain)
})
