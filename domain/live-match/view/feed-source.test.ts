import { expect, test } from 'vitest'
import { feedSourceOf } from './feed-source.ts'
import { testView, viewedTeam } from './test-view.ts'

// Finding L11.
test('the first game is on air from its lobby on, by points, with the picks so far', () => {
  const picking = viewedTeam(2)
  const view = testView({
    phase: 'lobby',
    game: 1,
    series: null,
    teams: [
      { ...picking, rank: 2, players: picking.players.slice(0, 1) },
      viewedTeam(3, { rank: 1, seriesPoints: 9, gamePoints: 3, isOnMatchPoint: true }),
    ],
  })
  expect(feedSourceOf(view, null)).toEqual({
    name: 'OBS-PC-2',
    game: 1,
    map: 'stormpoint',
    bans: ['Alter'],
    teams: [
      {
        team: 'Team 3',
        rank: 1,
        points: 12,
        legends: ['Ash', 'Wattson', 'Crypto'],
        isOnMatchPoint: true,
      },
      { team: 'Team 2', rank: 2, points: 0, legends: ['Ash'], isOnMatchPoint: false },
    ],
  })
})

test('a match is shown until the archive has it', () => {
  const over = testView({ phase: 'over', startedAt: 500 })
  expect(feedSourceOf(over, 400)?.game).toBe(4)
  expect(feedSourceOf(over, 500)).toBeNull()
  expect(feedSourceOf(testView({ phase: 'waiting' }), null)).toBeNull()
  // The observer has left.
  expect(feedSourceOf(testView({ phase: 'lobby', isConnected: false }), null)).toBeNull()
  expect(feedSourceOf(null, null)).toBeNull()
})
