import { expect, test } from 'vitest'
import { chosenLegends, projectBan } from './projected-ban.ts'
import { viewedTeam } from './test-view.ts'

const players = (...legends: readonly (string | null)[]) =>
  legends.map((legend, seat) => ({ name: `${seat}`, legend, kills: 0, state: 'alive' as const }))

const BEFORE = { earlier: [], tieRule: 'points' } as const

test('every legend that is chosen counts, also those of teams that are short or not done', () => {
  const teams = [
    viewedTeam(2, { players: players('Ash', 'Fuse', null) }),
    viewedTeam(3, { players: players('Crypto', 'Fuse', 'Wattson') }),
    viewedTeam(4, { players: players('Crypto', 'Ash', 'Loba') }),
  ]
  // Ash, Fuse and Crypto have two each. The first team played Ash and Fuse; of these the next one played only Fuse.
  expect(projectBan(teams, BEFORE)).toEqual({
    legend: 'Fuse',
    teams: 2,
    tied: ['Ash', 'Crypto'],
    orElse: ['Ash'],
  })
  expect(projectBan([viewedTeam(2, { players: players(null, null, null) })], BEFORE)).toBeNull()
})

test('of equally picked legends the one of the team with the most points in this game is first', () => {
  const teams = [
    viewedTeam(2, { players: players('Ash', 'Fuse', 'Loba'), gamePoints: 3 }),
    viewedTeam(3, { players: players('Crypto', 'Seer', 'Wattson'), gamePoints: 9 }),
  ]
  expect(projectBan(teams, BEFORE)).toEqual({
    legend: 'Crypto',
    teams: 1,
    tied: ['Seer', 'Wattson', 'Ash', 'Fuse', 'Loba'],
    orElse: ['Seer', 'Wattson'],
  })
})

test('a team of two has locked in with two legends', () => {
  expect(chosenLegends({ players: players('Ash', 'Fuse') })).toEqual(['Ash', 'Fuse'])
  expect(chosenLegends({ players: players('Ash', null) })).toEqual([])
  expect(chosenLegends({ players: [] })).toEqual([])
})
