import { expect, test } from 'vitest'
import type { DraftRequest } from '#domain/draft/draft-client.ts'
import type { call } from '../api/api.ts'
import { sendOperation } from './draft-call.ts'
import { draftAt } from './test-draft.ts'

/** Sends one operation to a server that answers with version 4. */
async function send(operation: DraftRequest) {
  const requests: unknown[] = []
  const callApi: typeof call = async (route, input) => {
    requests.push([route.path, input])
    return route.output.parse({ success: true, message: 'The draft was changed', ...draftAt(4) })
  }
  const state = await sendOperation(callApi, { operationId: 'op', operation, answeredAt: null }, 5)
  return { requests, state }
}

const operationId = 'op'
const entry = { id: 5, comp: ['ash', 'fuse', 'loba'], bannedLegends: ['seer'], timestamp: 'now' }

test.each<[DraftRequest, string, object]>([
  [{ type: 'ban', legend: 'ash' }, '/api/ban', { legend: 'ash' }],
  [{ type: 'unban', legend: 'ash' }, '/api/unban', { legend: 'ash' }],
  [
    { type: 'pick', action: 'remove', legend: 'ash' },
    '/api/legends/pick',
    { legend: 'ash', action: 'remove' },
  ],
  [
    { type: 'draft_history', action: 'add', entry, ifPicked: true },
    '/api/legends/draft_history',
    { action: 'add', entry, ifPicked: true },
  ],
  [
    { type: 'draft_history', action: 'remove', id: 5 },
    '/api/legends/draft_history',
    { action: 'remove', entry: { id: 5 } },
  ],
  [{ type: 'draft_history', action: 'reset' }, '/api/legends/draft_history', { action: 'reset' }],
  [{ type: 'undo', undoes: 'earlier' }, '/api/draft/undo', { undoes: 'earlier' }],
])('%j is one call with its room and id', async (operation, path, input) => {
  expect((await send(operation)).requests).toEqual([[path, { ...input, room: 5, operationId }]])
})

test('of the answer only the draft is passed on', async () => {
  const { state } = await send({ type: 'ban', legend: 'ash' })
  expect(state).toEqual(draftAt(4))
})
