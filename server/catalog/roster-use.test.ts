import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { readMatchFile } from '../archive/ingest/read-file.ts'
import { lines } from '../archive/ingest/testing/test-match-csv.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { AXION, rosterAdmin } from './test-roster.ts'

/** Eight squads play Axion, Fuse and Wattson in game 1. It bans Axion, so they play Alter instead of it in game 2. */
const CUP = lines({ games: 2, bans: 'none' })
  .map((line) =>
    line.includes('m-1-2')
      ? line.replace(',none,', ',Nightfall,').replace(',ash,', ',alter,')
      : line.replace(',ash,', ',Over Drive,'),
  )
  .join('\n')

const kinds = () => readMatchFile('cup.csv', Buffer.from(CUP)).findings.map(({ kind }) => kind)

async function testEnv() {
  const built = await buildTestApp()
  const admin = await rosterAdmin(built)
  const { app } = built
  const importCup = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/imports?name=cup.csv',
      headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
      payload: CUP,
    })
    expect(answer.statusCode).toBe(200)
  }
  const get = async (url: string) => (await app.inject({ url, headers: admin.headers })).json()
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: admin.headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const forecast = async (bannedLegends: string[]): Promise<Forecast> =>
    (await post('/api/forecast', { teams: ['Squad 1'], bannedLegends })).body
  return { ...built, ...admin, importCup, get, post, forecast }
}

test('a file with another spelling of an added legend is read without a warning', async () => {
  const { add, list } = await testEnv()
  expect(kinds()).toContain('unknown_legend')
  await add()
  await list()
  expect(kinds()).not.toContain('unknown_legend')
})

test('an added legend is imported, counted, forecast and shown in the series', async () => {
  const { add, importCup, get, post, forecast } = await testEnv()
  await add()
  await importCup()
  const { banStats } = await get('/api/legend_bans')
  expect(banStats).toMatchObject([{ legendName: 'Axion', banCount: 1, banRate: 1 }])
  const { body } = await post('/api/player_stats', { legend: 'OVERDRIVE', minGames: 1 })
  expect(body.players).toHaveLength(8)
  const { series } = await get('/api/series')
  expect(series[0].bans).toContain('Axion')
  const [squad] = (await forecast([])).teams
  expect(squad?.comps.map(({ comp }) => comp.join(' '))).toContain('Axion Fuse Wattson')
  const [without] = (await forecast(['nightfall'])).teams
  expect(without?.comps.flatMap(({ comp }) => comp)).not.toContain('Axion')
})

test('an added legend is in Legend Info, where its abilities are entered', async () => {
  const { app, add, get, headers } = await testEnv()
  await add()
  const [axion] = (await get('/api/legends')).Skirmisher.filter(
    ({ id }: { id: string }) => id === 'axion',
  )
  expect(axion).toMatchObject({ abilities: { tactical: 'Not entered yet' }, version: 0 })
  const { abilities, passive, classPerk, perks } = axion
  const payload = {
    class: 'Skirmisher',
    abilities: { ...abilities, tactical: 'Nitro' },
    passive,
    classPerk,
    perks,
  }
  const saved = await app.inject({ method: 'PUT', url: '/api/legends/Axion', payload, headers })
  expect(saved.json().legend).toMatchObject({ abilities: { tactical: 'Nitro' }, version: 1 })
})

test('an added legend is banned and picked in the draft, in every spelling', async () => {
  const { add, post } = await testEnv()
  expect((await post('/api/ban', { legend: 'Axion' })).body.message).toBe('Unknown legend')
  await add()
  expect((await post('/api/ban', { legend: 'Night-Fall' })).body.banned_legends).toEqual(['axion'])
  expect((await post('/api/unban', { legend: 'axion' })).body.banned_legends).toEqual([])
  const picked = await post('/api/legends/pick', { legend: 'AXION', action: 'add' })
  expect(picked.body.picked_legends).toEqual(['axion'])
})

test('a retired legend stays in past games, can be taken back, but not be picked or banned', async () => {
  const { add, edit, importCup, get, post, forecast } = await testEnv()
  await add()
  await importCup()
  await post('/api/ban', { legend: 'axion' })
  await edit('axion', 1, { ...AXION, retiredFrom: '2020-01-01' })
  const entry = { id: 1, comp: ['axion', 'ash', 'loba'], bannedLegends: [], timestamp: 'now' }
  for (const [url, payload] of [
    ['/api/ban', { legend: 'nightfall' }],
    ['/api/legends/pick', { legend: 'axion', action: 'add' }],
    ['/api/legends/draft_history', { action: 'add', entry }],
  ] as const) {
    expect(await post(url, payload)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("has retired and can't be picked or banned") },
    })
  }
  expect((await post('/api/unban', { legend: 'axion' })).status).toBe(200)
  expect((await get('/api/legend_bans')).banStats[0].legendName).toBe('Axion')
  const { teams, nextBan } = await forecast([])
  expect(teams[0]?.comps.flatMap(({ comp }) => comp)).not.toContain('Axion')
  expect(nextBan.map(({ legend }) => legend)).not.toContain('Axion')
})

test('games from before a legend was added get its name when it is', async () => {
  const { add, importCup, get } = await testEnv()
  await importCup()
  expect((await get('/api/legend_bans')).banStats[0].legendName).toBe('nightfall')
  await add()
  expect((await get('/api/legend_bans')).banStats[0].legendName).toBe('Axion')
})

test('another server on the database follows, and tells its open pages', async () => {
  const one = await testEnv()
  const { db, url: databaseUrl } = one
  const two = await buildTestApp({ db, backgroundDb: db, databaseUrl })
  const address = await two.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await one.as('user')
  const socket = io(address, { forceNew: true, auth: { token } })
  onTestFinished(() => void socket.disconnect())
  const told = new Promise((resolve) => void socket.once('roster_update', resolve))
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()))
  await one.add()
  await told
  await expect
    .poll(async () => (await two.app.inject('/api/roster')).json().legends)
    .toMatchObject([{ key: 'axion', version: 1 }])
})
