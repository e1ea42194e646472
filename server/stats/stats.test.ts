import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** 1 March 2026, 12:00 UTC. */
const NOON = 1_772_366_400

const series = (event: string, day: number, region: 'EMEA' | 'NA', name: string) =>
  set(event, [
    game(`${event}1`, 1, '', [team(name, 1, 'ash loba seer', { kills: 4, region })], {
      startedAt: NOON + day * DAY,
    }),
    game(
      `${event}2`,
      2,
      'ash',
      [team(name, 4, 'alter loba seer', { kills: 1, region, survivalS: 1500 })],
      { startedAt: NOON + day * DAY + 1800 },
    ),
    game(
      `${event}3`,
      3,
      'ash loba',
      [team(name, 20, 'alter fuse seer', { kills: 0, region, survivalS: null })],
      { startedAt: NOON + day * DAY + 3600 },
    ),
  ])

const { app, db } = await buildTestApp({}, afterAll)
await importFile(db, file('1', [series('A', 0, 'EMEA', 'Alliance')]))
await importFile(db, file('2', [series('B', 9, 'NA', 'Driftline')]))

async function get(url: string) {
  const answer = await app.inject(url)
  return { status: answer.statusCode, body: answer.json() }
}

test('means are over the games that have the figure', async () => {
  const { body } = await get('/api/team_stats?regions=EMEA')
  expect(body.stats).toEqual([
    {
      teamName: 'Alliance',
      region: 'EMEA',
      gamesPlayed: 3,
      avgSurvivalTime: 2250,
      avgKills: 5 / 3,
      // 16, 6 and 0 points.
      avgScore: 22 / 3,
      avgPlacement: 25 / 3,
      // One game has no survival time.
      survival: { n: 2, sum: 4500, sumOfSquares: 3000 ** 2 + 1500 ** 2 },
      kills: { n: 3, sum: 5, sumOfSquares: 16 + 1 },
      score: { n: 3, sum: 22, sumOfSquares: 256 + 36 },
      placement: { n: 3, sum: 25, sumOfSquares: 1 + 16 + 400 },
    },
  ])
})

test.each([
  ['', ['Alliance', 'Driftline']],
  ['?regions=ALL', ['Alliance', 'Driftline']],
  ['?regions=EMEA,NA', ['Alliance', 'Driftline']],
  ['?regions=NA&regions=APAC-S', ['Driftline']],
  ['?regions=APAC-N', []],
  ['?startDate=2026-03-01&endDate=2026-03-01', ['Alliance']],
  ['?startDate=2026-03-02', ['Driftline']],
  ['?startDate=2026-03-10&endDate=2026-03-10', ['Driftline']],
  ['?startDate=2026-03-11', []],
  ['?startDate=2026-03-10&endDate=2026-03-01', []],
])('team_stats%s has %j', async (query, want) => {
  const { body } = await get(`/api/team_stats${query}`)
  expect(body.stats.map((row: { teamName: string }) => row.teamName)).toEqual(want)
})

test('bans are counted for the game that brought them', async () => {
  expect((await get('/api/legend_bans')).body).toEqual({
    banStats: [
      {
        legendName: 'Ash',
        banCount: 2,
        avgGameBanned: 1,
        mostCommonGameBan: 1,
        banRate: 1,
        games: [{ game: 1, bans: 2 }],
      },
      {
        legendName: 'Loba',
        banCount: 2,
        avgGameBanned: 2,
        mostCommonGameBan: 2,
        banRate: 1,
        games: [{ game: 2, bans: 2 }],
      },
    ],
    series: 2,
  })
  const { body } = await get('/api/legend_bans?regions=NA')
  expect([body.series, body.banStats[0].banCount]).toEqual([1, 1])
})

test.each(['2026-02-30', '2026-3-1', '0000-01-01', 'yesterday', '2026-03-01T00:00'])(
  'the date %s is refused with a sentence',
  async (date) => {
    const { status, body } = await get(`/api/legend_bans?startDate=${date}`)
    expect([status, body.message]).toEqual([
      400,
      'Enter dates as YYYY-MM-DD, for example 2026-11-15',
    ])
  },
)

test('filters that are empty are none', async () => {
  for (const path of ['/api/team_stats', '/api/legend_bans']) {
    const all = await get(path)
    expect(await get(`${path}?startDate=&endDate=&regions=`)).toEqual(all)
    expect(await get(`${path}?startDate=2026-03-02&endDate=`)).not.toEqual(all)
  }
})

test('a region nobody has is refused with a sentence', async () => {
  const { status, body } = await get('/api/team_stats?regions=Mars')
  expect([status, body.message]).toEqual([400, 'Region must be EMEA, NA, APAC-S, APAC-N or ALL'])
})

test('a team that moved counts in each season for the region it had then', async () => {
  const own = await buildTestApp()
  await importFile(own.db, file('1', [series('A', -365, 'NA', 'Nomads')]))
  await importFile(own.db, file('2', [series('B', 0, 'EMEA', 'Nomads')]))
  const found = async (query: string) =>
    (await own.app.inject(`/api/team_stats?${query}`))
      .json()
      .stats.map(({ region, gamesPlayed }: Record<string, unknown>) => [region, gamesPlayed])
  expect(await found('regions=NA')).toEqual([['NA', 3]])
  expect(await found('regions=EMEA')).toEqual([['EMEA', 3]])
  expect(await found('regions=ALL')).toEqual([['EMEA', 6]])
  expect(await found('regions=ALL&endDate=2025-12-31')).toEqual([['NA', 3]])
})

test('a game that was called off hides no ban', async () => {
  const own = await buildTestApp()
  const lobby = [team('Alliance', 1, 'ash loba seer')]
  const games = [
    game('c1', 1, '', lobby, { startedAt: NOON }),
    // Game 2 was called off, so game 3 has the ban of game 1.
    game('c3', 3, 'ash', lobby, { startedAt: NOON + 3600 }),
    // Games 4 and 5 are missing. The bans are in the order of banning.
    game('c6', 6, 'ash loba seer fuse', lobby, { startedAt: NOON + 9000 }),
  ]
  await importFile(own.db, file('c', [set('C', games)]))
  const { series: counted, banStats } = (await own.app.inject('/api/legend_bans')).json()
  expect(counted).toBe(1)
  const gamesOf = (legendName: string) =>
    banStats.find((row: { legendName: string }) => row.legendName === legendName)?.games
  expect(gamesOf('Ash')).toEqual([{ game: 1, bans: 1 }])
  expect(gamesOf('Loba')).toEqual([{ game: 3, bans: 1 }])
  expect(gamesOf('Seer')).toEqual([{ game: 4, bans: 1 }])
  expect(gamesOf('Fuse')).toEqual([{ game: 5, bans: 1 }])
  // An archive of before is counted again.
  const sums = () => sql`select * from ban_day order by 1, 2, 3`.execute(own.db)
  const before = (await sums()).rows
  const path = join(import.meta.dirname, '../db/migrations/0076_bans_after_called_off_games.sql')
  await sql.raw(await readFile(path, 'utf8')).execute(own.db)
  expect((await sums()).rows).toEqual(before)
})

test('a series whose first game is missing counts once, as its bans do', async () => {
  const own = await buildTestApp()
  const [, ...rest] = series('A', 0, 'EMEA', 'Alliance').games
  await importFile(own.db, file('1', [set('A', rest)]))
  const { series: counted, banStats } = (await own.app.inject('/api/legend_bans')).json()
  expect(counted).toBe(1)
  expect(banStats).toMatchObject([{ legendName: 'Loba', banCount: 1, banRate: 1 }])
})
