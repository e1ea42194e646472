import { expect, test } from 'vitest'
import { planCandidates } from './plan-candidates.ts'

const USES = [
  { player: 'mika', legend: 'ash', games: 40 },
  { player: 'mika', legend: 'bangalore', games: 20 },
  { player: 'ines', legend: 'valkyrie', games: 30 },
  { player: 'ines', legend: 'crypto', games: 10 },
  { player: 'torvald', legend: 'wattson', games: 30 },
]
const SOURCES = {
  bans: [],
  practiced: [
    { compKey: 'ash|valkyrie|wattson', games: 4 },
    { compKey: 'bangalore|valkyrie|wattson', games: 9 },
  ],
  uses: USES,
  field: [{ compKey: 'fuse|loba|seer', games: 900 }],
  allowUnplayed: false,
  effectOf: (key: string) => ({ effect: key.startsWith('ash') ? 0.3 : 0, margin: 0.7 }),
}

test('what we played lately comes first, then the strongest legends of our players together', () => {
  const candidates = planCandidates(SOURCES)
  expect(candidates.map(({ comp, games }) => [comp.join(' '), games])).toEqual([
    ['Bangalore Valkyrie Wattson', 9],
    ['Ash Valkyrie Wattson', 4],
    // Crypto has 10 games in both: with Ash there are 80 games in all, with Bangalore 60.
    ['Ash Crypto Wattson', 0],
    ['Bangalore Crypto Wattson', 0],
  ])
  expect(candidates[1]).toMatchObject({
    players: ['mika', 'ines', 'torvald'],
    effect: 0.3,
    margin: 0.7,
  })
})

const names = (changes: object) =>
  planCandidates({ ...SOURCES, ...changes }).map(({ comp }) => comp[0])

test('what the field plays is added on request, or if no one knows who plays what', () => {
  expect(names({ allowUnplayed: true }).at(-1)).toBe('Fuse')
  expect(names({ uses: [] })).toEqual(['Bangalore', 'Ash', 'Fuse'])
})

test('banned legends are no candidates, and a player has one legend only', () => {
  const banned = planCandidates({ ...SOURCES, bans: ['Ash'] })
  expect(banned.some(({ comp }) => comp.includes('Ash'))).toBe(false)
  const uses = USES.map((use) => ({ ...use, player: 'mika' }))
  expect(planCandidates({ ...SOURCES, uses })).toEqual([])
})
