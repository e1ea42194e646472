import { expect, test } from 'vitest'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import { refusalToast, unansweredText } from './draft-failures.ts'

const entry = { id: 5, comp: ['ash', 'fuse', 'loba'], bannedLegends: [], timestamp: '' }
const BAN: DraftRequest = { type: 'ban', legend: 'ash' }
const RESET: DraftRequest = { type: 'draft_history', action: 'reset' }
const UNDO: DraftRequest = { type: 'undo', undoes: 'earlier' }

const other = (status: number) => ({ status, code: 'some_code', message: 'Something else' })
const rule = { status: 409, code: 'nothing_to_undo', message: 'There is nothing left to undo' }

test('a refusal by the rules of the draft is shown in the words of the server', () => {
  const full = { status: 409, code: 'picks_full', message: 'Maximum of 3 legends allowed' }
  expect(refusalToast({ type: 'pick', action: 'add', legend: 'ash' }, full)).toEqual({
    tone: 'error',
    text: 'Maximum of 3 legends allowed',
  })
})

test('an undo that comes too late is no error', () => {
  expect(refusalToast(UNDO, rule)).toEqual({ tone: 'info', text: rule.message })
  expect(refusalToast(UNDO, other(400)).tone).toBe('error')
})

test.each<[DraftRequest, number, string]>([
  [BAN, 400, 'Failed to ban legend'],
  [BAN, 403, 'You do not have permission to ban legends'],
  [{ type: 'unban', legend: 'ash' }, 400, 'Failed to unban legend'],
  [{ type: 'unban', legend: 'ash' }, 403, 'You do not have permission to unban legends'],
  [{ type: 'pick', action: 'add', legend: 'ash' }, 403, 'Failed to update pick. Please try again.'],
  [{ type: 'draft_history', action: 'add', entry }, 400, 'Failed to save draft. Please try again.'],
  [
    { type: 'draft_history', action: 'remove', id: 5 },
    400,
    'Failed to remove entry. Please try again.',
  ],
  [RESET, 400, 'Failed to reset. Some changes may not be synchronized.'],
  [UNDO, 500, "Couldn't undo. Try again."],
])('any other refusal of %j with %d has a text of its own', (operation, status, text) => {
  expect(refusalToast(operation, other(status))).toEqual({ tone: 'error', text })
})

test('only a reset without an answer is reported at once', () => {
  expect(unansweredText(RESET)).toBe('Failed to reset. Some changes may not be synchronized.')
  expect([BAN, UNDO].map(unansweredText)).toEqual([null, null])
})
