import { expect, test } from 'vitest'
import { historyCsv } from './export-history.ts'

test('each game is a row with its time, its legends by class and the bans of that moment', () => {
  const entry = { id: 1, user: null, version: 1 }
  expect(
    historyCsv([
      {
        ...entry,
        comp: ['newcastle', 'mad_maggie', 'crypto'],
        bannedLegends: [],
        timestamp: '7 pm',
      },
      {
        ...entry,
        id: 2,
        comp: ['ash', 'loba', 'seer'],
        bannedLegends: ['wattson', 'mad_maggie'],
        timestamp: '=HYPERLINK("x")',
      },
    ]),
  ).toBe(
    [
      'Timestamp,Composition,Banned Legends',
      '7 pm,"Mad Maggie, Crypto, Newcastle",',
      `"'=HYPERLINK(""x"")","Ash, Seer, Loba","Wattson, Mad Maggie"`,
      '',
    ].join('\r\n'),
  )
})
