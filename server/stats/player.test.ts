import { afterAll, expect, test } from 'vitest'
import {
  findPlayers,
  getPlayer,
  getPlayerStats,
  type PlayerStatsInput,
} from '#contract/stats/player.ts'
import type { PlayerResult } from '#domain/archive/match.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** 1 March 2026, 12:00 UTC. */
const NOON = 1_772_366_400

/** `mika` with these numbers, and two teammates with none. */
const owls = (placement: number, legends: string, mika: Partial<PlayerResult>) =>
  team('Copper Owls', placement, legends, {
    region: 'EMEA',
    players: playersOf('owl', legends).map((player, seat) => ({
      ...player,
      ...(seat === 0 && { playerId: 'hash-mika', name: 'mika', ...mika }),
    })),
  })

const reed = (legends: string, kills: number) =>
  team('Reed', 2, legends, {
    region: 'NA',
    players: playersOf('reed', legends).map((player) => ({ ...player, kills, playerId: null })),
  })

const HARBOR = set('Harbor Open', [
  game(
    'h1',
    1,
    '',
    [
      owls(1, 'crypto loba seer', {
        kills: 3,
        damage: 900,
        knockdowns: 4,
        shots: 100,
        hits: 30,
        survivalS: 1200,
        hardware: 'PC_STEAM',
      }),
      reed('ash fuse wraith', 1),
    ],
    { startedAt: NOON },
  ),
  game(
    'h2',
    2,
    'crypto',
    [
      owls(4, 'valkyrie loba seer', {
        kills: 1,
        damage: 500,
        knockdowns: 0,
        shots: 100,
        hits: 10,
        survivalS: 600,
      }),
      reed('ash fuse wraith', 0),
    ],
    { startedAt: NOON + 1800, map: 'worldsedge' },
  ),
])
/** Nine days later, under a new name. */
const NIGHT = set('Night Cup', [
  game('n1', 1, '', [owls(2, 'crypto loba seer', { name: 'mika2', kills: 2 })], {
    startedAt: NOON + 9 * DAY,
  }),
])

const { app, db } = await buildTestApp({}, afterAll)
await importFile(db, file('harbor', [HARBOR]))
await importFile(db, file('night', [NIGHT]))

const list = async (input: Partial<PlayerStatsInput> = {}) => {
  const answer = await app.inject({ method: 'POST', url: '/api/player_stats', payload: input })
  return getPlayerStats.output.parse(answer.json())
}
const names = async (input: Partial<PlayerStatsInput>) =>
  (await list(input)).players.map(({ name, games }) => `${name} ${games}`)
const get = async (query: string) =>
  getPlayer.output.parse((await app.inject(`/api/player?${query}`)).json())

test('a player with an id is the same under another name, which is the one of the latest game', async () => {
  const { players } = await list({ search: 'mika' })
  expect(players).toEqual([
    {
      player: 'hash-mika',
      name: 'mika2',
      games: 3,
      kills: { n: 3, sum: 6, sumOfSquares: 9 + 1 + 4 },
      damage: { n: 3, sum: 1400, sumOfSquares: 810_000 + 250_000 },
      knockdowns: { n: 3, sum: 4, sumOfSquares: 16 },
      survival: { n: 3, sum: 1800, sumOfSquares: 1_440_000 + 360_000 },
      // The third game has neither shots nor hits.
      accuracy: {
        n: 2,
        shots: 200,
        hits: 40,
        shotsSquared: 20_000,
        hitsSquared: 1000,
        shotsByHits: 4000,
      },
      teams: [{ team: 'Copper Owls', games: 3 }],
      legends: [
        { legend: 'Crypto', games: 2 },
        { legend: 'Valkyrie', games: 1 },
      ],
    },
  ])
})

test('the most kills a game come first, and equal ones by games and id', async () => {
  expect(await names({})).toEqual([
    'mika2 3',
    'reed 0 2',
    'reed 1 2',
    'reed 2 2',
    'owl 1 3',
    'owl 2 3',
  ])
  expect(await names({ sort: 'games', direction: 'asc', limit: 2 })).toEqual([
    'reed 0 2',
    'reed 1 2',
  ])
  // Players without a shot come last in both directions.
  expect((await names({ sort: 'accuracy', direction: 'asc' }))[0]).toBe('mika2 3')
})

test.each<[Partial<PlayerStatsInput>, string[]]>([
  [{ endDate: '2026-03-01', search: 'mik' }, ['mika2 2']],
  [{ startDate: '2026-03-10', search: 'copper' }, ['mika2 1', 'owl 1 1', 'owl 2 1']],
  [{ map: 'worldsedge', search: 'mik' }, ['mika2 1']],
  [{ legend: 'Crypto' }, ['mika2 2']],
  [{ legend: 'Crypto', map: 'worldsedge' }, []],
  [{ regions: ['NA'] }, ['reed 0 2', 'reed 1 2', 'reed 2 2']],
  [{ regions: ['NA'], legend: 'Ash' }, ['reed 0 2']],
  [{ teams: ['copper owls', 'Nobody'] }, ['mika2 3', 'owl 1 3', 'owl 2 3']],
  [{ teams: [] }, []],
  [{ search: '100%' }, []],
])('%j leaves %j', async (input, want) => {
  expect(await names(input)).toEqual(want)
})

