import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'
import { lines, row } from '../testing/test-match-csv.ts'

test('the example of the docs is read as it is meant', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/match-csv.md'), 'utf8')
  const file = read(/```csv\n([^`]+)```/.exec(docs)?.[1], 'example.csv')
  expect(file.sets).toMatchObject([
    { event: 'Autumn Scrim 3', sourceId: 'lobby-2', bansEnabled: true },
  ])
  const [first, second] = gamesOf(file)
  expect(first).toMatchObject({ number: 1, startedAt: 1_751_565_600, map: 'worldsedge', bans: [] })
  expect(second).toMatchObject({ number: 2, bans: ['ash'] })
  expect(first?.teams).toEqual([
    {
      rawName: 'Alliance',
      placement: 1,
      kills: 7,
      points: 19,
      survivalS: 3604,
      damage: 2942,
      legends: ['ash', 'madmaggie', 'newcastle'],
      poi: 'Countdown',
      region: 'EMEA',
      players: [
        {
          playerId: 'p1',
          name: 'North',
          legend: 'ash',
          kills: 3,
          assists: 4,
          knockdowns: 5,
          damage: 1204,
          headshots: 11,
          shots: 430,
          hits: 96,
          survivalS: 1207,
          hardware: null,
        },
        expect.objectContaining({ playerId: 'p2', legend: 'madmaggie' }),
        expect.objectContaining({ playerId: 'p3', legend: 'newcastle' }),
      ],
    },
  ])
  expect(file.findings.map(({ kind }) => kind)).toEqual([
    'made_up_id',
    'odd_team_count',
    'made_up_id',
    'odd_team_count',
    'placement_gap',
  ])
})

test('a clean table has nothing to tell', () => {
  expect(read(lines({ games: 2 }).join('\n'))).toMatchObject({ format: 'matchcsv', findings: [] })
})

test('the order of the rows says nothing', () => {
  const [header = '', ...body] = lines({ games: 3, sets: 2 })
  const [odd = ''] = lines({ games: 1, bans: 'wattson' }).slice(1)
  const all = [...body, odd.replace('Squad 1', 'squad 1 ')]
  const want = read([header, ...all].join('\n'))
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      expect(read([header, ...shuffled].join('\n'))).toEqual(want)
    }),
    { numRuns: 25 },
  )
})

test('columns come in any order and case, cells with any separator', () => {
  const table = lines({ games: 1 }).map((line) => line.split(','))
  const turned = table.map((cells) => cells.toReversed())
  const shouted = [
    (turned[0] ?? []).map((name) => name.toUpperCase().replace('_', ' ')),
    ...turned.slice(1),
  ]
  const text = shouted.map((cells) => cells.join(';')).join('\r\n')
  expect(read(`\uFEFF${text}`)).toEqual(read(lines({ games: 1 }).join('\n')))
})

test('what the rows of a game or team do not agree on is told', () => {
  const [header = '', first = '', ...rest] = lines({ games: 2 })
  const odd = first
    .replace('mp_rr_desertlands_hu', 'mp_rr_district')
    .replace(',EMEA,', ',Mars,')
    .replace(',Stacks,', ',Geyser,')
  const file = read([header, odd, ...rest].join('\n'))
  expect(file.findings).toEqual([
    {
      kind: 'contradiction',
      game: 1,
      team: null,
      found: 'different maps for the same game: mp_rr_desertlands_hu and mp_rr_district',
      action: 'mp_rr_desertlands_hu is used',
    },
    {
      kind: 'contradiction',
      game: 1,
      team: 'Squad 1',
      found: 'different regions for the same team: EMEA and Mars',
      action: 'EMEA is used',
    },
    {
      kind: 'contradiction',
      game: 1,
      team: 'Squad 1',
      found: 'different POIs for the same team: Stacks and Geyser',
      action: 'Stacks is used',
    },
  ])
})

test('an unknown region is left open', () => {
  const file = read(
    lines({ games: 1 })
      .map((line) => line.replace('Squad 2,EMEA', 'Squad 2,Mars'))
      .join('\n'),
  )
  expect(gamesOf(file)[0]?.teams[1]?.region).toBeNull()
  expect(file.findings).toEqual([
    {
      kind: 'unknown_region',
      game: 1,
      team: 'Squad 2',
      found: '"Mars"',
      action: 'imported without a region',
    },
  ])
})

test('two results of a team in a game are told apart by their place', () => {
  const text = lines({ games: 1 })
    .map((line) => line.replace('Squad 8', 'SQUAD 3'))
    .join('\n')
  const file = read(text)
  expect(gamesOf(file)[0]?.teams.map(({ rawName }) => rawName)).toEqual([
    'Squad 1',
    'Squad 2',
    'Squad 3',
    'Squad 4',
    'Squad 5',
    'Squad 6',
    'Squad 7',
  ])
  expect(ofKind(file, 'duplicate_team', 'odd_team_count')).toMatchObject([
    { team: 'SQUAD 3', found: 'a second result for "SQUAD 3"' },
    { found: '7 teams' },
  ])
})

test('spellings of a team within a game are one team', () => {
  const [header = '', first = '', ...rest] = lines({ games: 1 })
  const file = read([header, first.replace('Squad 1', 'squad 1@7'), ...rest].join('\n'))
  expect(gamesOf(file)[0]?.teams[0]?.players).toHaveLength(3)
  expect(ofKind(file, 'team_name_tidied')[0]).toEqual({
    kind: 'team_name_tidied',
    game: 1,
    team: 'Squad 1',
    found: 'spelled "Squad 1" and "squad 1@7"',
    action: 'imported as one team',
  })
})

test('a row without player and legend has the numbers of the team', () => {
  const [header = '', ...body] = lines({ games: 1 })
  const alone = row({
    team: 'Squad 1',
    placement: '1',
    kills: '4',
    damage: '900',
    survival_s: '3000',
  })
  const file = read([header, alone, ...body.slice(3)].join('\n'))
  expect(gamesOf(file)[0]?.teams[0]).toMatchObject({
    kills: 4,
    points: 16,
    damage: 900,
    survivalS: 3000,
    players: [],
  })
  expect(file.findings).toMatchObject([
    { kind: 'short_team', team: 'Squad 1', found: 'no players' },
  ])
})

const week = (mid: string, day: string) =>
  lines({ games: 1 }).map((line) => line.replace('m-1-1', mid).replace('2025-07-03', day))

test('two games under one number are two, and the set is numbered anew', () => {
  const file = read([...week('', '2025-07-10'), ...week('', '2025-07-03').slice(1)].join('\n'))
  expect(gamesOf(file).map(({ number, startedAt }) => [number, startedAt])).toEqual([
    [1, 1_751_569_200],
    [2, 1_752_174_000],
  ])
  expect(ofKind(file, 'game_renumbered')).toMatchObject([
    { found: 'games in "Autumn Scrim" are numbered 1 and 1' },
  ])
})

test('games keep their number where the file has a part of the series', () => {
  const [header = '', ...body] = lines({ games: 4 })
  const file = read([header, ...body.filter((line) => /m-1-[34]/.test(line))].join('\n'))
  expect(gamesOf(file).map(({ number }) => number)).toEqual([3, 4])
  expect(file.findings).toEqual([])
})

test('a game without bans in a set with bans is told', () => {
  const all = lines({ games: 2, bans: 'loba' })
  const file = read(
    all.map((line) => (line.includes('m-1-2') ? line.replace(',loba,', ',,') : line)).join('\n'),
  )
  expect(gamesOf(file).map(({ bans }) => bans)).toEqual([['loba'], []])
  expect(file.findings).toEqual([
    {
      kind: 'bans_not_counted',
      game: 2,
      team: null,
      found: 'no bans, but other games of the set have them',
      action: 'imported without bans',
    },
  ])
})

test('of two sets with the same games the one in the order of play counts', () => {
  const own = lines({ games: 2 })
  const copy = own
    .slice(1)
    .map((line) =>
      line
        .replace('Autumn Scrim,1,', 'A Copy,9,')
        .replace(/,9,(\d)/, (_, game) => `,9,${3 - Number(game)}`),
    )
  const file = read([...own, ...copy].join('\n'))
  expect(file.sets.map(({ event, games }) => [event, games.length])).toEqual([
    ['Autumn Scrim', 2],
    ['A Copy', 0],
  ])
  expect(file.findings.map(({ kind }) => kind)).toEqual(['duplicate_game', 'duplicate_game'])
})

test('a missing column is named', () => {
  expect(() => read('event,game,team,player,legend,kills\nx,1,a,b,ash,1')).toThrow(
    'This match CSV is missing the columns "Started at", "Map" and "Placement". A score sheet',
  )
})

test('a header alone has no games', () => {
  expect(read(lines({ games: 0 }).join('\n')).findings).toMatchObject([
    { kind: 'no_games', found: 'the file has no games' },
  ])
})

test.each([['platform'], ['hardware'], ['Hardware Name']])(
  'the platform of a player is read from the column %s',
  (column) => {
    const [header, first] = lines({ games: 1 })
    const [game] = gamesOf(read(`${header},${column}\n${first}, PC_STEAM `))
    expect(game?.teams[0]?.players[0]?.hardware).toBe('PC_STEAM')
  },
)
