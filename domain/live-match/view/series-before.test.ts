import { expect, test } from 'vitest'
import { seriesBefore, teamsOnMatchPoint } from './series-before.ts'

const result = (
  number: number,
  team: string,
  placement: number,
  points: number,
  legend: string,
) => ({
  number,
  team,
  placement,
  kills: 0,
  points,
  legends: [legend],
})

test('a first game has no points, no bans and the number 1', () => {
  expect(seriesBefore(null, 'points', new Map())).toEqual({
    series: null,
    game: 1,
    earlier: [],
    points: new Map(),
    results: [],
    matchPoint: null,
    bans: [],
    draftBans: null,
    tieRule: 'points',
    names: new Map(),
  })
})

test('points add up, and the most picked legend of the last game is banned', () => {
  const before = seriesBefore(
    {
      series: 7,
      hasBans: true,
      last: { number: 2, bans: ['alter'], bannedAfter: null, at: 0 },
      results: [
        result(1, 'Halcyon', 1, 40, 'alter'),
        result(1, 'Sundial', 2, 9, 'alter'),
        result(2, 'Halcyon', 2, 12, 'ash'),
        result(2, 'Sundial', 1, 20, 'ash'),
      ],
    },
    'points',
    new Map(),
  )
  expect(before).toMatchObject({ series: 7, game: 3, bans: ['alter', 'ash'] })
  expect(before.points).toEqual(
    new Map([
      ['halcyon', 52],
      ['sundial', 29],
    ]),
  )
  // Finding L5: only a series that says so is played by match point.
  expect(teamsOnMatchPoint(before)).toEqual(new Set())
  const matchPoint = { points: 50, minGames: 1 }
  expect(teamsOnMatchPoint({ ...before, matchPoint })).toEqual(new Set(['halcyon']))
  // Once a team has won the series, the games that are left decide nothing.
  const decided = { points: 9, minGames: 4 }
  expect(teamsOnMatchPoint({ ...before, matchPoint: decided })).toEqual(new Set())
})
