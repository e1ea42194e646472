import { expect, test } from 'vitest'
import { listSelectableTeams } from './team-list.ts'

const archive = {
  teams: ['Alliance', 'Copper Owls', 'Owl Court', 'Wölfe'],
  regions: { Alliance: 'EMEA', 'Owl Court': 'NA', Wölfe: 'EMEA' },
}
const list = (choice: Partial<Parameters<typeof listSelectableTeams>[1]>, known = archive) =>
  listSelectableTeams(known, { selected: [], first: [], search: '', ...choice })
const names = ({ shown }: ReturnType<typeof listSelectableTeams>) => shown.map(({ name }) => name)

test('the search finds parts of names, whatever their case and accents', () => {
  expect(names(list({ search: 'OWL ' }))).toEqual(['Copper Owls', 'Owl Court'])
  expect(names(list({ search: 'wolf' }))).toEqual(['Wölfe'])
  expect(names(list({ search: 'reed' }))).toEqual([])
})

test('a word may be the region as well, and names come before it', () => {
  expect(names(list({ search: 'emea' }))).toEqual(['Alliance', 'Wölfe'])
  expect(names(list({ search: 'na owl' }))).toEqual(['Owl Court'])
  expect(names(list({ search: 'eme' }))).toEqual([])
  const known = { teams: ['Owl Court', 'Vienna'], regions: archive.regions }
  expect(names(list({ search: 'na' }, known))).toEqual(['Vienna', 'Owl Court'])
})

test('selected teams are marked in any spelling', () => {
  const { shown } = list({ selected: ['alliance'] })
  expect(shown.map(({ isSelected }) => isSelected)).toEqual([true, false, false, false])
})

test('teams that were selected before stand first, unless one searches', () => {
  const choice = { selected: ['Wölfe', 'Alliance'], first: ['wölfe'] }
  expect(names(list(choice))).toEqual(['Wölfe', 'Alliance', 'Copper Owls', 'Owl Court'])
  expect(names(list({ ...choice, search: 'l' }))).toEqual(archive.teams)
})

test('a selected team that the archive does not have stands first and is none of theirs', () => {
  const { shown, all } = list({ selected: ['Nobody'] })
  expect([shown[0]?.name, all]).toEqual(['Nobody', 4])
})

test('of very many teams the first 200 are shown, and the selected ones', () => {
  const teams = Array.from({ length: 1000 }, (_, n) => `Team ${n}`)
  const many = list({ selected: ['Team 999'] }, { ...archive, teams })
  expect([many.shown.length, many.hidden, names(many).at(-1)]).toEqual([201, 799, 'Team 999'])
})
