import { expect, test } from 'vitest'
import { type DraftEvent, type DraftState, EMPTY_DRAFT } from './draft.ts'
import {
  beginOperation,
  dropOperation,
  loseConnection,
  newDraftClient,
  nextToSend,
  shownDraft,
  takeAnswer,
  takeEvent,
  takeSnapshot,
} from './draft-client.ts'

const ann = { id: 1, username: 'ann' }
const pick = (legend: string) => ({ type: 'pick' as const, action: 'add' as const, legend })
const banEvent = (version: number, legend: string, operationId?: string): DraftEvent => ({
  type: 'ban',
  legend,
  index: version - 1,
  version,
  user: ann,
  operationId,
  remaining: 0,
})
const synced = (state: DraftState = EMPTY_DRAFT) => takeSnapshot(newDraftClient(), state)

test("without own picks or games the server's draft is shown itself, so that nobody takes it for another", () => {
  const client = takeSnapshot(newDraftClient(), { ...EMPTY_DRAFT, version: 3 })
  const begun = beginOperation(client, 'op-1', { type: 'ban', legend: 'ash' })
  expect(shownDraft(begun, ann)).toBe(begun.state)
})

test('an event counts once, and one from before the snapshot not at all', () => {
  const once = takeEvent(synced(), banEvent(1, 'ash'))
  expect(once.state).toMatchObject({ version: 1, banned_legends: ['ash'] })
  expect(takeEvent(once, banEvent(1, 'ash'))).toBe(once)
})

test('a gap is kept until a snapshot closes it', () => {
  const gap = takeEvent(takeEvent(synced(), banEvent(2, 'loba')), banEvent(3, 'seer'))
  expect([gap.isSynced, gap.state.version]).toEqual([false, 0])
  const healed = takeSnapshot(gap, {
    ...EMPTY_DRAFT,
    version: 2,
    banned_legends: ['ash', 'loba'],
  })
  expect(healed.isSynced).toBe(true)
  expect(healed.state).toMatchObject({ version: 3, banned_legends: ['ash', 'loba', 'seer'] })
})

test('a snapshot that leaves a gap asks for another', () => {
  const gap = takeEvent(synced(), banEvent(5, 'loba'))
  const still = takeSnapshot(gap, { ...EMPTY_DRAFT, version: 2 })
  expect([still.isSynced, still.state.version, still.kept.length]).toEqual([false, 2, 1])
})

test('an old snapshot does not take back what was heard since', () => {
  const client = takeEvent(synced(), banEvent(1, 'ash'))
  expect(takeSnapshot(client, EMPTY_DRAFT)).toBe(client)
})

test('after a lost connection the snapshot is the truth, also with a lower version', () => {
  const client = loseConnection(takeEvent(synced(), banEvent(1, 'ash')))
  expect(takeSnapshot(client, EMPTY_DRAFT).state).toEqual(EMPTY_DRAFT)
})

test('an own pick shows at once, and once only when its echo comes', () => {
  const begun = beginOperation(synced(), 'op-1', pick('ash'))
  expect(shownDraft(begun, ann).picked_legends).toEqual(['ash'])
  const echo = {
    ...pick('ash'),
    index: 0,
    version: 1,
    user: ann,
    operationId: 'op-1',
    remaining: 0,
  }
  const done = takeEvent(begun, echo)
  expect(done.pending).toEqual([])
  expect(shownDraft(done, ann).picked_legends).toEqual(['ash'])
})

test('a refused pick goes away', () => {
  const begun = beginOperation(synced(), 'op-1', pick('ash'))
  expect(shownDraft(dropOperation(begun, 'op-1'), ann).picked_legends).toEqual([])
})

test('a ban shows once the server has taken it', () => {
  const begun = beginOperation(synced(), 'op-1', { type: 'ban', legend: 'ash' })
  expect(shownDraft(begun, ann).banned_legends).toEqual([])
  expect(shownDraft(takeEvent(begun, banEvent(1, 'ash', 'op-1')), ann).banned_legends).toEqual([
    'ash',
  ])
})

test('an operation of two changes is pending until the second', () => {
  const picked = takeSnapshot(newDraftClient(), {
    ...EMPTY_DRAFT,
    version: 1,
    picked_legends: ['ash'],
  })
  const begun = beginOperation(picked, 'op-1', { type: 'ban', legend: 'ash' })
  const removal = { type: 'pick', action: 'remove', legend: 'ash', index: 0 } as const
  const meta = { user: ann, operationId: 'op-1' }
  const half = takeEvent(begun, { ...removal, ...meta, version: 2, remaining: 1 })
  expect(half.pending.length).toBe(1)
  const whole = takeEvent(half, { ...banEvent(3, 'ash'), ...meta })
  expect(whole.pending).toEqual([])
})

test('an answer that changed nothing ends the operation; one that came first waits for its event', () => {
  const begun = beginOperation(synced(), 'op-1', { type: 'ban', legend: 'ash' })
  expect(takeAnswer(begun, 'op-1', EMPTY_DRAFT).pending).toEqual([])
  const early = takeAnswer(begun, 'op-1', { ...EMPTY_DRAFT, version: 1, banned_legends: ['ash'] })
  expect([early.pending.length, nextToSend(early)]).toEqual([1, null])
  expect(takeEvent(early, banEvent(1, 'ash')).pending).toEqual([])
})

test('without a connection the answer is the news', () => {
  const begun = beginOperation(newDraftClient(), 'op-1', { type: 'ban', legend: 'ash' })
  const answered = takeAnswer(begun, 'op-1', {
    ...EMPTY_DRAFT,
    version: 7,
    banned_legends: ['ash'],
  })
  expect(answered.state.version).toBe(7)
  expect(answered.pending).toEqual([])
})

test('operations are sent in order, one at a time', () => {
  const two = beginOperation(beginOperation(synced(), 'a', pick('ash')), 'b', pick('loba'))
  expect(nextToSend(two)?.operationId).toBe('a')
  expect(nextToSend(dropOperation(two, 'a'))?.operationId).toBe('b')
})
