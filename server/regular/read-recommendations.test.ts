import { expect, test } from 'vitest'
import { workbookCsv } from '#domain/regular/recommendation-workbook.ts'
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
      'Axion,Loba,Seer,a,b,c,,,',
      '',
      'Fuse,Loba,Seer,a,b,c,many,3,',
      ',,,,,,,,',
    ].join('\n'),
  )
  expect(rows.map(({ legends, value, byMap }) => [legends[0], value, byMap.stormpoint])).toEqual([
    ['Ash', 9, null],
    ['Axion', null, null],
    ['Fuse', null, 3],
  ])
  expect(
    findings.map(({ row, kind, found, action }) => `${row} ${kind}: ${found}; ${action}`),
  ).toEqual([
    'null unknown_column: unknown column "notes"; the column is ignored',
    '2 not_a_number: "often" in column Storm Point; the value stays empty',
    '3 duplicate_comp: same legends as row 2; the row is skipped',
    '4 incomplete_comp: fewer than three legends; the row is skipped',
    '5 incomplete_comp: the same legend twice; the row is skipped',
    '6 empty_row: no legends; the row is skipped',
    '7 unknown_legend: "Axion" is not a known legend; the row is kept',
    '7 missing_value: no value; the row is ranked last',
    '8 empty_row: no legends; the row is skipped',
    '9 not_a_number: "many" in column Value; the value stays empty',
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
      legends: ['MadMaggie', 'Axion', 'Seer'],
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
    'The workbook is missing the columns "Legend 1", "Legend 2", "Legend 3", "Value".',
  ],
  [
    'one column missing',
    HEADER.replace('Value', 'Worth'),
    'The workbook is missing the column "Value".',
  ],
  [
    'nothing',
    '',
    'The workbook is missing the columns "Legend 1", "Legend 2", "Legend 3", "Value".',
  ],
  [
    'too many rows',
    `${HEADER}\n${'Ash,Loba,Seer,,,,1\n'.repeat(5001)}`,
    'The workbook has more than 5000 rows, the maximum.',
  ],
  [
    'nothing but line ends',
    '\n'.repeat(100_000),
    'The workbook has more than 5000 rows, the maximum.',
  ],
])('a file with %s is refused with a sentence', async (_, text, want) => {
  await expect(read(text)).rejects.toThrow(want)
})

const BAD_WORKBOOK = "Can't read this workbook. Save it again as .xlsx or .csv and retry."
const TOO_LARGE = 'This workbook is too large when unpacked.'
const megabytes = (count: number) => ' '.repeat(count * 1024 * 1024)

test.each([
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
    'This workbook uses an old Excel format. Save it as .xlsx or .csv and try again.',
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
