import { expect, test } from 'vitest'
import { adoptionOf } from './adoption.ts'
import { matchPointOf, USUAL_MATCH_POINT } from './match-point.ts'
import { type SeriesTeam, standingsAfter } from './standings.ts'

type Row = readonly [placement: number, kills: number, points: number, legends?: string]

/** A team's games from the first on; null for a game without it. */
const team = (name: string, ...rows: readonly (Row | null)[]): SeriesTeam => ({
  team: name,
  results: rows.flatMap((row, index) =>
    row
      ? [
          {
            game: index + 1,
            placement: row[0],
            kills: row[1],
            points: row[2],
            legends: row[3]?.split(' ') ?? [],
          },
        ]
      : [],
  ),
})

test('standings add the points of the games so far; equal points share a rank, more kills come first', () => {
  const teams = [
    team('Owls', [2, 3, 12], [1, 8, 20]),
    team('Fjord', [1, 2, 14], [3, 9, 16]),
    team('Apex', [3, 5, 12], null),
    team('Bolt', [4, 3, 12], null),
  ]
  expect(
    standingsAfter(teams, 1).map(({ rank, team: name, points }) => [rank, name, points]),
  ).toEqual([
    [1, 'Fjord', 14],
    [2, 'Apex', 12],
    [2, 'Bolt', 12],
    [2, 'Owls', 12],
  ])
  // 12 + 20 and 14 + 16.
  expect(standingsAfter(teams, 2).map(({ rank, points }) => [rank, points])).toEqual([
    [1, 32],
    [2, 30],
    [3, 12],
    [3, 12],
  ])
})

test('a team on match point that wins the last game wins the series', () => {
  const teams = [
    team('Owls', [1, 9, 51], [2, 1, 9], [1, 3, 15]),
    team('Fjord', [2, 9, 30], [1, 9, 25], [2, 0, 9]),
  ]
  // Fjord wins game 2 with 30 points before it: not on match point yet.
  expect(matchPointOf(teams, [1, 2, 3], USUAL_MATCH_POINT)).toEqual({
    reached: [
      { team: 'Owls', after: 1 },
      { team: 'Fjord', after: 2 },
    ],
    winner: 'Owls',
  })
  expect(matchPointOf(teams, [1, 2], USUAL_MATCH_POINT)).toMatchObject({ winner: null })
})

// Finding L5.
test('match point is only what the series says, with its number', () => {
  const teams = [team('Owls', [1, 9, 51], [1, 1, 13]), team('Fjord', [2, 0, 9])]
  expect(matchPointOf(teams, [1, 2], null)).toBeNull()
  expect(matchPointOf(teams, [1, 2], { points: 80, minGames: 1 })).toBeNull()
  expect(matchPointOf(teams, [1, 2], USUAL_MATCH_POINT)).toMatchObject({ winner: 'Owls' })
  expect(matchPointOf([team('Owls', [1, 9, 21])], [1], USUAL_MATCH_POINT)).toBeNull()
})

test('no game before the least number of games can win the series', () => {
  const teams = [team('Owls', [1, 9, 51], [1, 1, 13], [2, 1, 10], [1, 1, 13])]
  const rule = { points: 50, minGames: 4 }
  // The next game is the third, then the fourth.
  expect(matchPointOf(teams, [1, 2], rule)).toBeNull()
  expect(matchPointOf(teams, [1, 2, 3], rule)).toMatchObject({ winner: null })
  expect(matchPointOf(teams, [1, 2, 3, 4], rule)).toMatchObject({ winner: 'Owls' })
})

test('adoption counts the teams of each game, the most played composition first', () => {
  const teams = [
    team('Owls', [1, 0, 0, 'Ash Loba Seer'], [1, 0, 0, 'Seer Loba Ash']),
    team('Fjord', [2, 0, 0, 'Ash Fuse Seer'], [2, 0, 0, 'Loba Ash Seer']),
    team('Bolt', [3, 0, 0, 'Ash Fuse'], null),
  ]
  expect(adoptionOf(teams, 5)).toEqual([
    {
      legends: ['Ash', 'Loba', 'Seer'],
      byGame: new Map([
        [1, 1],
        [2, 2],
      ]),
      total: 3,
    },
    { legends: ['Ash', 'Fuse', 'Seer'], byGame: new Map([[1, 1]]), total: 1 },
  ])
  expect(adoptionOf(teams, 1)).toHaveLength(1)
})
