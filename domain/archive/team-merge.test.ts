import { expect, test } from 'vitest'
import { suggestMergeInto, suggestMerges, type TeamToMerge } from './team-merge.ts'

const team = (name: string, games: number, players: string[] = []) => ({ name, games, players })

const suggested = (teams: TeamToMerge[]) =>
  suggestMerges(teams).map(({ from, into, reason }) => `${from.name} > ${into.name}: ${reason}`)

test('merges are suggested into the name with more games, with the reason', () => {
  const teams = [
    team('Falcons', 3),
    team('Team Falcons', 40),
    team('No-Mercy', 2),
    team('No Mercy', 9),
    team('Halcyon', 30, ['a', 'b', 'c']),
    team('Halcion', 4, ['a', 'b', 'd']),
    team('Old Name', 10, ['x', 'y', 'z']),
    team('New Name', 12, ['z', 'y', 'x']),
    team('Alpha', 5, ['q']),
    team('Alphb', 4, ['r']),
  ]
  expect(suggested(teams)).toEqual([
    'Old Name > New Name: roster',
    'Halcion > Halcyon: typo',
    'Falcons > Team Falcons: suffix',
    'No-Mercy > No Mercy: punctuation',
  ])
})

test('a team with several candidates names them all, the likeliest first', () => {
  const teams = [
    team('Team Reed', 9),
    team('Reed', 5),
    team('Otter', 7, ['a', 'b', 'c']),
    team('Re-ed', 2, ['c', 'b', 'a']),
  ]
  expect(suggested(teams)).toEqual([
    'Reed > Team Reed: suffix',
    'Re-ed > Reed: punctuation',
    'Re-ed > Team Reed: suffix',
    'Re-ed > Otter: roster',
  ])
})

const shared = (teams: TeamToMerge[]) => suggestMerges(teams).map((found) => found.shared)

test('a suggestion names the shared players in order, also if the reason is the name', () => {
  expect(
    shared([team('Otter', 3, ['d', 'c', 'b', 'a']), team('Heron', 2, ['a', 'c', 'x', 'b', 'a'])]),
  ).toEqual([['a', 'b', 'c']])
  expect(shared([team('Reed', 3, ['a']), team('Re-ed', 2, ['a', 'b'])])).toEqual([['a']])
  expect(shared([team('Reed', 3), team('Re-ed', 2)])).toEqual([[]])
})

test('players of two sources are the same by name, whatever tags and blanks are around it', () => {
  const teams = [
    team('Herons', 9, ['HRN Milo', 'Ash ', 'Zed']),
    team('HRN', 5, ['milo', 'Ash', 'ZED']),
  ]
  expect(suggestMerges(teams)).toMatchObject([
    { from: { name: 'HRN' }, reason: 'roster', shared: ['Ash', 'ZED', 'milo'] },
  ])
  const milos = team('Otters', 1, ['Milo', 'milo', 'HRN Milo'])
  expect(suggestMerges([milos, { ...milos, name: 'Badgers' }])).toEqual([])
})

test('a new team is told its likeliest candidate, or none', () => {
  const suggest = suggestMergeInto([team('Reed', 5), team('Team Reed', 9)])
  const [nobody, reed] = [() => false, ({ name }: TeamToMerge) => name === 'Reed']
  const fresh = team('Re-ed', 1)
  expect(suggest(fresh, nobody)).toMatchObject({ into: { name: 'Reed' }, reason: 'punctuation' })
  expect(suggest(fresh, reed)).toMatchObject({ into: { name: 'Team Reed' }, reason: 'suffix' })
  expect(suggest(team('Fjord', 1), nobody)).toBeNull()
})

test('teams of nothing but filler words are not one', () => {
  expect(suggested([team('Team', 3), team('Gaming', 2)])).toEqual([])
  expect(suggested([team('???', 3), team('!!!', 2)])).toEqual([])
})
