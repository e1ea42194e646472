import { expect, test } from 'vitest'
import type { FindingKind } from '#domain/archive/match.ts'
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
    'imported without a full composition',
  ],
  [
    'a score changed by hand wins and is told',
    { total: { score: 16 } },
    'score_differs',
    'score 16, but placement 1 with 3 kills gives 15',
    'the score in the file is used',
  ],
  [
    'the same legend twice in a team is told',
    { player_stats: trio('ash', 'Ash', 'fuse') },
    'duplicate_legend',
    'Ash more than once',
    'imported without a full composition',
  ],
  [
    'a fourth player is left out',
    { player_stats: [...trio('ash', 'fuse', 'loba'), player('p9', 'seer', { kills: 0 })] },
    'extra_player',
    '4 players',
    'the first three are imported, Player-p9 skipped',
  ],
  [
    'a player twice in a team is one',
    { player_stats: [...trio('ash', 'fuse', 'loba'), player('p0', 'ash')] },
    'extra_player',
    'Player-p0 is listed twice',
    'only the first entry is imported',
  ],
  [
    'two people under one id are two',
    { player_stats: [player('p0', 'seer'), player('p0', 'fuse'), player('p1', 'loba')] },
    'extra_player',
    'Player-p0 is listed twice with different legends',
    'both are imported',
  ],
  [
    'kills of the team win over those of its players',
    { total: { kills: 4, score: 16 } },
    'contradiction',
    'kills: 4 for the team, but 3 for its players',
    'the number for the team is used',
  ],
  [
    'survival is the sum over the players',
    { total: { survivalTime: 1000 } },
    'contradiction',
    'survival seconds: 1000 for the team, but 3000 for its players',
    'the total of its players is used',
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
    {
      kind: 'placement_gap',
      game: 1,
      team: null,
      found: 'no team at placement 1',
      action: 'imported as is',
    },
    {
      kind: 'placement_missing',
      game: 1,
      team: 'Squad 1',
      found: 'no placement',
      action: 'left empty and not included in averages',
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
