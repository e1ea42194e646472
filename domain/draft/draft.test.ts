import { expect, test } from 'vitest'
import {
  applyChanges,
  brokenRules,
  decide,
  type DraftOperation,
  type DraftState,
  EMPTY_DRAFT,
  MAX_HISTORY,
} from './draft.ts'
import { decideUndo, undoChanges } from './draft-undo.ts'

const ann = { id: 1, username: 'ann' }
const game = (id: number, comp = 'ash loba seer', bans = '') => ({
  id,
  comp: comp.split(' '),
  bannedLegends: bans.split(' ').filter(Boolean),
  timestamp: `game ${id}`,
})

/** The draft after these operations; one that is refused fails the test. */
const after = (operations: readonly DraftOperation[], state: DraftState = EMPTY_DRAFT) =>
  operations.reduce((now, one) => applyChanges(now, changesOf(now, one)), state)

function changesOf(state: DraftState, one: DraftOperation) {
  const decision = decide(state, one, ann)
  if ('refusal' in decision) throw new Error(decision.refusal)
  return decision.changes
}

const ban = (legend: string) => ({ type: 'ban' as const, legend })
const pick = (legend: string) => ({ type: 'pick' as const, action: 'add' as const, legend })
const add = (id: number, comp?: string) =>
  ({ type: 'draft_history', action: 'add', entry: game(id, comp) }) as const
const submit = (id: number) => ({ ...add(id), ifPicked: true })
const reset = { type: 'draft_history', action: 'reset' } as const

test('a fourth pick and a banned one are refused, the same one again changes nothing', () => {
  const full = after([ban('wraith'), pick('ash'), pick('loba'), pick('seer')])
  expect(decide(full, pick('fuse'), ann)).toEqual({ refusal: 'picks_full' })
  expect(decide(full, pick('ash'), ann)).toEqual({ changes: [] })
  expect(decide(after([ban('wraith')]), pick('wraith'), ann)).toEqual({ refusal: 'legend_banned' })
})

test('banning a picked legend takes the pick away first', () => {
  const picked = after([pick('ash'), pick('loba')])
  expect(changesOf(picked, ban('ash'))).toEqual([
    { type: 'pick', action: 'remove', legend: 'ash', index: 0 },
    { type: 'ban', legend: 'ash', index: 0 },
  ])
  expect(after([ban('ash')], picked)).toEqual({
    version: 4,
    banned_legends: ['ash'],
    picked_legends: ['loba'],
    draft_history: [],
  })
})

test('a saved game clears the picks and bears who saved it and when', () => {
  const state = after([pick('ash'), pick('loba'), pick('seer'), add(100)])
  expect(state.picked_legends).toEqual([])
  expect(state.draft_history).toEqual([{ ...game(100), user: ann, version: 4 }])
})

test('the same game again changes nothing, another one under its id is refused', () => {
  const state = after([add(100)])
  expect(decide(state, add(100), ann)).toEqual({ changes: [] })
  expect(decide(state, add(100, 'fuse loba seer'), ann)).toEqual({ refusal: 'entry_id_taken' })
})

test('of two who submit the same picks at once, one saves the game', () => {
  const picked = after([pick('seer'), pick('loba'), pick('ash')])
  const state = after([submit(100)], picked)
  expect(decide(state, submit(101), ann)).toEqual({ refusal: 'picks_changed' })
})

test('a submitted game has the bans of that moment, also one that the submitter had not seen', () => {
  const state = after([ban('fuse'), pick('ash'), pick('loba'), pick('seer'), submit(100)])
  expect(state.draft_history[0]?.bannedLegends).toEqual(['fuse'])
  expect(decide(state, submit(100), ann)).toEqual({ changes: [] })
})

test('the history takes 500 games', () => {
  const full = after(Array.from({ length: MAX_HISTORY }, (_, at) => add(at)))
  expect(decide(full, add(9999), ann)).toEqual({ refusal: 'history_full' })
})

