import { expect, test } from 'vitest'
import { teamOptions } from './team-options.ts'

const teams = Array.from({ length: 130 }, (_, n) => `Team ${n + 1}`)

test('without a search the first hundred teams are listed, and how many more there are', () => {
  const { options, hidden } = teamOptions(teams, ' ')
  expect([options.length, options.at(-1), hidden]).toEqual([100, 'Team 100', 30])
})

test('a search finds any part of a name in any case, beyond the first hundred too', () => {
  expect(teamOptions(teams, 'TEAM 12').options).toEqual([
    'Team 12',
    ...Array.from({ length: 10 }, (_, n) => `Team 12${n}`),
  ])
  expect(teamOptions(teams, 'nobody')).toEqual({ options: [], hidden: 0 })
})
