import { expect, test } from 'vitest'
import { valueComps } from '../comp/recommendation.ts'
import { planCandidates } from './plan-candidates.ts'

const sums = (compKey: string, map: string, n: number, mean: number) => ({
  compKey,
  map,
  n,
  sum: n * mean,
  sumOfSquares: n * mean * mean,
})
/** 57 games each, so that k = 57 pulls each value halfway to the mean of all, 7. */
const VALUED = valueComps([
  sums('ash|valkyrie|wattson', 'stormpoint', 57, 9),
  sums('bangalore|crypto|newcastle', 'stormpoint', 57, 5),
])
const USES = [
  { player: 'mika', legend: 'ash', games: 40 },
  { player: 'mika', legend: 'bangalore', games: 20 },
  { player: 'ines', legend: 'valkyrie', games: 30 },
  { player: 'ines', legend: 'crypto', games: 30 },
  { player: 'torvald', legend: 'wattson', games: 30 },
]
const RULES = { bans: [], maps: ['stormpoint', null], uses: USES, allowUnplayed: false }

test('a candidate has a player for each legend and its value on the map of each game', () => {
  expect(planCandidates(VALUED, RULES)).toEqual([
    {
      comp: ['Ash', 'Valkyrie', 'Wattson'],
      players: ['mika', 'ines', 'torvald'],
      // Overall (9 + 7) / 2; on the map (9 + 8) / 2.
      values: [8.5, 8],
      games: 57,
    },
  ])
})

test('legends that no one plays are allowed on request, or if no one knows who plays what', () => {
  const names = (rules: typeof RULES) => planCandidates(VALUED, rules).map(({ comp }) => comp[0])
  expect(names({ ...RULES, allowUnplayed: true })).toEqual(['Ash', 'Bangalore'])
  expect(names({ ...RULES, uses: [] })).toEqual(['Ash', 'Bangalore'])
})

test('banned legends are no candidates, and a player has one legend only', () => {
  expect(planCandidates(VALUED, { ...RULES, bans: ['Ash'] })).toEqual([])
  const alone = USES.map((use) => ({ ...use, player: 'mika' }))
  expect(planCandidates(VALUED, { ...RULES, uses: alone })).toEqual([])
})