test('games keep the order they were saved in, whatever the clocks of those who saved them', () => {
  const state = after([add(300), add(100), add(200)])
  expect(state.draft_history.map(({ id }) => id)).toEqual([300, 100, 200])
})

test('a removed game comes back between its neighbours', () => {
  const state = after([add(1), add(2), add(3)])
  const removal = changesOf(state, { type: 'draft_history', action: 'remove', id: 2 })
  const later = after([add(4)], applyChanges(state, removal))
  const back = applyChanges(later, undoChanges(later, removal))
  expect(back.draft_history.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('an undone reset brings back what nothing newer stands against', () => {
  const state = after([ban('wraith'), ban('fuse'), add(1), pick('ash'), pick('loba')])
  const resetting = changesOf(state, reset)
  const later = after([pick('wraith'), ban('ash')], applyChanges(state, resetting))
  const back = applyChanges(later, undoChanges(later, resetting))
  expect(back).toMatchObject({
    banned_legends: ['wraith', 'fuse', 'ash'],
    picked_legends: ['loba'],
    draft_history: [{ id: 1 }],
  })
})

test('nobody takes back what others have done since, and nothing from before their reset', () => {
  const first = changesOf(EMPTY_DRAFT, ban('ash'))
  const theirs = [...first, { type: 'unban', legend: 'ash', index: 0 } as const, ...first]
  const state = applyChanges(EMPTY_DRAFT, [...first, ...theirs.slice(1)])
  expect(undoChanges(state, first, [])).toEqual([{ type: 'unban', legend: 'ash', index: 0 }])
  expect(undoChanges(state, first, theirs.slice(1))).toEqual([])

  const saved = after([add(1)])
  const removal = changesOf(saved, { type: 'draft_history', action: 'remove', id: 1 })
  const resetting = { type: 'draft_history', action: 'reset' } as const
  expect(undoChanges(EMPTY_DRAFT, removal, [])).toHaveLength(1)
  expect(undoChanges(EMPTY_DRAFT, removal, [resetting])).toEqual([])
})

test('a saved game is taken back with its picks only while nobody has begun the next', () => {
  const picked = after([ban('fuse'), pick('ash'), pick('loba'), pick('seer')])
  const saving = changesOf(picked, submit(5))
  const saved = applyChanges(picked, saving)
  const takenBack = {
    changes: [
      { type: 'draft_history', action: 'remove', entry: saved.draft_history[0] },
      { type: 'pick', action: 'add', legend: 'ash', index: 0 },
      { type: 'pick', action: 'add', legend: 'loba', index: 1 },
      { type: 'pick', action: 'add', legend: 'seer', index: 2 },
    ],
  }
  expect(decideUndo(saved, saving, [])).toEqual(takenBack)

  const octane = pick('octane')
  const begun = after([octane], saved)
  expect(decideUndo(begun, saving, changesOf(saved, octane))).toEqual({
    refusal: 'next_game_begun',
  })
  expect(decideUndo(after([{ ...octane, action: 'remove' }], begun), saving, [])).toEqual(takenBack)
  expect(decideUndo(after([add(6)], begun), saving, [])).toEqual({ refusal: 'next_game_begun' })

  const removed = after([{ type: 'draft_history', action: 'remove', id: 5 }], begun)
  expect(decideUndo(removed, saving, [])).toEqual({ refusal: 'nothing_to_undo' })
})

test('a reset of an empty draft changes nothing', () => {
  expect(decide(EMPTY_DRAFT, reset, ann)).toEqual({ changes: [] })
})

test('the rules name what is wrong', () => {
  const entry = { ...game(1), user: null, version: 2 }
  expect(
    brokenRules({
      version: 9,
      banned_legends: ['ash', 'ash'],
      picked_legends: ['ash', 'loba', 'loba', 'seer'],
      draft_history: [entry, entry],
    }),
  ).toEqual([
    'more than three picks',
    'a banned legend is picked',
    'a legend is picked twice',
    'a legend is banned twice',
    'a game is in the history twice',
    'games are out of order',
  ])
})
