import { expect, test } from 'vitest'
import { listTeams } from './team-list.ts'

const known = ['Alliance', 'Copper Owls', 'Owl Court']
const names = (list: ReturnType<typeof listTeams>) => list.shown.map(({ name }) => name)

test('the search finds parts of names, whatever their case', () => {
  expect(names(listTeams(known, [], 'OWL '))).toEqual(['Copper Owls', 'Owl Court'])
  expect(names(listTeams(known, [], 'reed'))).toEqual([])
})

test('selected teams are marked in any spelling', () => {
  const { shown } = listTeams(known, ['alliance'], '')
  expect(shown.map(({ isSelected }) => isSelected)).toEqual([true, false, false])
})

test('a selected team that the archive does not have stands first and is none of theirs', () => {
  const list = listTeams(known, ['Nobody'], '')
  expect([names(list)[0], list.all]).toEqual(['Nobody', 3])
})

test('of very many teams the first 200 are shown, and the selected ones', () => {
  const many = Array.from({ length: 1000 }, (_, n) => `Team ${n}`)
  const list = listTeams(many, ['Team 999'], '')
  expect([list.shown.length, list.hidden, names(list).at(-1)]).toEqual([201, 799, 'Team 999'])
})
