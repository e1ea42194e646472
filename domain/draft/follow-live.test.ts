import { expect, test } from 'vitest'
import { testView } from '../live-match/view/test-view.ts'
import { type DraftState, EMPTY_DRAFT } from './draft.ts'
import { decideGently, liveOperations } from './follow-live.ts'

const OURS = ['Ash', 'Crypto', 'Mad Maggie']
const TIME = '17 Nov, 20:00'
const LIVE = { id: 0, username: 'Live feed' }
const draft = (change: Partial<DraftState> = {}): DraftState => ({ ...EMPTY_DRAFT, ...change })
const textsOf = (view: ReturnType<typeof testView>, state = draft()) =>
  liveOperations(view, OURS, state, TIME).map(({ operationId }) => operationId)

test('bans that the lobby tells are set, and others are lifted', () => {
  const view = testView({ phase: 'lobby', bans: ['Mad Maggie', 'Alter'] })
  expect(liveOperations(view, OURS, draft({ banned_legends: ['alter', 'loba'] }), TIME)).toEqual([
    { operationId: 'live 500 unban loba', operation: { type: 'unban', legend: 'loba' } },
    { operationId: 'live 500 ban mad_maggie', operation: { type: 'ban', legend: 'mad_maggie' } },
  ])
})

test('bans of the draft, of an unknown series or of a simulated match change nothing', () => {
  expect(textsOf(testView({ bansFrom: 'draft' }))).toEqual([])
  expect(textsOf(testView({ bansFrom: 'series', game: 1 }))).toEqual([])
  expect(textsOf(testView({ bansFrom: 'series', game: 2 }))).toEqual(['live 500 ban alter'])
  expect(textsOf(testView({ isSimulated: true }))).toEqual([])
  expect(textsOf(testView({ startedAt: null }))).toEqual([])
})

test('a game that is over is saved with our composition, and its ban is set for the next one', () => {
  const view = testView({ phase: 'over' })
  const operations = liveOperations(view, OURS, draft({ banned_legends: ['alter'] }), TIME)
  expect(operations).toEqual([
    {
      operationId: 'live 500 game',
      operation: {
        type: 'draft_history',
        action: 'add',
        entry: {
          id: 500_000,
          comp: ['ash', 'crypto', 'mad_maggie'],
          bannedLegends: ['alter'],
          timestamp: TIME,
        },
      },
    },
    { operationId: 'live 500 next ban ash', operation: { type: 'ban', legend: 'ash' } },
  ])
})

test('a game that someone has saved, or that we did not play, is not saved', () => {
  const view = testView({ phase: 'over', startedAt: 5000 })
  const saved = (id: number, comp: string[]) =>
    draft({
      banned_legends: ['alter', 'ash'],
      draft_history: [{ id, comp, bannedLegends: [], timestamp: '', user: null, version: 1 }],
    })
  const ours = ['mad_maggie', 'ash', 'crypto']
  const other = ['mad_maggie', 'ash', 'fuse']
  // Someone has saved it since its start.
  expect(textsOf(view, saved(5_000_000, other))).toEqual([])
  // Ten minutes before the start, the same legends are still this game; others were played in the game before.
  expect(textsOf(view, saved(4_400_000, ours))).toEqual([])
  expect(textsOf(view, saved(4_400_000, other))).toEqual(['live 5000 game'])
  expect(textsOf(view, saved(4_399_999, ours))).toEqual(['live 5000 game'])
  expect(liveOperations(view, null, draft({ banned_legends: ['alter', 'ash'] }), TIME)).toEqual([])
})

// Finding L3.
test('a match that was stopped, or received from its middle on, saves no game and bans nothing', () => {
  expect(textsOf(testView({ phase: 'stopped' }))).toEqual([])
  expect(textsOf(testView({ phase: 'over', isLate: true }))).toEqual([])
})

const savedBy = (id: number, user = LIVE) =>
  draft({
    banned_legends: ['alter', 'ash'],
    draft_history: [{ id, comp: OURS, bannedLegends: ['alter'], timestamp: '', user, version: 1 }],
  })

test('a feed that is behind another one of its lobby lifts no ban of the next game', () => {
  const view = testView({ phase: 'playing', bansFrom: 'lobby', bans: ['Alter'], startedAt: 5000 })
  // The other computer's clock is up to five minutes behind.
  expect(textsOf(view, savedBy(4_700_000))).toEqual([])
  expect(textsOf(view, savedBy(4_699_999))).toEqual(['live 5000 unban ash'])
  expect(textsOf(view, savedBy(4_700_000, { id: 7, username: 'mika' }))).toEqual([
    'live 5000 unban ash',
  ])
})

test('bans that are not known for sure lift no ban of the draft', () => {
  const view = testView({ phase: 'over', bans: [], bansFrom: 'unknown' })
  const state = draft({ banned_legends: ['loba'] })
  expect(liveOperations(view, OURS, state, TIME)).toMatchObject([
    { operation: { entry: { bannedLegends: ['loba'] } } },
    { operation: { type: 'ban', legend: 'ash' } },
  ])
})

test('what the live feed does never takes a pick away', () => {
  const picked = draft({ picked_legends: ['ash', 'loba'] })
  const refused = { refusal: 'picks_changed' }
  expect(decideGently(picked, { type: 'ban', legend: 'ash' }, LIVE)).toEqual(refused)
  expect(decideGently(picked, { type: 'ban', legend: 'alter' }, LIVE)).toMatchObject({
    changes: [{ type: 'ban', legend: 'alter' }],
  })
  const entry = { id: 1, comp: ['ash', 'crypto', 'fuse'], bannedLegends: [], timestamp: '' }
  const save = { type: 'draft_history', action: 'add', entry } as const
  expect(decideGently(picked, save, LIVE)).toEqual(refused)
  const ours = draft({ picked_legends: ['ash', 'fuse'] })
  expect(decideGently(ours, save, LIVE)).toMatchObject({ changes: [{ entry: { user: LIVE } }] })
})
