import { expect, test } from 'vitest'
import { correctResult } from '../archive/correction/correct.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const player = (name: string, legend: string) => ({
  playerId: null,
  name,
  legend,
  kills: 1,
  assists: 0,
  knockdowns: 1,
  damage: 500,
  headshots: 1,
  shots: 100,
  hits: 20,
  survivalS: 900,
  hardware: null,
})

const seats = [player('mika', 'ash'), player('torvald', 'crypto'), player('ines', 'newcastle')]

const played = (mid: string, day: string, name: string, legend: string) =>
  game(mid, 1, '', [team('Alliance', 1, legend, { players: [player(name, legend)] })], {
    startedAt: Date.parse(`${day}T12:00:00Z`) / 1000,
  })

async function testEnv() {
  const built = await buildTestApp()
  const lobby = [
    team('Alliance', 1, 'ash crypto newcastle', { kills: 8, players: seats, poi: 'Barometer' }),
    team('Copper Owls', 2, 'alter loba seer', { poi: 'Barometer' }),
  ]
  await importFile(built.db, file('1', [set('A', [game('a', 1, '', lobby)])]))
  return built
}

test('recommended compositions name who of the home team plays what', async () => {
  const { app } = await testEnv()
  const ask = async (bannedLegends: string[]) => {
    const url = '/api/recommendations/excel_recommended_comps'
    return (await app.inject({ method: 'POST', url, payload: { bannedLegends } })).json()
  }
  const { recommended_comps: comps } = await ask([])
  // Points 20 and 11, prior 15.5, k 57: (20 + 57 x 15.5) / 58 = 15.5776.
  expect(comps[0]).toEqual({
    comp: [
      { legend: 'Ash', player: 'mika' },
      { legend: 'Crypto', player: 'torvald' },
      { legend: 'Newcastle', player: 'ines' },
    ],
    value: expect.closeTo(15.5776, 4),
    games: 1,
    // Every composition was played once, so the spread of its points is unknown.
    why: { mean: 20, prior: 15.5, k: 57, interval: null },
    // The team's first game counts against the mean of all games: (20 - 15.5) / 231.
    effect: { effect: expect.closeTo(4.5 / 231, 6), n: 1, raw: 4.5, interval: null },
  })
  expect(comps[1].comp[0]).toEqual({ legend: 'Alter', player: null })
  expect((await ask(['ash'])).recommended_comps).toHaveLength(1)
})

test('who has not played for the home team for 60 days is not named', async () => {
  const { app, db } = await testEnv()
  // The last game was on 21 September 2026. rolf played on the 60th day up to it, olaf the day before that.
  const recent = played('b', '2026-07-24', 'rolf', 'alter')
  const old = played('c', '2026-07-23', 'olaf', 'loba')
  await importFile(db, file('2', [set('B', [recent]), set('C', [old], '2')]))
  const seatsOf = async () => {
    const url = '/api/recommendations/excel_recommended_comps'
    const answer = await app.inject({ method: 'POST', url, payload: { bannedLegends: ['ash'] } })
    return answer.json().recommended_comps[0].comp
  }
  await expect.poll(seatsOf).toEqual([
    { legend: 'Alter', player: 'rolf' },
    { legend: 'Loba', player: null },
    { legend: 'Seer', player: null },
  ])
})

test('who played a legend that a correction took away is not named for it, until it is brought back', async () => {
  const { db, as } = await testEnv()
  const { id: by } = await as('admin')
  const { id } = await db
    .selectFrom('team_result')
    .select('id')
    .where('spelling', '=', 'Alliance')
    .executeTakeFirstOrThrow()
  const legends = async () =>
    (await db.selectFrom('player_legend').select('legend').orderBy('legend').execute()).map(
      ({ legend }) => legend,
    )
  await correctResult(db, id, { legends: ['alter', 'crypto', 'newcastle'] }, { by, revision: 0 })
  expect(await legends()).toEqual(['crypto', 'newcastle'])
  const { id: revision } = await db.selectFrom('correction').select('id').executeTakeFirstOrThrow()
  await correctResult(db, id, { legends: ['ash', 'crypto', 'newcastle'] }, { by, revision })
  expect(await legends()).toEqual(['ash', 'crypto', 'newcastle'])
})

test('the draft gets values per map, and none where it was not played', async () => {
  const { app } = await testEnv()
  const answer = (await app.inject('/api/recommendations/recommended_compositions')).json()
  expect(answer.recommended_comps[0]).toMatchObject({
    composition: 'Ash, Crypto, Newcastle',
    value_stormpoint: expect.closeTo((20 + 57 * 15.577_586) / 58, 3),
    value_worldsedge: null,
    games_stormpoint: 1,
    games_worldsedge: 0,
  })
  expect(answer.model).toEqual({ prior: 15.5, k: 57, within: null })
})

test('POIs answer with their compositions, to all; for the spreadsheet, to administrators', async () => {
  const { app, as } = await testEnv()
  const { poiCompsData } = (await app.inject('/api/poi_comps_data')).json()
  const [poi] = Object.values<{ poiName: string; totalGames: number; comps: unknown[] }>(
    poiCompsData.stormpoint,
  )
  expect([poi?.poiName, poi?.totalGames, poi?.comps.length]).toEqual(['Barometer', 2, 2])
  const { headers } = await as('admin')
  const sheet = await app.inject({ url: '/api/poi_statistics_for_export', headers })
  expect(sheet.json().poiStatistics).toEqual(poiCompsData)
  // The response is cached by now, but guests still can't read it.
  expect((await app.inject('/api/poi_statistics_for_export')).statusCode).toBe(401)
})
