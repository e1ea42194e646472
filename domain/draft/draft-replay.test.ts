import { expect, test } from 'vitest'
import { applyChange, decide, type DraftOperation, type DraftState, EMPTY_DRAFT } from './draft.ts'
import { type ReplayChange, type ReplayStep, replayStates } from './draft-replay.ts'

const MIKA = { id: 1, username: 'mika' }

/** Plays operations and gives the states they led to, with the steps that would be stored. */
function play(operations: readonly DraftOperation[]) {
  let state: DraftState = EMPTY_DRAFT
  const states: DraftState[] = []
  const steps: ReplayStep[] = []
  for (const operation of operations) {
    const decision = decide(state, operation, MIKA)
    for (const change of 'changes' in decision ? decision.changes : []) {
      state = applyChange(state, change)
      states.push(state)
      steps.push({ ...(change as ReplayChange), version: state.version, at: null, user: MIKA })
    }
  }
  return { states, steps }
}

const entry = {
  id: 7,
  comp: ['ash', 'seer', 'loba'],
  bannedLegends: ['fuse'],
  timestamp: 'earlier',
}

test('a replay leads through the states that the draft had', () => {
  const { states, steps } = play([
    { type: 'ban', legend: 'fuse' },
    { type: 'pick', action: 'add', legend: 'ash' },
    { type: 'ban', legend: 'ash' },
    { type: 'unban', legend: 'ash' },
    { type: 'draft_history', action: 'add', entry },
    { type: 'draft_history', action: 'remove', id: 7 },
    { type: 'pick', action: 'add', legend: 'seer' },
    { type: 'draft_history', action: 'reset' },
    { type: 'ban', legend: 'loba' },
  ])
  expect(steps).toHaveLength(10)
  expect(replayStates(steps)).toEqual(states)
})

const step = (version: number, change: ReplayChange): ReplayStep => ({
  ...change,
  version,
  at: null,
  user: null,
})
const ofGame = (action: 'remove' | 'restore') =>
  ({ type: 'draft_history', action, entry: { id: 7, version: 2 } }) as const

test('a restored game is the one that was saved', () => {
  const saved = { ...entry, user: MIKA, version: 2 }
  const states = replayStates([
    step(2, { type: 'draft_history', action: 'add', entry: saved }),
    step(3, ofGame('remove')),
    step(4, ofGame('restore')),
  ])
  expect(states.map(({ draft_history: games }) => games)).toEqual([[saved], [], [saved]])
})

test('a game from before the first step is left out', () => {
  expect(replayStates([step(9, ofGame('restore'))])).toEqual([{ ...EMPTY_DRAFT, version: 9 }])
})
