import { expect, test } from 'vitest'
import { teamsOfSelection } from './selection.ts'

test.each([
  [['Alliance'], ['Alliance']],
  ['["Alliance","Owls, Copper"]', ['Alliance', 'Owls, Copper']],
  ['[]', []],
  ['Alliance', null],
  ['{"a":1}', null],
  [[1], null],
  [null, null],
])('%j are the teams %j', (teams, want) => {
  expect(teamsOfSelection(teams)).toEqual(want)
})
