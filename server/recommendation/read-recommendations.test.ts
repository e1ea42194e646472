import { expect, test } from 'vitest'
import { workbookCsv } from '#domain/comp/recommendation-workbook.ts'
import { readRecommendations } from './read-recommendations.ts'
import { workbookRowOf, workbookOf, zipOf } from './test-workbook.ts'

const HEADER = 'Legend 1,Legend 2,Legend 3,Player 1,Player 2,Player 3,Value'
const read = (text: string) => readRecommendations(Buffer.from(text))
const NOWHERE = { worldsedge: null, stormpoint: null, edistrict: null, brokenmoon: null }

test('a sheet is read with players, value and values per map, in any spelling of the columns', async () => {
  const sheet = await read(
    'legend1;LEGEND 2;legend_3;Player 1;Player 2;Player 3;Value;value_stormpoint;Worlds Edge;Edistrict;Broken-Moon\n' +
      'mad maggie;Wattson;ash;mika;;ines;7,5;8;6.25;;1e1\n',
  )
  expect(sheet).toEqual({
    rows: [
      {
        legends: ['MadMaggie', 'Wattson', 'Ash'],
        players: ['mika', null, 'ines'],
        value: 7.5,
        byMap: { stormpoint: 8, worldsedge: 6.25, edistrict: null, brokenmoon: 10 },
      },
    ],
    findings: [],
  })
})

test('each odd row is told with its number and what is done about it', async () => {
  const { rows, findings } = await read(
    [
      `${HEADER},Storm Point,Notes`,
      'Ash,Loba,Seer,a,b,c,9,often,x',
      'Seer,LOBA,ash,a,b,c,8,,',
      'Ash,Loba,,a,b,c,8,,',
      'Ash,ash,Loba,a,b,c,8,,',
      ',,,,,,,,',
      'Axle,Loba,Seer,a,b,c,,,',
      '',
      'Fuse,Loba,Seer,a,b,c,many,3,',
      ',,,,,,,,',
    ].join('\n'),
  )
  expect(rows.map(({ legends, value, byMap }) => [legends[0], value, byMap.stormpoint])).toEqual([
    ['Ash', 9, null],
    ['Axle', null, null],
    ['Fuse', null, 3],
  ])
  expect(
    findings.map(({ row, kind, found, action }) => `${row} ${kind}: ${found}; ${action}`),
  ).toEqual([
    'null unknown_column: the column "notes"; not read',
    '2 not_a_number: "often" under Storm Point; no value there',
    '3 duplicate_comp: the same legends as row 2; left out',
    '4 incomplete_comp: fewer than three legends; left out',
    '5 incomplete_comp: a legend twice; left out',
    '6 empty_row: no legend; left out',
    '7 unknown_legend: "Axle" is not in the roster; kept',
    '7 missing_value: no value; comes after those with one',
    '8 empty_row: no legend; left out',
    '9 not_a_number: "many" under Value; no value there',
  ])
})

test('a workbook is read like a CSV: formulas as their values, text as text', async () => {
  const cells = ['Ash', 'Loba', 'Seer', '007', '=x', '', { formula: '3+4.5', value: 7.5 }]
  const sheet = workbookOf(workbookRowOf(1, HEADER.split(',')) + workbookRowOf(2, cells))
  expect(await readRecommendations(sheet)).toEqual({
    rows: [
      {
        legends: ['Ash', 'Loba', 'Seer'],
        players: ['007', '=x', null],
        value: 7.5,
        byMap: NOWHERE,
      },
    ],
    findings: [],
  })
})

test('a sheet that was downloaded is the same when it is uploaded again', async () => {
  const rows = [
    {
      legends: ['MadMaggie', 'Axle', 'Seer'],
      players: ['=cmd', 'a, "b"', null],
      value: -1.5,
      byMap: { ...NOWHERE, edistrict: 2 },
    },
  ]
  expect((await read(workbookCsv(rows))).rows).toEqual(rows)
})

test.each([
  [
    'no columns',
    'no match file',
    'The sheet has no columns "Legend 1", "Legend 2", "Legend 3", "Value".',
  ],
  ['one column missing', HEADER.replace('Value', 'Worth'), 'The sheet has no column "Value".'],
  ['nothing', '', 'The sheet has no columns "Legend 1", "Legend 2", "Legend 3", "Value".'],
  [
    'too many rows',
    `${HEADER}\n${'Ash,Loba,Seer,,,,1\n'.repeat(5001)}`,
    'The sheet has more than 5000 rows, which no such sheet has.',
  ],
  [
    'nothing but line ends',
    '\n'.repeat(100_000),
    'The sheet has more than 5000 rows, which no such sheet has.',
  ],
])('a file with %s is refused with a sentence', async (_, text, want) => {
  await expect(read(text)).rejects.toThrow(want)
})

const BAD_WORKBOOK = 'This is no Excel workbook that can be read: save it anew as .xlsx or .csv.'
const TOO_LARGE = 'This workbook unpacks to more than any such sheet needs.'
const megabytes = (count: number) => ' '.repeat(count * 1024 * 1024)

test.each([
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
    'This is a workbook of an old Excel: save it as .xlsx or .csv.',
  ],
  ['another archive', zipOf({ 'a.txt': 'hello' }), BAD_WORKBOOK],
  ['half an archive', workbookOf('').subarray(0, 300), BAD_WORKBOOK],
  ['an archive that unpacks to 100 MB', zipOf({ 'xl/a.xml': megabytes(100) }), TOO_LARGE],
  [
    'an archive that hides what it unpacks to',
    zipOf({ 'xl/a.xml': megabytes(100) }, 10),
    TOO_LARGE,
  ],
  [
    'an archive of many parts that are too much together',
    zipOf({ a: megabytes(20), b: megabytes(20) }),
    TOO_LARGE,
  ],
  [
    'a cell at the far end of the sheet',
    workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    /rows|workbook/,
  ],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'This is a binary file'],
])('%s is refused with a sentence', async (_, bytes, want) => {
  await expect(readRecommendations(bytes)).rejects.toThrow(want)
})
