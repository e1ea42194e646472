import { expect, test } from 'vitest'
import { gamePoints } from '#domain/archive/score.ts'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'

const HEADER = 'Team,Rank,Game,Placement,Kills,Points'

const rows = (game: number | string) =>
  Array.from(
    { length: 8 },
    (_, place) => `Squad ${place + 1},1,${game},${place + 1},2,${gamePoints(place + 1, 2)}`,
  )

const sheet = (...lines: string[]) => [HEADER, ...lines].join('\n')

test('each row is the result of a team in a game', () => {
  const file = read(sheet(...rows(2), ...rows('Game 1')), 'Finals 2025-07-03.csv')
  expect(file).toMatchObject({ format: 'scoresheet', sets: [{ event: 'Finals 2025-07-03' }] })
  const games = gamesOf(file)
  expect(games.map(({ number, startedAt }) => [number, startedAt])).toEqual([
    [1, 1_751_544_000],
    [2, 1_751_544_000],
  ])
  expect(games[0]?.teams).toHaveLength(8)
  expect(games[0]?.teams[0]).toMatchObject({
    rawName: 'Squad 1',
    placement: 1,
    kills: 2,
    points: 14,
    players: [],
  })
  expect(file.findings.map(({ kind, game, found }) => [kind, game, found])).toEqual([
    ['missing_numbers', null, 'score sheets have no players, legends, damage or survival times'],
    ['made_up_id', 1, 'no match ID'],
    ['start_missing', 1, 'no start time'],
    ['unknown_map', 1, 'no map'],
    ['made_up_id', 2, 'no match ID'],
    ['start_missing', 2, 'no start time'],
    ['unknown_map', 2, 'no map'],
  ])
  expect(ofKind(file, 'start_missing')[0]?.action).toBe('dated 2025-07-03, from the file name')
})

test('the name of the file is no part of what tells its games apart', () => {
  const mids = ['a.csv', 'b 2025-07-03.csv'].map(
    (name) => gamesOf(read(sheet(...rows(1)), name))[0]?.mid,
  )
  expect(mids[0]).toBe(mids[1])
  const [one, two] = gamesOf(read(sheet(...rows(1), ...rows(2)), 'a.csv'))
  expect(one?.mid).not.toBe(two?.mid)
})

test('points that are not the table, shared places and rows without a team are told', () => {
  const lines = [
    ...rows(1).slice(0, 7),
    'Squad 8,8,1,7,0,9',
    ' ,9,1,9,0,0',
    'Squad 9,9,later,9,0,0',
    'Squad 9,9',
  ]
  const file = read(sheet(...lines), 'day.csv')
  expect(ofKind(file, 'score_differs', 'duplicate_placement', 'skipped_row')).toEqual([
    {
      kind: 'skipped_row',
      game: null,
      team: null,
      found: '1 row without a team (line 10)',
      action: 'skipped',
    },
    {
      kind: 'skipped_row',
      game: null,
      team: null,
      found: '1 row without a game number (line 11)',
      action: 'skipped',
    },
    {
      kind: 'skipped_row',
      game: null,
      team: null,
      found: '1 row with the wrong number of columns (line 12)',
      action: 'skipped',
    },
    {
      kind: 'duplicate_placement',
      game: 1,
      team: null,
      found: '2 teams at placement 7',
      action: 'imported as is',
    },
    {
      kind: 'score_differs',
      game: 1,
      team: 'Squad 8',
      found: 'score 9, but placement 7 with 0 kills gives 3',
      action: 'the score in the file is used',
    },
  ])
})

test('a missing number is told, a map is read where there is one', () => {
  const lines = rows(1).map(
    (line, place) => `${place === 0 ? 'Squad 1,1,1,1,,' : line},Storm Point`,
  )
  const file = read([`${HEADER},Map`, ...lines].join('\r\n'), 'day.csv')
  expect(gamesOf(file)[0]).toMatchObject({ map: 'stormpoint', mapVersion: 'Storm Point' })
  expect(gamesOf(file)[0]?.teams[0]).toMatchObject({ kills: null, points: null })
  expect(ofKind(file, 'missing_numbers')[1]).toMatchObject({
    game: 1,
    found: 'no kills for 1 team',
  })
})

const stage = (name: string, kills: number) =>
  `Open,${name},1,World's Edge,Squad 1,1,${kills},${12 + kills},2025-07-03T18:00:00Z`

test('columns are known by the names that other tools give them, and series are told apart', () => {
  const header = 'tournament,stage,game_no,map_name,team_name,place,kills,score,start_utc'
  const file = read([header, stage('Day 1', 3), stage('Day 2', 4)].join('\n'))
  expect(file).toMatchObject({
    format: 'scoresheet',
    sets: [
      {
        event: 'Open',
        sourceId: 'Day 1',
        games: [{ number: 1, teams: [{ kills: 3, points: 15 }] }],
      },
      {
        event: 'Open',
        sourceId: 'Day 2',
        games: [{ number: 1, teams: [{ kills: 4, points: 16 }] }],
      },
    ],
  })
  expect(gamesOf(file)[0]).toMatchObject({ map: 'worldsedge', startedAt: 1_751_565_600 })
  expect(ofKind(file, 'start_missing')).toEqual([])
})

test('a rank is no placement, and a name of ours wins over one of others', () => {
  expect(() => read('Team,Rank,Game,Kills\nSquad 1,1,1,2')).toThrow(
    'is missing the column "Placement"',
  )
  const file = read('Team,team_name,Game,Placement,place,Kills\nSquad 1,Other,1,2,9,2')
  expect(gamesOf(file)[0]?.teams).toMatchObject([{ rawName: 'Squad 1', placement: 2 }])
})

test('a sheet of several series that no column tells apart is refused', () => {
  const crowd = Array.from({ length: 80 }, (_, place) => `Squad ${place},1,1,0`)
  expect(() => read(['Team,Game,Placement,Kills', ...crowd].join('\n'))).toThrow(
    'Game 1 has 80 rows, more than a lobby has teams. If the sheet has several series, add an "Event" or "Set" column.',
  )
})
