import { expect, test } from 'vitest'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { calibrationAt } from './panels/calibration.ts'
import { teamTable } from './team-table.ts'

const DATA: TeamPageData = {
  team: 'Copper\tOwls',
  region: null,
  spellings: [],
  games: 3,
  firstPlayed: null,
  lastPlayed: null,
  counted: { games: 3, series: 1 },
  form: [],
  roster: [],
  rosters: [],
  comps: [
    {
      legends: ['MadMaggie', 'Loba', 'Seer'],
      games: 2,
      meanPoints: 7.25,
      byGame: [
        { game: 1, games: 2, of: 2 },
        { game: 7, games: 0, of: 1 },
      ],
    },
  ],
  without: [],
  maps: [],
  landings: [],
  lastSeries: {
    id: 1,
    event: 'Cup',
    games: [
      {
        number: 1,
        map: 'stormpoint',
        playedAt: 0,
        placement: 2,
        kills: null,
        points: 11,
        legends: ['Ash', 'Loba', 'Seer'],
      },
    ],
  },
}

test('a copied table has one cell per tab, even if a name has one', () => {
  expect(teamTable(DATA).split('\n')).toEqual([
    'Copper Owls',
    '',
    'Composition\tG1\tG7+\tGames\tAvg. pts',
    'Mad Maggie, Loba, Seer\t2\t0\t2\t7.3',
    '',
    'Last full series\tCup',
    'Game\tMap\tPlace\tKills\tPoints\tComposition',
    '1\tStorm Point\t2\t\t11\tAsh, Loba, Seer',
  ])
})

// Finding X12.
test.each(['=1+1', "=cmd|'/C calc'!A0", '+1-1', '-2+3', '@SUM(1)', '＝1+1'])(
  'the name %s is no formula in a copied table',
  (name) => {
    const lastSeries = DATA.lastSeries && { ...DATA.lastSeries, event: name }
    const table = teamTable({ ...DATA, team: name, lastSeries })
    expect(table).toContain(`'${name}\n`)
    expect(table).toContain(`Last full series\t'${name}\n`)
  },
)

test('a team without games is only its name', () => {
  expect(teamTable({ ...DATA, comps: [], lastSeries: null })).toBe(
    'Copper Owls\n\nComposition\tGames\tAvg. pts',
  )
})

const bin = (from: number, n: number) => ({
  from,
  to: from + 10,
  n,
  said: from + 4,
  happened: from + 3,
  low: 0,
  high: 100,
})

test('the calibration is that of similar chances, if enough were judged', () => {
  const bins = [bin(40, 29), bin(50, 30)]
  expect(calibrationAt(bins, 0.5)?.said).toBe(54)
  expect(calibrationAt(bins, 0.49)).toBeNull()
  expect(calibrationAt(bins, 0.95)).toBeNull()
})
