import { expect, test } from 'vitest'
import type { PoiDraftOperation } from './decide-poi-draft.ts'
import { clockOf, isCompleteOrder, picksOf, shuffleTeams, turnsOf } from './pick-order.ts'
import { contestedSpots, type PoiDraftState } from './poi-draft.ts'
import { afterClaims, decideForTest, testPoiDraft } from './test-poi-draft.ts'

const draft = testPoiDraft(['Owls', 'Herons', 'Reed'])

const claim = (pick: number, map: string, poi: number): PoiDraftOperation => ({
  type: 'claim',
  pick,
  map,
  poi,
})

const namesOf = (one: PoiDraftState) => picksOf(one).map(({ team }) => team)

test('a snake goes down and back up: of 20 teams the first also has pick 40', () => {
  const teams = Array.from({ length: 20 }, (_, index) => `Team ${index + 1}`)
  const picks = picksOf(testPoiDraft(teams))
  expect(picks).toHaveLength(40)
  const of = (team: string) => picks.filter((pick) => pick.team === team).map((one) => one.number)
  expect([of('Team 1'), of('Team 7'), of('Team 20')]).toEqual([
    [1, 40],
    [7, 34],
    [20, 21],
  ])
})

test('by seed the order repeats, and a manual order is taken as it is', () => {
  expect(namesOf({ ...draft, mode: 'straight' })).toEqual([
    'Owls',
    'Herons',
    'Reed',
    'Owls',
    'Herons',
    'Reed',
  ])
  const turns = [2, 0, 0, 1, 2, 1]
  expect(turnsOf({ ...draft, mode: 'manual', turns })).toEqual(turns)
})

test('the map of a pick is free, and a claim belongs to the first open pick of its team', () => {
  const now = afterClaims(draft, 'worldsedge 5', 'stormpoint 3')
  expect(clockOf(now)).toMatchObject({ number: 3, team: 'Reed' })
  expect(now.claims.map(({ team, map, poi }) => `${team} ${map} ${poi}`)).toEqual([
    'Owls worldsedge 5',
    'Herons stormpoint 3',
  ])
})

test.each<[string, PoiDraftOperation, string]>([
  ['a pick that was already made', claim(1, 'stormpoint', 9), 'not_on_the_clock'],
  ['a later pick', claim(5, 'stormpoint', 9), 'not_on_the_clock'],
  ['a taken spot', claim(4, 'stormpoint', 1), 'spot_taken'],
  ['a second spot on the same map', claim(4, 'worldsedge', 9), 'map_done'],
  ['a map that is not drafted', claim(4, 'edistrict', 1), 'unknown_spot'],
  ['a spot that the map does not have', claim(4, 'stormpoint', 99), 'unknown_spot'],
  [
    'an undo of what someone else has undone',
    { type: 'undo', team: 'Reed', map: 'stormpoint', poi: 2 },
    'nothing_to_undo',
  ],
])('%s is refused', (_, operation, refusal) => {
  const now = afterClaims(draft, 'stormpoint 1', 'stormpoint 2', 'worldsedge 3')
  expect(decideForTest(now, operation)).toBe(refusal)
})

test('after the last pick the draft is over', () => {
  const all = ['stormpoint 1', 'stormpoint 2', 'stormpoint 3']
  const done = afterClaims(draft, ...all, 'worldsedge 1', 'worldsedge 2', 'worldsedge 3')
  expect(clockOf(done)).toBeNull()
  expect(decideForTest(done, claim(7, 'stormpoint', 9))).toBe('draft_over')
})

test('an undone claim is the next pick again, and later claims stay', () => {
  const now = afterClaims(draft, 'stormpoint 1', 'stormpoint 2', 'stormpoint 3')
  const undone = decideForTest(now, { type: 'undo', team: 'herons', map: 'stormpoint', poi: 2 })
  if (typeof undone === 'string') throw new Error(undone)
  expect(clockOf(undone)).toMatchObject({ number: 2, team: 'Herons' })
  expect(undone.claims.map(({ poi }) => poi)).toEqual([1, 3])
})

test('where sharing is allowed, a spot with two claims is contested', () => {
  const shared = testPoiDraft(['Owls', 'Herons', 'Reed'], { allowSharing: true })
  const now = afterClaims(shared, 'stormpoint 1', 'stormpoint 1', 'stormpoint 3')
  expect(contestedSpots(now)).toEqual([{ map: 'stormpoint', poi: 1, teams: ['Owls', 'Herons'] }])
})

const wish = (one: PoiDraftState, poi: number, to: number | null) => {
  const next = decideForTest(one, { type: 'wish', map: 'stormpoint', poi, to })
  if (typeof next === 'string') throw new Error(next)
  return next
}

test('wishes are added, moved and removed', () => {
  const three = wish(wish(wish(draft, 4, 0), 5, 1), 6, 2)
  expect(three.wishes).toEqual([{ map: 'stormpoint', pois: [4, 5, 6] }])
  expect(wish(three, 6, 0).wishes[0]?.pois).toEqual([6, 4, 5])
  expect(wish(three, 4, null).wishes[0]?.pois).toEqual([5, 6])
})

test('another order after the first claim needs a confirmation, and claims stay with their teams', () => {
  const now = afterClaims(draft, 'stormpoint 1', 'stormpoint 2')
  const setup = { ...draft, teams: ['Reed', 'herons'], team: null }
  const change = { type: 'setup', setup, version: 1, confirmed: false } as const
  expect(decideForTest(now, change)).toBe('confirm_change')
  expect(decideForTest(now, { ...change, version: 0, confirmed: true })).toBe('changed_meanwhile')
  expect(decideForTest(now, { ...change, confirmed: true })).toMatchObject({
    teams: ['Reed', 'herons'],
    claims: [{ team: 'herons', poi: 2 }],
  })
})

test.each([
  ['a team twice', { teams: ['Owls', 'owls'] }],
  ['a map twice', { maps: ['stormpoint', 'stormpoint'] }],
  ['a manual order in which a team picks too often', { mode: 'manual', turns: [0, 0, 0, 1, 1, 2] }],
  ['a manual order that is too short', { mode: 'manual', turns: [0, 1, 2] }],
] as const)('%s is no complete order', (_, changes) => {
  expect(isCompleteOrder(draft)).toBe(true)
  expect(isCompleteOrder({ ...draft, ...changes })).toBe(false)
})

test('a shuffle depends on the seed and the teams, and needs a confirmation after the first claim', () => {
  const shuffled = shuffleTeams(['Owls', 'Herons', 'Reed'], 7)
  expect(shuffleTeams(['Reed', 'Owls', 'Herons'], 7)).toEqual(shuffled)
  expect(shuffled.toSorted()).toEqual(['Herons', 'Owls', 'Reed'])
  const shuffle = { type: 'shuffle', confirmed: false } as const
  expect(decideForTest(draft, shuffle)).toMatchObject({ teams: shuffled, seed: 7 })
  expect(decideForTest(afterClaims(draft, 'stormpoint 1'), shuffle)).toBe('confirm_change')
})
