import { expect, test } from 'vitest'
import { testView, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { orderSlots, placeTeams, slotsAtStart } from './tile-order.ts'

const out = testView().teams[0]?.players.map((player) => ({ ...player, state: 'out' as const }))

const TEAMS = [
  viewedTeam(2, {
    rank: 2,
    seriesPoints: 10,
    players: out ?? [],
    landing: { x: 1, y: 1, poi: 'Zeus Station' },
  }),
  viewedTeam(3, { rank: 3, seriesPoints: 30 }),
  viewedTeam(4, { rank: 1, seriesPoints: 20, landing: { x: 1, y: 1, poi: 'Cascade Falls' } }),
]

test('teams are sorted by points, by who is alive and by landing', () => {
  expect(orderSlots(TEAMS, 'points')).toEqual([4, 2, 3])
  expect(orderSlots(TEAMS, 'alive')).toEqual([4, 3, 2])
  expect(orderSlots(TEAMS, 'landing')).toEqual([4, 2, 3])
})

test('the first order follows the series, so nothing in the game changes it', () => {
  expect(slotsAtStart(TEAMS)).toEqual([3, 4, 2])
})

test('tiles keep their place, and teams that come later are at the end', () => {
  expect(placeTeams(TEAMS, [4, 2]).map(({ slot }) => slot)).toEqual([4, 2, 3])
})
