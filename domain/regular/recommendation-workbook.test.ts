import { expect, test } from 'vitest'
import { valueComps } from './recommendation.ts'
import { recommend, workbookCsv, type WorkbookRow } from './recommendation-workbook.ts'

const NOWHERE = { worldsedge: null, stormpoint: null, edistrict: null, brokenmoon: null }

const row = (legends: string, value: number | null, players = '') => ({
  legends: legends.split(' '),
  players: [0, 1, 2].map((seat) => players.split(' ')[seat] || null),
  value,
  byMap: { ...NOWHERE, stormpoint: 3 },
})

const sums = (compKey: string, n: number, sum: number) => ({
  compKey,
  map: 'stormpoint' as const,
  n,
  sum,
  sumOfSquares: sum ** 2 / n,
})

const valued = valueComps([sums('ash|loba|seer', 10, 90), sums('alter|loba|seer', 10, 60)])

const shown = (sheet: WorkbookRow[]) =>
  recommend(valued, sheet).map(
    ({ comp, value, games, computed }) =>
      `${comp.join(' ')} ${value?.toFixed(2)} ${games} ${computed ? 'computed' : 'sheet'}`,
  )

test('without a sheet the computed ones stand as they are', () => {
  // Prior 7.5, k 57: (90 + 427.5) / 67 = 7.72 and (60 + 427.5) / 67 = 7.28.
  expect(shown([])).toEqual(['Ash Loba Seer 7.72 10 computed', 'Alter Loba Seer 7.28 10 computed'])
})

test('rows of the sheet come first, by value, and stand for the computed ones', () => {
  expect(
    shown([row('Fuse Loba Seer', null), row('Seer Alter Loba', 1), row('Axion Loba Seer', 2)]),
  ).toEqual([
    'Axion Loba Seer 2.00 0 sheet',
    'Seer Alter Loba 1.00 10 sheet',
    'Fuse Loba Seer undefined 0 sheet',
    'Ash Loba Seer 7.72 10 computed',
  ])
})

test('a row that names nobody leaves the players to the home team', () => {
  const [named, unnamed] = recommend([], [row('Ash Loba Seer', 2, 'mika'), row('Ash Fuse Seer', 1)])
  expect([named?.players, unnamed?.players]).toEqual([['mika', null, null], null])
})

test('the sheet is written as it can be read', () => {
  expect(workbookCsv([row('MadMaggie Axion Seer', 7.5, '=mika torvald')])).toBe(
    "Legend 1,Legend 2,Legend 3,Player 1,Player 2,Player 3,Value,Storm Point,World's Edge,E-District,Broken Moon\r\n" +
      "Mad Maggie,Axion,Seer,'=mika,torvald,,7.5,3,,,\r\n",
  )
})
