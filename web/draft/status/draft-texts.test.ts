import { expect, test } from 'vitest'
import { type DraftEvent, type DraftState, EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { describeAction, describeOperation, describeNotice } from './draft-texts.ts'

const user = { id: 7, username: 'torvald' }
const entry = { id: 5, comp: [], bannedLegends: [], timestamp: '', user, version: 3 }
const first = { ...entry, id: 4, version: 2 }
const draft: DraftState = { ...EMPTY_DRAFT, draft_history: [first, entry] }
const base = { version: 3, user, remaining: 0 }
const tellFrom = (firstGame: number, ...events: DraftEvent[]) => {
  const said = describeNotice({ events, isOwn: false, atMs: 0 }, draft, firstGame)
  return `${said?.who} ${said?.action}`
}

const tell = (...events: DraftEvent[]) => tellFrom(1, ...events)

// Findings D2 and D4.
test('a new series is no reset, and games of a late room have the numbers of the series', () => {
  const reset = { type: 'draft_history', action: 'reset', ...base } as const
  expect(tell(reset)).toBe('torvald reset the draft')
  expect(tell({ ...reset, filedAs: 'Monday' })).toBe('torvald started a new series')
  expect(tellFrom(4, { type: 'draft_history', action: 'add', entry, ...base })).toBe(
    'torvald saved Game 5',
  )
})

test('the last change says who did what', () => {
  expect(tell({ type: 'ban', legend: 'mad_maggie', index: 0, ...base })).toBe(
    'torvald banned Mad Maggie',
  )
  expect(tell({ type: 'draft_history', action: 'add', entry, ...base })).toBe(
    'torvald saved Game 2',
  )
  const removed = { ...entry, id: 3, version: 1 }
  expect(tell({ type: 'draft_history', action: 'remove', entry: removed, ...base })).toBe(
    'torvald removed Game 1',
  )
  expect(tell({ type: 'draft_history', action: 'restore', entry, ...base })).toBe(
    'torvald restored Game 2',
  )
  expect(tell({ type: 'draft_history', action: 'reset', ...base, user: null })).toBe(
    'Someone reset the draft',
  )
})

test('a ban that took a pick back is told as the ban, and many changes by their number', () => {
  const pick = { type: 'pick', action: 'remove', legend: 'ash', index: 0, ...base } as const
  const ban = { type: 'ban', legend: 'ash', index: 0, ...base } as const
  expect(tell({ ...pick, remaining: 1 }, ban)).toBe('torvald banned Ash')
  expect(tell(ban, ban, ban)).toBe('torvald made 3 changes')
})

test('a game that an undo takes back with its picks is told as the game', () => {
  const gone = { type: 'draft_history', action: 'remove', entry, ...base } as const
  const pick = { type: 'pick', action: 'add', legend: 'ash', index: 0, ...base } as const
  expect(tell({ ...gone, remaining: 1 }, pick)).toBe('torvald undid saving Game 2')
  expect(tell({ ...gone, remaining: 3 }, pick, pick, pick)).toBe('torvald undid saving Game 2')
})

test('what waits to be sent is said in a few words', () => {
  expect(describeOperation({ type: 'pick', action: 'remove', legend: 'ash' })).toBe('Remove Ash')
  expect(
    describeOperation({
      type: 'draft_history',
      action: 'add',
      entry: { ...entry, comp: ['loba', 'ash', 'seer'] },
    }),
  ).toBe('Save Ash, Seer, Loba')
})

test('all that one click did is named together', () => {
  const takeBack = { type: 'pick', action: 'remove', legend: 'ash' } as const
  const pick = { type: 'pick', action: 'add', legend: 'loba' } as const
  const action = [takeBack, pick].map((operation) => ({ operationId: operation.legend, operation }))
  expect(describeAction(action)).toBe('Remove Ash, Pick Loba')
})
