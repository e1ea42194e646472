import { expect, test } from 'vitest'
import { chosenLegends, projectBan } from './projected-ban.ts'
import { viewedTeam } from './test-view.ts'

const players = (...legends: readonly (string | null)[]) =>
  legends.map((legend, seat) => ({ name: `${seat}`, legend, kills: 0, state: 'alive' as const }))

const BEFORE = { earlier: [], tieRule: 'points' } as const

test('only teams that have chosen all their legends count', () => {
  const teams = [
    viewedTeam(2, { players: players('Ash', 'Fuse', null) }),
    viewedTeam(3, { players: players('Crypto', 'Fuse', 'Wattson') }),
    viewedTeam(4, { players: players('Crypto', 'Ash', 'Loba') }),
  ]
  expect(projectBan(teams, BEFORE)).toEqual({ legend: 'Crypto', teams: 2, tied: [] })
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
  })
})

test('a team of two has locked in with two legends', () => {
  expect(chosenLegends({ players: players('Ash', 'Fuse') })).toEqual(['Ash', 'Fuse'])
  expect(chosenLegends({ players: players('Ash', null) })).toEqual([])
  expect(chosenLegends({ players: [] })).toEqual([])
})
