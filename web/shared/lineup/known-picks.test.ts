import { expect, test } from 'vitest'
import { knownPicksOf, parseAsKnownPicks, setKnownPicks } from './known-picks.ts'

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
