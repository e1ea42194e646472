import { expect, test } from 'vitest'
import { getTeamPage } from '#contract/team/team-page.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const owls = (placement: number, legends: string, poi: string | null = null) =>
  team('Copper Owls', placement, legends, { players: playersOf('owl', legends), poi })

/** Two kills a game: 12 + 2, 9 + 2 and 7 + 2 points. */
const HARBOR = set('Harbor Open', [
  game('h1', 1, '', [
    owls(1, 'ash loba seer', 'Checkpoint'),
    team('Reed', 2, 'ash crypto fuse', { region: 'EMEA' }),
  ]),
  game('h2', 2, 'ash', [owls(2, 'crypto loba seer', 'Checkpoint')]),
  game('h3', 3, 'ash crypto', [owls(3, 'fuse loba seer', 'Trident')], { map: 'worldsedge' }),
])
/** Long before. */
const NIGHT = set('Night Cup', [
  game('n1', 1, '', [team('COPPER OWLS', 4, 'ash loba seer', { region: 'NA' })], {
    startedAt: 1_760_000_000,
  }),
])

async function testEnv() {
  const { app, db } = await buildTestApp()
  await importFile(db, file('harbor', [HARBOR]))
  await importFile(db, file('night', [NIGHT]))
  const get = async (query: string) =>
    getTeamPage.output.parse((await app.inject(`/api/team_page?${query}`)).json())
  return { app, db, get }
}

test('a team is found by any spelling, with all its games and how files spell it', async () => {
  const { get } = await testEnv()
  expect(await get('team=%20copper%20OWLS')).toMatchObject({
    team: 'Copper Owls',
    region: 'NA',
    spellings: ['Copper Owls', 'COPPER OWLS'],
    games: 4,
    // The days of the two files, at midnight.
    firstPlayed: Date.UTC(2025, 9, 9) / 1000,
    lastPlayed: Date.UTC(2026, 8, 21) / 1000,
    counted: { games: 4, series: 2 },
  })
})

test('the page shows form, roster, compositions, bans, maps, landings and the last series', async () => {
  const { get } = await testEnv()
  const page = await get('team=Copper%20Owls')
  expect(page.form.map(({ number, placement, points }) => [number, placement, points])).toEqual([
    [3, 3, 9],
    [2, 2, 11],
    [1, 1, 14],
    [1, 4, 7],
  ])
  expect(page.roster.map(({ name, since, withRoster }) => [name, since, withRoster])).toEqual([
    [
      'owl 0',
      null,
      {
        games: 3,
        legends: ['Ash', 'Crypto', 'Fuse'].map((legend) => ({ legend, games: 1 })),
      },
    ],
    ['owl 1', null, { games: 3, legends: [{ legend: 'Loba', games: 3 }] }],
    ['owl 2', null, { games: 3, legends: [{ legend: 'Seer', games: 3 }] }],
  ])
  // Two of the four games were game 1, with 14 and 7 points.
  expect(page.comps[0]).toEqual({
    legends: ['Ash', 'Loba', 'Seer'],
    games: 2,
    meanPoints: 10.5,
    byGame: [
      { game: 1, games: 2, of: 2 },
      { game: 2, games: 0, of: 1 },
      { game: 3, games: 0, of: 1 },
    ],
  })
  expect(page.without.map(({ legend, games, forced }) => [legend, games, forced])).toEqual([
    ['Ash', 2, 1],
    ['Crypto', 1, 1],
  ])
  expect(page.maps.map(({ map, games, meanPoints }) => [map, games, meanPoints])).toEqual([
    // 14, 11 and 7.
    ['stormpoint', 3, 32 / 3],
    ['worldsedge', 1, 9],
  ])
  expect(page.landings.map(({ map, poi, games }) => [map, poi, games])).toEqual([
    ['stormpoint', 'Checkpoint', 2],
    ['worldsedge', 'Trident', 1],
  ])
  expect(page.lastSeries).toMatchObject({
    event: 'Harbor Open',
    games: [{ number: 1 }, { number: 2 }, { number: 3, legends: ['Fuse', 'Loba', 'Seer'] }],
  })
})

test('only the latest games are counted, and the totals are still those of all', async () => {
  const { get } = await testEnv()
  const page = await get('team=Copper%20Owls&games=2')
  expect(page).toMatchObject({ games: 4, counted: { games: 2, series: 1 } })
  expect(page.form.map(({ number }) => number)).toEqual([3, 2])
})

test('a game that two files have counts once', async () => {
  const { get, db } = await testEnv()
  await importFile(db, file('harbor again', [HARBOR]))
  expect(await get('team=Copper%20Owls')).toMatchObject({ games: 4, counted: { games: 4 } })
})

test('an unknown team has no games', async () => {
  const { app, get } = await testEnv()
  expect(await get('team=nobody')).toMatchObject({
    team: 'nobody',
    games: 0,
    lastPlayed: null,
    roster: [],
    lastSeries: null,
  })
  expect((await app.inject('/api/team_page')).statusCode).toBe(400)
  expect((await app.inject('/api/team_page?team=reed&games=0')).statusCode).toBe(400)
})

test('the page counts games of one kind on request', async () => {
  const { get, db } = await testEnv()
  const night = await get('team=copper%20owls')
  expect(night.games).toBe(4)
  await db
    .updateTable('series')
    .set({ kind: 'scrim' })
    .where('event_id', 'in', (eb) =>
      eb.selectFrom('event').select('id').where('name', '=', 'Night Cup'),
    )
    .execute()
  const scrims = await get('team=copper%20owls&kind=scrim')
  expect(scrims).toMatchObject({ games: 1, counted: { games: 1, series: 1 } })
  expect(scrims.form).toMatchObject([{ placement: 4 }])
  expect(await get('team=copper%20owls&kind=official')).toMatchObject({ games: 0, form: [] })
})

test('the league lists who belongs to a team, also of merged players', async () => {
  const { get, db } = await testEnv()
  const legends = 'ash loba seer'
  const players = playersOf('owl', legends)
  const rosters = new Map([
    [
      'Copper Owls',
      [
        { playerId: 'owl-0', name: 'owl 0', isCoach: false },
        { playerId: 'algs:1', name: 'OWL ONE', isCoach: false },
        { playerId: 'algs:2', name: 'Sol', isCoach: true },
      ],
    ],
    ['Reed', [{ playerId: 'algs:3', name: 'Zed', isCoach: false }]],
  ])
  // Another source has the same game, which counts.
  const games = [game('l1', 1, '', [team('Copper Owls', 1, legends, { players })])]
  await importFile(db, file('league', [{ ...set('League', games, 'l'), rosters }], 'algs'))
  await db.insertInto('player_merge').values({ key: 'algs:1', player: 'owl-1' }).execute()
  expect((await get('team=Copper%20Owls')).rosters).toEqual([
    {
      from: games[0]?.startedAt,
      to: HARBOR.games[2]?.startedAt,
      series: 1,
      games: 3,
      members: [
        { player: 'owl-1', name: 'OWL ONE', part: 'starter', games: 3 },
        { player: 'owl-0', name: 'owl 0', part: 'starter', games: 3 },
        { player: 'algs:2', name: 'Sol', part: 'coach', games: 0 },
      ],
    },
  ])
  // It lists a team that doesn't play in the series.
  expect((await get('team=Reed')).rosters).toEqual([])
})
