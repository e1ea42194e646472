import { expect, test } from 'vitest'
import type { FindingKind } from '#domain/match/match.ts'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import {
  overstatGame,
  player,
  saved,
  overstatTeam,
  teams,
  trio,
  withFirst,
} from '../testing/test-overstat.ts'

test.each<[string, Record<string, unknown>, FindingKind, string, string]>([
  [
    'a team of two is kept and told',
    { player_stats: trio('ash', 'fuse'), total: { kills: 2, score: 14, damageDealt: 1000 } },
    'short_team',
    '2 players',
    'kept, without a full composition',
  ],
  [
    'a score changed by hand wins and is told',
    { total: { score: 16 } },
    'score_differs',
    'score 16, but place 1 with 3 kills gives 15',
    'the score of the file is kept',
  ],
  [
    'the same legend twice in a team is told',
    { player_stats: trio('ash', 'Ash', 'fuse') },
    'duplicate_legend',
    'Ash more than once',
    'kept, without a full composition',
  ],
  [
    'a fourth player is left out',
    { player_stats: [...trio('ash', 'fuse', 'loba'), player('p9', 'seer', { kills: 0 })] },
    'extra_player',
    '4 players',
    'the first three are kept, Player-p9 left out',
  ],
  [
    'a player twice in a team is one',
    { player_stats: [...trio('ash', 'fuse', 'loba'), player('p0', 'ash')] },
    'extra_player',
    'Player-p0 twice',
    'the first one is kept',
  ],
  [
    'two people under one id are two',
    { player_stats: [player('p0', 'seer'), player('p0', 'fuse'), player('p1', 'loba')] },
    'extra_player',
    'Player-p0 twice, with two legends',
    'both are kept',
  ],
  [
    'kills of the team win over those of its players',
    { total: { kills: 4, score: 16 } },
    'contradiction',
    'kills 4, but 3 over its players',
    'the number of the team is kept',
  ],
  [
    'survival is the sum over the players',
    { total: { survivalTime: 1000 } },
    'contradiction',
    'seconds survived 1000, but 3000 over its players',
    'the sum of the players is taken',
  ],
])('%s', (_, changes, kind, found, action) => {
  const file = read(withFirst({ name: 'Alliance', ...changes }))
  expect(ofKind(file, kind)).toEqual([{ kind, game: 1, team: 'Alliance', found, action }])
  expect(gamesOf(file)[0]?.teams).toHaveLength(8)
})

test('a score of the file is what counts', () => {
  const [first] = gamesOf(read(withFirst({ total: { score: -2, survivalTime: 5 } })))
  expect(first?.teams[0]).toMatchObject({ points: -2, survivalS: 3000 })
})

test('a team without a place keeps its score, and none is made up', () => {
  const file = read(withFirst({ total: { teamPlacement: 0, score: 17 } }))
  expect(gamesOf(file)[0]?.teams[0]).toMatchObject({ placement: null, points: 17 })
  expect(ofKind(file, 'placement_missing', 'placement_gap')).toEqual([
    { kind: 'placement_gap', game: 1, team: null, found: 'nobody at place 1', action: 'kept' },
    {
      kind: 'placement_missing',
      game: 1,
      team: 'Squad 1',
      found: 'no place',
      action: 'left open, out of all averages',
    },
  ])
  const [unscored] = gamesOf(read(withFirst({ total: { teamPlacement: null, score: null } })))
  expect(unscored?.teams[0]?.points).toBeNull()
})

test('what a database cannot hold never gets that far', () => {
  const name = `Nul\0l ${'x'.repeat(500)}\uD800`
  const odd = overstatTeam(1, {
    name,
    player_stats: trio('ash', 'fuse', 'loba').map((each) => ({ ...each, name, kills: 1e300 })),
    total: { damageDealt: -5, kills: 3 },
  })
  const file = read(saved([overstatGame(1, { teams: [odd, ...teams(7, 2)] })]))
  const text = JSON.stringify(file)
  expect(text).not.toContain(String.raw`\u0000`)
  expect(text.isWellFormed()).toBe(true)
  const first = gamesOf(file)[0]?.teams[0]
  expect(first?.rawName.length).toBeLessThanOrEqual(200)
  expect(first).toMatchObject({ damage: 1500, kills: 3 })
  expect(first?.players[0]?.kills).toBeNull()
})
