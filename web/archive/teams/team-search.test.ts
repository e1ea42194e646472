import { expect, test } from 'vitest'
import { searchTeams } from './team-search.ts'

const row = (id: number, name: string, spellings: string[]) => ({
  id,
  name,
  spellings,
  region: null,
  games: 1,
})
const teams = [row(1, 'Copper Owls', ['Team Copper']), row(2, 'Fjord', [])]

test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['OWL', [1]],
  ['team copper', [1]],
  ['fjord@3', [2]],
  ['nobody', []],
])('%j finds %j', (search, want) => {
  expect(searchTeams(teams, search).map(({ id }) => id)).toEqual(want)
})