test('players with fewer games are hidden and counted', async () => {
  const { players, total, hidden, minGames } = await list({ minGames: 3, limit: 1 })
  expect([players.map(({ name }) => name), total, hidden, minGames]).toEqual([['mika2'], 3, 3, 3])
  expect(await list({ minGames: 9 })).toMatchObject({
    players: [],
    total: 0,
    hidden: 6,
    hasPlayers: true,
  })
})

test('without a minimum it is ten games, or one while nobody has ten', async () => {
  expect((await list()).minGames).toBe(1)
  const own = await buildTestApp()
  const games = Array.from({ length: 10 }, (_, at) =>
    game(`g${at}`, at + 1, '', [
      owls(1, 'crypto loba seer', {}),
      ...(at === 0 ? [reed('ash fuse wraith', 9)] : []),
    ]),
  )
  await importFile(own.db, file('long', [set('Long', games)]))
  const answer = await own.app.inject({ method: 'POST', url: '/api/player_stats', payload: {} })
  expect(answer.json()).toMatchObject({ minGames: 10, total: 3, hidden: 3 })
})

test('an archive without players says so', async () => {
  const own = await buildTestApp()
  await importFile(
    own.db,
    file('sheet', [set('Sheet', [game('s1', 1, '', [team('Reed', 1, 'ash fuse')])])]),
  )
  const answer = await own.app.inject({ method: 'POST', url: '/api/player_stats', payload: {} })
  expect(answer.json()).toEqual({
    players: [],
    total: 0,
    hidden: 0,
    minGames: 1,
    hasPlayers: false,
  })
})

test('one player has numbers, names, legends, teams, a platform and what they play under a ban', async () => {
  expect(await get('player=hash-mika')).toMatchObject({
    name: 'mika2',
    otherNames: ['mika'],
    games: 3,
    placement: { n: 3, sum: 7, sumOfSquares: 21 },
    teams: [{ team: 'Copper Owls', games: 3 }],
    // 12 + 2 and 9 + 2 points of the team, then 5 + 2.
    legends: [
      { legend: 'Crypto', games: 2, kills: { n: 2, sum: 5 }, score: { n: 2, sum: 25 } },
      { legend: 'Valkyrie', games: 1, kills: { n: 1, sum: 1 }, score: { n: 1, sum: 7 } },
    ],
    counted: 3,
    hardware: [{ hardware: 'PC_STEAM', games: 1 }],
    without: [{ legend: 'Crypto', games: 1, legends: [{ legend: 'Valkyrie', games: 1 }] }],
  })
})

test('the filters also apply to one player', async () => {
  expect(await get('player=hash-mika&map=worldsedge')).toMatchObject({ games: 1, counted: 1 })
  expect(await get('player=hash-mika&legend=crypto')).toMatchObject({ games: 2, counted: 3 })
  expect(await get('player=hash-mika&startDate=2026-03-10')).toMatchObject({
    games: 1,
    without: [],
  })
})

test('a player without an id is found by name, and an unknown one has no games', async () => {
  expect(await get('player=reed%200')).toMatchObject({ name: 'reed 0', games: 2, otherNames: [] })
  expect(await get('player=nobody')).toMatchObject({
    name: 'nobody',
    games: 0,
    legends: [],
    counted: 0,
  })
})

const find = async (search: string) =>
  findPlayers.output.parse((await app.inject(`/api/players?search=${search}`)).json()).players

// Finding R10.
test('players are found by a part of any name they had, with the most games first', async () => {
  expect(await find('IKA')).toEqual([
    { player: 'hash-mika', name: 'mika2', otherNames: ['mika'], team: 'Copper Owls', games: 3 },
  ])
  expect((await find('owl')).map(({ name, games }) => `${name} ${games}`)).toEqual([
    'owl 1 3',
    'owl 2 3',
  ])
  expect(await find('%25')).toEqual([])
  expect(await find('%20')).toEqual([])
})

test('a player shows the latest games with their series, newest first', async () => {
  const { recent } = await get('player=hash-mika')
  expect(recent).toMatchObject([
    { event: 'Night Cup', game: 1, legend: 'Crypto', placement: 2, kills: 2 },
    { event: 'Harbor Open', game: 2, map: 'worldsedge', legend: 'Valkyrie', placement: 4 },
    { event: 'Harbor Open', game: 1, legend: 'Crypto', placement: 1, kills: 3, damage: 900 },
  ])
  expect(recent[1]?.series).toBe(recent[2]?.series)
  expect(recent[0]?.playedAt).toBe(NOON + 9 * DAY)
})
