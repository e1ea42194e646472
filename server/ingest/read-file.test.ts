import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MATCH_FILE_BYTES } from '#contract/import.ts'
import { readMatchFile } from './read-file.ts'
import { read } from './testing/test-file.ts'
import { lines } from './testing/test-match-csv.ts'
import { overstatGame, saved } from './testing/test-overstat.ts'
import { UnreadableFileError } from './parsing/unreadable-file.ts'

const TAKEN =
  'Supported files: overstat JSON, stats code JSON, LiveAPI logs, score sheets and match CSV.'
const SHAPES =
  'A score sheet has one row per team and game with Team, Game, Placement and Kills (optional: Points, Map, Date, Event and Set). ' +
  'A match CSV has one row per player and game with Event, Game, Started at, Map, Team, Placement, Player, Legend and Kills.'
const CUT_OFF = 'The JSON is incomplete. The file was probably cut off, so download it again.'
const BINARY = 'This is a binary file. Choose a JSON or CSV file instead.'

const utf8 = (text: string) => new TextEncoder().encode(text)
const zeros = (count: number) => new Uint8Array(count)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each<[string, Uint8Array, string]>([
  ['an empty file', zeros(0), 'The file is empty.'],
  ['a file of blanks', utf8(' \r\n\t'), 'The file is empty.'],
  ['nothing but a byte order mark', utf8('\uFEFF'), 'The file is empty.'],
  ['zeros', zeros(1000), BINARY],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), BINARY],
  ['zeros in UTF-16', utf16('{"a":"\0"}'), BINARY],
  [
    'a workbook',
    Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0),
    'This is an Excel workbook or a ZIP archive. Save the sheet as CSV or unpack the archive first.',
  ],
  [
    'a gzip archive',
    Uint8Array.of(0x1f, 0x8b, 8),
    'This file is compressed with gzip. Unpack it first.',
  ],
  ['a PDF', utf8('%PDF-1.7'), 'This is a PDF. Choose a JSON or CSV file instead.'],
  [
    'Latin-1',
    Buffer.from('Team,Game\nÄrger,1', 'latin1'),
    "This file isn't valid UTF-8. Save it with UTF-8 encoding and try again.",
  ],
  [
    'half a UTF-16 character',
    utf16('{}').subarray(0, 5),
    "This file isn't valid UTF-16. Save it with UTF-8 encoding and try again.",
  ],
  ['JSON that ends early', utf8('{"stats": {"games": ['), CUT_OFF],
  ['JSON that ends in a text', utf8('{"stats": "ab'), CUT_OFF],
  ['broken JSON', utf8('{\n"stats": nope\n}'), 'The JSON is invalid.'],
  [
    'a broken line of a log',
    utf8('{"category":"init"}\n{"category":"init"}\n{nope}'),
    'The JSON in line 3 is invalid.',
  ],
  ['JSON of another shape', utf8('{"hello": [1, 2]}'), `This JSON file has no matches. ${TAKEN}`],
  [
    'games of another kind',
    utf8('{"games": [{"id": 1}]}'),
    `This JSON file has no matches. ${TAKEN}`,
  ],
  ['another log', utf8('[{"category": "news"}]'), `This JSON file has no matches. ${TAKEN}`],
  ['an empty list', utf8('[]'), `This JSON file has no matches. ${TAKEN}`],
  ['prose', utf8('Dear team,\nwe won.'), `This isn't a match file. ${TAKEN}`],
  ['a table of something else', utf8('name,price\na,1'), `This isn't a match file. ${TAKEN}`],
  [
    'a score sheet without kills',
    utf8('Team,Game,Placement\nAlliance,1,1'),
    `This CSV is missing the column "Kills". ${SHAPES}`,
  ],
  [
    'a table of players without teams',
    utf8('Player,Legend\nNorth,Ash'),
    `This match CSV is missing the columns "Event", "Game", "Started at", "Map", "Team", "Placement" and "Kills". ${SHAPES}`,
  ],
])('%s is refused with a sentence', (_, bytes, message) => {
  expect(() => readMatchFile('upload', bytes)).toThrow(new UnreadableFileError(message))
})

test('a file past the limit is refused before it is looked at', () => {
  const message = 'The file is larger than 64 MB, the maximum for a match file.'
  expect(() => readMatchFile('zeros.json', zeros(MATCH_FILE_BYTES + 1))).toThrow(message)
})

test.each([100_000, 5_000_000])('JSON nested %i deep is refused, closed or not', (depth) => {
  const deep = '['.repeat(depth)
  expect(() => read(deep)).toThrow('The JSON is nested too deeply for a match file.')
  expect(() => read(`{"stats":${deep}${']'.repeat(depth)}}`)).toThrow(UnreadableFileError)
})

test('JSON of millions of empty parts is refused before it fills the memory', () => {
  expect(() => read(`[${'{},'.repeat(5_000_000)}{}]`)).toThrow(
    'The JSON has too many objects for a match file.',
  )
})

test('a game of very many teams is read like any other', () => {
  const [header = '', first = ''] = lines({ games: 1 })
  const rows = Array.from({ length: 130_000 }, (_, place) =>
    first.replace('Squad 1', `Squad ${place}`),
  )
  expect(read([header, ...rows].join('\n')).sets[0]?.games[0]?.teams).toHaveLength(130_000)
})

test('the format is found by content, whatever the name and the encoding say', () => {
  const text = JSON.stringify(saved([overstatGame(1)]))
  const want = read(text, 'set.json')
  expect(read(text, 'set.csv')).toEqual(want)
  expect(readMatchFile('set', utf8(`\uFEFF\n${text}`))).toEqual(want)
  expect(readMatchFile('set', utf16(text))).toEqual(want)
  expect(readMatchFile('set', Buffer.from(utf16(text)).swap16())).toEqual(want)
})

test.each([
  [
    'overstat JSON',
    JSON.stringify(saved([overstatGame(1, { teams: overstatGame(1).teams.slice(0, 2) })])),
  ],
  ['a match CSV', lines({ games: 1 }).slice(0, 7).join('\r\n').replaceAll('Squad', 'Équipe')],
])('%s cut off at any byte is read or refused, never a crash', (_, text) => {
  const bytes = utf8(text)
  fc.assert(
    fc.property(fc.nat(bytes.length), (length) => {
      try {
        readMatchFile('cut', bytes.subarray(0, length))
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError)
      }
    }),
    { numRuns: 1000 },
  )
})

test('cut off JSON is never read in part', () => {
  const bytes = utf8(JSON.stringify(saved([overstatGame(1)])))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: bytes.length - 1 }), (length) => {
      expect(() => readMatchFile('cut', bytes.subarray(0, length))).toThrow(UnreadableFileError)
    }),
    { numRuns: 200 },
  )
})

test('any JSON value in any place of a file is read or refused, never a crash', () => {
  const keys = [
    'stats',
    'games',
    'teams',
    'overall_stats',
    'player_stats',
    'matches',
    'player_results',
    'category',
    'players',
    'mid',
  ]
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom('matchSetup', 'playerKilled', 'squadEliminated', 'matchStateEnd'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(value, (any) => {
      try {
        read(JSON.stringify(any))
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError)
      }
    }),
    { numRuns: 1000 },
  )
})
