import { expect, test } from 'vitest'
import { adoptionOf } from './adoption.ts'
import { matchPointOf, USUAL_MATCH_POINT } from './match-point.ts'
import { isOverAfter } from './planned-games.ts'
import { leagueMatchPoint, NO_EVENT_RULES, rulesOf } from './series-rules.ts'
import { extraPoints, type SeriesTeam } from './series-team.ts'
import { type RankedSeries, standingsAfter } from './standings.ts'

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

const ranked = (
  series: { teams: readonly SeriesTeam[] } & Partial<RankedSeries>,
  lastGame: number,
) =>
  standingsAfter({ matchPoint: null, equalPoints: 'kills', ...series }, lastGame).map(
    ({ rank, team: name, points }) => [rank, name, points],
  )

test('standings add the points of the games so far; equal points share a rank, more kills come first', () => {
  const teams = [
    team('Owls', [2, 3, 12], [1, 8, 20]),
    team('Fjord', [1, 2, 14], [3, 9, 16]),
    team('Apex', [3, 5, 12], null),
    team('Bolt', [4, 3, 12], null),
  ]
  expect(ranked({ teams }, 1)).toEqual([
    [1, 'Fjord', 14],
    [2, 'Apex', 12],
    [2, 'Bolt', 12],
    [2, 'Owls', 12],
  ])
  // 12 + 20 and 14 + 16.
  expect(ranked({ teams }, 2).map(([rank, , points]) => [rank, points])).toEqual([
    [1, 32],
    [2, 30],
    [3, 12],
    [3, 12],
  ])
})

// docs/formulas.md, "Rules of a series".
test('in the league, equal points go by the best games, then the best places, then the most kills', () => {
  const teams = [
    team('Kills', [5, 10, 14], [5, 10, 14]),
    team('Best game', [1, 4, 16], [9, 10, 12]),
    team('Second game', [1, 4, 16], [8, 9, 11], [20, 1, 1]),
    team('Place', [1, 4, 16], [10, 10, 12]),
    team('Kills in a game', [1, 4, 16], [10, 11, 12]),
  ]
  expect(ranked({ teams, equalPoints: 'games' }, 3).map(([rank, name]) => [rank, name])).toEqual([
    [1, 'Best game'],
    [2, 'Kills in a game'],
    [3, 'Place'],
    [4, 'Second game'],
    [5, 'Kills'],
  ])
})

test('points from before the first game count', () => {
  const owls = { ...team('Owls', [2, 3, 12]), startPoints: 3 }
  expect(ranked({ teams: [team('Fjord', [1, 2, 14]), owls] }, 1)).toEqual([
    [1, 'Owls', 15],
    [2, 'Fjord', 14],
  ])
  expect(matchPointOf([owls], 1, { points: 15, minGames: 1 })).toMatchObject({
    reached: [{ team: 'Owls', after: 1 }],
  })
})

test('what a game gave beside place and kills is told, if both are known', () => {
  const [penalty, usual, unknown] = team('Owls', [1, 4, 13], [1, 4, 16]).results
  expect(penalty && extraPoints(penalty)).toBe(-3)
  expect(usual && extraPoints(usual)).toBe(0)
  expect(unknown).toBeUndefined()
  const row = { game: 1, placement: null, kills: 4, points: 9, legends: [] }
  expect(extraPoints(row)).toBe(0)
})

const FINAL = [
  team('Owls', [1, 9, 51], [2, 1, 9], [1, 3, 15], [9, 0, 2]),
  team('Fjord', [2, 9, 30], [1, 9, 25], [2, 0, 9], [1, 9, 21]),
]

test('a team on match point that wins a game wins the series', () => {
  // Fjord wins game 2 with 30 points before it: not on match point yet.
  expect(matchPointOf(FINAL, 3, USUAL_MATCH_POINT)).toEqual({
    reached: [
      { team: 'Owls', after: 1 },
      { team: 'Fjord', after: 2 },
    ],
    winner: 'Owls',
    decidedIn: 3,
  })
  expect(matchPointOf(FINAL, 2, USUAL_MATCH_POINT)).toMatchObject({ winner: null })
})

// Finding L5.
test('match point is only what the series says, with its number', () => {
  const teams = [team('Owls', [1, 9, 51], [1, 1, 13]), team('Fjord', [2, 0, 9])]
  expect(matchPointOf(teams, 2, null)).toBeNull()
  expect(matchPointOf(teams, 2, { points: 80, minGames: 1 })).toBeNull()
  expect(matchPointOf(teams, 2, USUAL_MATCH_POINT)).toMatchObject({ winner: 'Owls' })
  expect(matchPointOf([team('Owls', [1, 9, 21])], 1, USUAL_MATCH_POINT)).toBeNull()
})

test('a decided series is played on to its least number of games, and its winner stays first', () => {
  const matchPoint = { points: 50, minGames: 4 }
  const series = { teams: FINAL, matchPoint, equalPoints: 'games' as const }
  const games = [1, 2, 3, 4].map((number) => ({ number }))
  expect([2, 3, 4].map((game) => isOverAfter({ ...series, games }, game))).toEqual([
    false,
    false,
    true,
  ])
  // Fjord wins game 4 on match point, too late, and has more points.
  expect(matchPointOf(FINAL, 4, matchPoint)).toMatchObject({ winner: 'Owls', decidedIn: 3 })
  expect(ranked(series, 4)).toEqual([
    [1, 'Owls', 77],
    [2, 'Fjord', 85],
  ])
})

test('a series of the league has its rules, any other those of scrims, unless its event says otherwise', () => {
  expect(rulesOf('ALGS', NO_EVENT_RULES, 'points')).toEqual({
    equalPoints: 'games',
    banTie: 'series',
  })
  expect(rulesOf('Lantern', NO_EVENT_RULES, 'points')).toEqual({
    equalPoints: 'kills',
    banTie: 'points',
  })
  const chosen = { equalPoints: 'kills', banTie: 'name' } as const
  expect(rulesOf('ALGS', chosen, 'points')).toEqual(chosen)
})

test('finals of regions and qualifiers are played for six games unless the league says otherwise', () => {
  expect(leagueMatchPoint(null, null, ['Regional Finals'])).toEqual({ points: 50, minGames: 6 })
  expect(leagueMatchPoint(60, null, ['Last Chance Qualifier'])).toEqual({
    points: 60,
    minGames: 6,
  })
  expect(leagueMatchPoint(50, null, ['Match Point Finals'])).toEqual({ points: 50, minGames: 1 })
  expect(leagueMatchPoint(50, 8, ['Regional Finals'])).toEqual({ points: 50, minGames: 8 })
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
