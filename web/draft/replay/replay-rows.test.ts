import { expect, test } from 'vitest'
import type { ReplayStep } from '#domain/draft/draft-replay.ts'
import { lastDrafted, replayCsv, replayRows } from './replay-rows.ts'

const MIKA = { id: 1, username: 'mika' }
const AT = Date.UTC(2026, 10, 16, 18, 42, 5)
const entry = {
  id: 7,
  comp: ['ash', 'seer', 'loba'],
  bannedLegends: ['mad_maggie'],
  timestamp: 'earlier',
  user: MIKA,
  version: 3,
}

const STEPS: ReplayStep[] = [
  { type: 'ban', legend: 'mad_maggie', index: 0, version: 1, at: AT, user: MIKA },
  { type: 'pick', action: 'add', legend: 'ash', index: 0, version: 2, at: null, user: null },
  { type: 'draft_history', action: 'add', entry, version: 3, at: AT, user: MIKA },
  { type: 'draft_history', action: 'reset', version: 4, at: AT, user: MIKA },
]

test('each step says what was done', () => {
  expect(replayRows(STEPS, 1).map(({ who, action }) => [who, action])).toEqual([
    ['mika', 'banned Mad Maggie'],
    [null, 'picked Ash'],
    ['mika', 'saved Game 1'],
    ['mika', 'reset the draft'],
  ])
})

test('the file has a line for each step, with the bans and picks after it', () => {
  expect(replayCsv(replayRows(STEPS, 1)).trim().split(/\r?\n/)).toEqual([
    'Step,Time,User,Change,Banned,Picked,Composition',
    '1,2026-11-16T18:42:05.000Z,mika,banned Mad Maggie,Mad Maggie,,',
    '2,,,picked Ash,Mad Maggie,Ash,',
    '3,2026-11-16T18:42:05.000Z,mika,saved Game 1,Mad Maggie,,"Ash, Seer, Loba"',
    '4,2026-11-16T18:42:05.000Z,mika,reset the draft,,,',
  ])
})

// Finding D3.
test('a series that is over opens at its last draft, not at the empty one after it', () => {
  expect(lastDrafted(replayRows(STEPS, 1))).toBe(2)
  expect(lastDrafted(replayRows(STEPS.slice(0, 2), 1))).toBe(1)
  expect(lastDrafted(replayRows(STEPS.slice(3), 1))).toBe(0)
  expect(lastDrafted([])).toBe(0)
})
