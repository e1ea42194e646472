import { expect, test } from 'vitest'
import { knownPicksOf, parseAsKnownPicks, setKnownPicks, withDraftPicks } from './known-picks.ts'

test('known picks survive the address, whatever the team is called', () => {
  const known = [
    { team: 'Owls: a,b', legends: ['ash', 'madmaggie'] },
    { team: 'Reed', legends: ['fuse'] },
  ]
  const text = parseAsKnownPicks.serialize(known)
  expect(text).toBe('ash-madmaggie:Owls: a%2Cb,fuse:Reed')
  expect(parseAsKnownPicks.parse(text)).toEqual(known)
})

test('an address written by hand has at most three legends for a team, and nonsense is left out', () => {
  expect(parseAsKnownPicks.parse('Ash-Ash-Fuse-Loba-Seer:Reed,Ash,:Owls,-:Fjord')).toEqual([
    { team: 'Reed', legends: ['ash', 'fuse', 'loba'] },
  ])
})

test('new picks replace the old ones of the same team, and no picks remove them', () => {
  const known = setKnownPicks([{ team: 'Reed', legends: ['fuse'] }], 'REED', ['Mad Maggie'])
  expect(known).toEqual([{ team: 'REED', legends: ['madmaggie'] }])
  expect(knownPicksOf(known, 'reed')).toEqual(['madmaggie'])
  expect(knownPicksOf(known, 'Owls')).toEqual([])
  expect(setKnownPicks(known, 'reed', [])).toEqual([])
})

test('picks of a followed draft are known for our team, unless others were entered', () => {
  const teams = ['Owls', 'Herons']
  expect(withDraftPicks([], teams, 'herons', ['ash', 'loba'])).toEqual([
    { team: 'Herons', legends: ['ash', 'loba'] },
  ])
  const entered = [{ team: 'Herons', legends: ['fuse'] }]
  expect(withDraftPicks(entered, teams, 'Herons', ['ash'])).toBe(entered)
  expect(withDraftPicks(entered, teams, 'Elsewhere', ['ash'])).toBe(entered)
  expect(withDraftPicks(entered, teams, null, ['ash'])).toBe(entered)
})
