import { expect, test } from 'vitest'
import type { CompRecord } from '../catalog/comp.ts'
import { likelyComps, topComps, topLegends } from './ranking.ts'

/** 15 November 2026, 00:00 UTC. */
const NOW = 1_794_700_800_000

/** Played today, so that every weight is times 3. */
const record = (comp: string, orders: number[], change: Partial<CompRecord> = {}): CompRecord => ({
  comp: comp.split(' '),
  games: orders.length,
  avg_points: 6,
  points: { n: orders.length, sum: 6 * orders.length, sumOfSquares: 36 * orders.length },
  game_orders: orders,
  banned_with: [],
  is_available: true,
  last_played: NOW / 1000,
  ...change,
})

const alliance = {
  team: 'Alliance',
  comps: [
    record('Ash Crypto Newcastle', [1], { avg_points: 9.25 }),
    record('Wraith Catalyst Newcastle', [2]),
    record('Horizon Catalyst Gibraltar', [3]),
    record('Fuse Crypto Gibraltar', [4]),
  ],
}

test('a team shows its three heaviest with their share of the three', () => {
  const { likely } = likelyComps(alliance, [], NOW)
  // (1000+300+100+5) x 3 = 4215, (500+50+5) x 3 = 1665, (200+25+5) x 3 = 690; together 6570.
  expect(likely.map(({ weight, share }) => [weight.value, share])).toEqual([
    [4215, 64],
    [1665, 25],
    [690, 11],
  ])
})

test('a ban takes out the compositions that hold it and shows them last, without a share', () => {
  const { likely } = likelyComps(alliance, ['newcastle', 'Crypto'], NOW)
  expect(likely.map(({ record: { comp }, share }) => [comp.join(' '), share])).toEqual([
    ['Horizon Catalyst Gibraltar', 100],
    ['Ash Crypto Newcastle', null],
    ['Wraith Catalyst Newcastle', null],
  ])
})

test('trios of two, doubled legends and records without games are left out', () => {
  const comps = [
    record('Ash Crypto', [1]),
    record('Ash Ash Crypto', [1]),
    record('Ash Crypto Loba', [], { games: 0 }),
  ]
  expect(likelyComps({ team: 'x', comps }, [], NOW).likely).toEqual([])
})

const scored = (n: number, each: number) => ({ n, sum: each * n, sumOfSquares: each ** 2 * n })
const lobby = [
  { team: 'A', comps: [record('Ash Crypto Newcastle', [1, 1], { points: scored(2, 9) })] },
  { team: 'B', comps: [record('Newcastle Ash Crypto', [1], { points: scored(1, 3) })] },
  { team: 'C', comps: [record('Wraith Catalyst Newcastle', [2])] },
  { team: 'D', comps: [] },
].map((team) => likelyComps(team, [], NOW))

test('across teams the same trio in any order is one, weighed over its teams', () => {
  // A: (1000+300+200+5) x 3 = 4515; B: 4215; C: 1665. Together 10395.
  expect(
    topComps(lobby).map(({ comp, weight, share, teams, games, points }) => ({
      comp: comp.join(' '),
      weight,
      share,
      teams: teams.map(({ team }) => team),
      games,
      points,
    })),
  ).toEqual([
    {
      comp: 'Ash Crypto Newcastle',
      weight: 8730,
      share: 84,
      teams: ['A', 'B'],
      games: 3,
      points: { n: 3, sum: 21, sumOfSquares: 171 },
    },
    {
      comp: 'Wraith Catalyst Newcastle',
      weight: 1665,
      share: 16,
      teams: ['C'],
      games: 1,
      points: scored(1, 6),
    },
  ])
})

test('a legend counts with the best trio of each team, and teams without one still count', () => {
  const legends = topLegends(lobby)
  // Newcastle: 4515 + 4215 + 1665; three of four teams; 2 games of 9 points, one of 3, one of 6.
  expect(legends[0]).toMatchObject({
    legend: 'Newcastle',
    weight: 10_395,
    ofTeams: 4,
    percentOfTeams: 75,
    games: 4,
    points: { n: 4, sum: 27, sumOfSquares: 207 },
    timesInTop: 3,
  })
  expect(legends[0]?.teams.map(({ team, weight }) => [team, weight])).toEqual([
    ['A', 4515],
    ['B', 4215],
    ['C', 1665],
  ])
  expect(legends.map(({ legend }) => legend)).toEqual([
    'Newcastle',
    'Ash',
    'Crypto',
    'Catalyst',
    'Wraith',
  ])
})

test('games without a score count as games, and not as games of no points', () => {
  const lobbies = [
    { team: 'A', comps: [record('Ash Crypto Newcastle', [1, 1], { points: scored(2, 8) })] },
    { team: 'B', comps: [record('Ash Crypto Newcastle', [1, 1], { points: scored(0, 0) })] },
  ].map((team) => likelyComps(team, [], NOW))
  expect(topLegends(lobbies)[0]).toMatchObject({ games: 4, points: { n: 2, sum: 16 } })
})

test('equal weights are ordered by use and then by name, so that a list never jumps', () => {
  const comps = [record('Ash Crypto Loba', [1]), record('Alter Crypto Loba', [1])]
  for (const list of [comps, comps.toReversed()]) {
    const { likely } = likelyComps({ team: 'x', comps: list }, [], NOW)
    expect(likely.map(({ record: { comp } }) => comp[0])).toEqual(['Alter', 'Ash'])
  }
})
