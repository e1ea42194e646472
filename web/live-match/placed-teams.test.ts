import { expect, test } from 'vitest'
import { testView, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { describePlaced, knownPlaces } from './placed-teams.ts'

/** A match whose teams have these places; null is alive. */
const matchWith = (places: readonly (number | null)[], change = {}) =>
  testView({
    teams: places.map((placement, index) => viewedTeam(index + 2, { placement })),
    ...change,
  })

const START = knownPlaces(matchWith([null, null, null, null]))

test('nothing is said while no other team is out', () => {
  expect(describePlaced(START, matchWith([null, null, null, null]))).toBeNull()
  const one = matchWith([null, 4, null, null])
  expect(describePlaced(knownPlaces(one), one)).toBeNull()
})

test('a team that is out is named with its place', () => {
  expect(describePlaced(START, matchWith([null, 4, null, null]))).toBe('Team 3 out, 4th')
  expect(describePlaced(START, matchWith([null, null, 12, null]))).toBe('Team 4 out, 12th')
  expect(describePlaced(START, matchWith([22, null, null, null]))).toBe('Team 2 out, 22nd')
})

test('several at once are one sentence with the best of them', () => {
  expect(describePlaced(START, matchWith([null, 4, 3, null]))).toBe('Team 4 out, 3rd, and 1 more')
  expect(describePlaced(START, matchWith([1, 4, 3, 2]))).toBe('Team 2 won the game, and 3 more')
})

test('a corrected place of a team that was out is not said again', () => {
  const before = knownPlaces(matchWith([null, 4, null, null]))
  expect(describePlaced(before, matchWith([null, 3, null, null]))).toBeNull()
})

test('another match is not told from its beginning', () => {
  const other = matchWith([null, 4, 3, null], { feed: 2 })
  expect(describePlaced(START, other)).toBeNull()
  const next = matchWith([null, null, null, 4], { startedAt: 900 })
  expect(describePlaced(knownPlaces(matchWith([1, 2, 3, 4])), next)).toBeNull()
})
