import { expect, test } from 'vitest'
import { readPastedTeams } from './pasted-teams.ts'
import { teamKey } from '../team/team.ts'

const teams = new Map(
  [
    ['Alliance', 'Alliance'],
    ['ALL', 'Alliance'],
    ['Owls, Copper', 'Owls, Copper'],
    ['100 Hills', '100 Hills'],
    ['Night Ferry', 'Night Ferry'],
  ].map(([spelling = '', name = '']) => [teamKey(spelling), name]),
)

const found = (text: string) => readPastedTeams(text, teams).map(({ team }) => team)

test.each([
  ['one per line', 'Alliance\n\nnight ferry\r\n'],
  ['with commas', 'alliance, Night Ferry'],
  ['numbered', '1. Alliance\n 2) NIGHT  FERRY'],
  ['with places and other spellings', '#1 ALL\n#2 Night Ferry'],
  ['as bullets', '- Alliance\n• Night Ferry'],
  ['from a table', '1\tAlliance\t57\t12\n2\tNight Ferry\t44\t9'],
  ['with points', 'Alliance 57\nNight Ferry 44 9'],
])('%s, names are found', (_, text) => {
  expect(found(text)).toEqual(['Alliance', 'Night Ferry'])
})

test('a name can contain a comma or start with a number', () => {
  expect(found('Owls, Copper\n100 Hills\n3. 100 Hills')).toEqual([
    'Owls, Copper',
    '100 Hills',
    '100 Hills',
  ])
})

test('an unknown name comes with the known one that is most alike, or with none', () => {
  // "allianc": 8 pairs with the blanks around it, "alliance" 9, of which 7 are common: 14 / 17.
  expect(readPastedTeams('2. Allianc\nZzyx', teams)).toEqual([
    { text: 'Allianc', team: null, suggestion: 'Alliance' },
    { text: 'Zzyx', team: null, suggestion: null },
  ])
})

test('a list is cut after 60 entries, and numbers alone are no names', () => {
  expect(found(Array.from({ length: 70 }, () => 'Alliance').join('\n'))).toHaveLength(60)
  expect(found('12\n34, 56')).toEqual([])
})
