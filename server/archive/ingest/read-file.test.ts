import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { readMatchFile } from './read-file.ts'
import { readRecords } from './readers/csv-record.ts'
import { read } from './testing/test-file.ts'
import { lines, row } from './testing/test-match-csv.ts'
import { overstatGame, saved } from './testing/test-overstat.ts'
import { UnreadableFileError } from './parsing/unreadable-file.ts'

const TAKEN =
  'Supported files: overstat JSON, stats code JSON, league JSON, LiveAPI logs, score sheets and match CSV.'
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
    'half a gzip file',
    Uint8Array.of(0x1f, 0x8b, 8),
    "This gzip file can't be unpacked. It was probably cut off, so download it again.",
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

test('a gzip file is read like what is in it, and refused if that is past the limit', () => {
  const text = JSON.stringify(saved([overstatGame(1)]))
  expect(readMatchFile('set.json.gz', gzipSync(text))).toEqual(read(text, 'set.json.gz'))
  expect(() => readMatchFile('zeros.gz', gzipSync(zeros(MATCH_FILE_BYTES + 1)))).toThrow(
    'This gzip file is larger than 64 MB when unpacked.',
  )
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

const many = <T>(length: number, item: (index: number) => T) =>
  Array.from({ length }, (_, n) => item(n))
const matchCsv = (rows: readonly Parameters<typeof row>[0][]) =>
  [lines({ games: 1 })[0], ...rows.map((cells) => row(cells))].join('\n')

test.each<[string, unknown, string]>([
  [
    'an overstat game with 61 teams',
    { matchId: 'm', games: [{ teams: many(61, () => ({ overall_stats: {} })) }] },
    'A game has more than 60 teams.',
  ],
  [
    'an overstat team with 21 players',
    {
      matchId: 'm',
      games: [{ teams: [{ overall_stats: {}, player_stats: many(21, () => ({})) }] }],
    },
    'A team has more than 20 players.',
  ],
  [
    'an overstat file with 10,001 games',
    { matchId: 'm', games: many(10_001, () => ({ teams: [] })) },
    'The file has more than 10,000 games. Split it into several files.',
  ],
  [
    'a stats code game with 61 teams',
    { matches: [{ player_results: many(61, (n) => ({ teamNum: n + 2 })) }] },
    'A game has more than 60 teams.',
  ],
  [
    'a stats code game with 1,201 players',
    { matches: [{ player_results: many(1201, () => ({ teamNum: 2 })) }] },
    'A game has more than 1,200 players.',
  ],
  [
    'a log with 10,001 matches',
    many(10_001, (n) => ({ category: 'matchSetup', map: `Map ${n}` })),
    'The file has more than 10,000 games. Split it into several files.',
  ],
  [
    'a log of a match with 1,201 players',
    many(1201, (n) => ({ category: 'playerConnected', player: { name: `p${n}`, teamId: 2 } })),
    'A game has more than 1,200 players.',
  ],
  [
    'a match CSV with a game of 61 teams',
    matchCsv(many(61, (n) => ({ team: `Squad ${n}` }))),
    'A game has more than 60 teams.',
  ],
  [
    'a match CSV with a game of 1,201 rows',
    matchCsv(many(1201, () => ({ team: 'Squad 1' }))),
    'A game has more than 1,200 players.',
  ],
  [
    'a match CSV with 10,001 games',
    matchCsv(many(10_001, (n) => ({ team: 'Squad 1', set: `${n}`, mid: `${n}` }))),
    'The file has more than 10,000 games. Split it into several files.',
  ],
  [
    'a match CSV with 10,001 team names',
    matchCsv(
      many(10_001, (n) => {
        const game = Math.floor(n / 60)
        return { team: `Squad ${n}`, set: `${game}`, mid: `${game}` }
      }),
    ),
    'The file has more than 10,000 team names. Split it into several files.',
  ],
])('%s is refused', (_, content, message) => {
  expect(() => read(content)).toThrow(message)
})

test('the largest lobby with the largest teams is read', () => {
  const players = many(20, (n) => ({ playerId: `${n}`, name: `p${n}` }))
  const teams = many(60, (n) => ({ name: `Squad ${n}`, overall_stats: {}, player_stats: players }))
  expect(read({ matchId: 'm', games: [{ teams }] }).sets[0]?.games[0]?.teams).toHaveLength(60)
})

test('of very many findings 20,000 are listed and the others are counted', () => {
  // Each game reports: too few teams, no start, no map. Each team: no players, no placement.
  const games = many(6000, (n) => ({ mid: `m${n}`, teams: [{ name: 'Squad', overall_stats: {} }] }))
  const { findings } = read({ matchId: 'm', games })
  expect(findings).toHaveLength(20_001)
  expect(findings.at(-1)).toMatchObject({ kind: 'more_findings', action: 'not listed' })
})

test('JSON with millions of values is refused before it fills the memory', () => {
  expect(() => read(`{"games":[${'0,'.repeat(8_000_001)}0]}`)).toThrow(
    'The JSON has too many values for a match file.',
  )
})

test('a CSV with too many rows is refused while it is read', () => {
  const rows = many(600_001, (line) => ({ line, cells: ['Squad 1'] }))
  const table = { columns: new Map([['team', 0]]), width: 1, rows }
  expect(() =>
    readRecords(
      table,
      () => null,
      () => null,
    ),
  ).toThrow('The file has more than 600,000 rows. Split it into several files.')
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
