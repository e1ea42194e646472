import { expect, test } from 'vitest'
import { REGIONS } from '#domain/archive/region.ts'
import { suggestMerges } from '#domain/archive/team-merge.ts'
import { TEAMS } from './teams.ts'

const teams = REGIONS.flatMap((region) => TEAMS[region])

test('every region has twenty teams, all names and players different', () => {
  for (const region of REGIONS) expect(TEAMS[region]).toHaveLength(20)
  expect(new Set(teams.map(({ name }) => name.toLowerCase())).size).toBe(80)
  expect(new Set(teams.flatMap(({ players }) => players)).size).toBe(240)
})

test('the default home team plays in EMEA', () => {
  expect(TEAMS.EMEA.map(({ name }) => name)).toContain('Alliance')
})

test('no two teams look like one', () => {
  expect(suggestMerges(teams.map((team) => ({ ...team, games: 1 })))).toEqual([])
})
