import { expect, test } from 'vitest'
import { QUOTAS } from '#domain/account/quota.ts'
import { shippedPoisOf } from '#domain/catalog/poi.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { mapAdmin } from './test-map-admin.ts'

async function testEnv() {
  const built = await buildTestApp()
  return { ...built, ...(await mapAdmin(built)) }
}
const STORM_POINT = {
  name: 'Storm Point',
  spellings: [],
  picture: null,
  calibration: null,
  pois: shippedPoisOf('stormpoint'),
  isRetired: false,
}
const docks = { id: 1, name: 'Docks', x: 20, y: 30, spellings: [], isRemoved: false }

test('an added map is told to anyone', async () => {
  const { add, list, talos } = await testEnv()
  expect(await list()).toEqual([])
  expect(await add()).toMatchObject({ status: 200, message: 'Talos added' })
  expect(await list()).toEqual([{ id: 'talos', ...talos, version: 1 }])
})

test.each(['user', 'editor', 'guest'] as const)('a %s can only read the maps', async (role) => {
  const { app, as, add, list, talos } = await testEnv()
  await add()
  const headers = role === 'guest' ? {} : (await as(role)).headers
  const payload = { version: 1, ...talos }
  const calls = [
    { method: 'POST', url: '/api/admin/maps', payload },
    { method: 'PUT', url: '/api/admin/maps/talos', payload },
    { method: 'DELETE', url: '/api/admin/maps/talos?version=1' },
    { method: 'GET', url: '/api/admin/maps/talos/landings' },
  ] as const
  for (const call of calls) {
    const { statusCode } = await app.inject({ ...call, headers })
    expect(statusCode).toBe(role === 'guest' ? 401 : 403)
  }
  expect(await list()).toHaveLength(1)
})

test('of two administrators who edit the same version, the second overwrites nothing', async () => {
  const { add, edit, list, talos } = await testEnv()
  await add()
  const answers = await Promise.all([
    edit('talos', 1, { ...talos, spellings: ['City'] }),
    edit('talos', 1, { ...talos, spellings: ['Town'] }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toBe('changed_meanwhile')
  expect((await list())[0]?.version).toBe(2)
})

test('games of an unknown map move to the added one, and their landings to its POIs', async () => {
  const { app, db, add, headers, talos } = await testEnv()
  const played = game('one', 1, '', [team('Owls', 1, 'ash loba seer', { poi: 'Docks' })], {
    map: null,
    mapVersion: 'mp_rr_talos_mu2',
  })
  await importFile(db, file('cup', [set('Cup', [played])]))
  await add({ ...talos, pois: [docks] })
  const { poiCompsData } = (await app.inject('/api/poi_comps_data')).json()
  expect(poiCompsData.talos['1']).toMatchObject({ poiName: 'Docks', totalGames: 1 })
  const counted = await app.inject({ url: '/api/admin/maps/talos/landings', headers })
  expect(counted.json()).toEqual({ landings: [{ poiId: 1, games: 1 }] })
})

test('everything that takes a map takes an added one', async () => {
  const { app, add, headers } = await testEnv()
  const payload = { map: 'talos', name: 'Docks' }
  const post = () => app.inject({ method: 'POST', url: '/api/admin/lootpaths', payload, headers })
  const url = '/api/file/poi_excel_positions/data/talos'
  const before = await app.inject(url)
  expect([before.statusCode, before.json().message]).toEqual([
    400,
    expect.stringMatching(/isn't in the list of maps/),
  ])
  await add()
  expect((await app.inject(url)).json()).toEqual({ success: true, positions: {} })
  expect((await app.inject('/api/pin-markers/talos')).json()).toEqual({ markers: [] })
  expect((await post()).statusCode).toBe(200)
})

test('a map of the specification gets a picture, a calibration and other POIs', async () => {
  const { app, edit, list, talos } = await testEnv()
  const calibration = { width: 100_000, centerX: 5, centerY: -5 }
  const pois = STORM_POINT.pois.map((poi) => (poi.id === 1 ? { ...poi, name: 'Gate', x: 1 } : poi))
  const form = { ...STORM_POINT, picture: talos.picture, calibration, pois }
  expect(await edit('stormpoint', 0, form)).toMatchObject({
    status: 200,
    message: 'Storm Point saved',
  })
  const [saved] = await list()
  expect(saved).toMatchObject({ calibration, picture: talos.picture, version: 1 })
  // Files still use the former name.
  expect(saved?.pois[0]).toMatchObject({ name: 'Gate', x: 1, spellings: ['Checkpoint'] })
  const { positions } = (await app.inject('/api/file/poi_excel_positions/data/stormpoint')).json()
  expect(positions['1']).toEqual({ x: 1, y: 33.1 })
})

test('a position from here replaces the one an editor chose, others stay', async () => {
  const { app, edit, headers } = await testEnv()
  const url = '/api/file/poi_excel_positions/data/stormpoint'
  const moved = { positions: { 1: { x: 5, y: 5 }, 2: { x: 6, y: 6 } } }
  await app.inject({ method: 'POST', url, payload: moved, headers })
  const pois = STORM_POINT.pois.map((poi) => (poi.id === 1 ? { ...poi, x: 9, y: 9 } : poi))
  await edit('stormpoint', 0, { ...STORM_POINT, pois })
  const { positions } = (await app.inject(url)).json()
  expect([positions['1'], positions['2']]).toEqual([
    { x: 9, y: 9 },
    { x: 6, y: 6 },
  ])
})

test.each([
  ['a name of the specification', { name: 'storm point' }, 409, 'storm point is already in the'],
  ['a taken spelling', { spellings: ['mp_rr_district'] }, 409, 'already means E-District'],
  ['a word that means all maps', { name: 'Overall' }, 400, 'means all maps'],
  ['a name in other letters', { name: 'オリンパス' }, 400, 'Use Latin letters'],
  ['no picture', { picture: null }, 400, 'Choose a picture'],
  ['a picture that does not exist', { picture: `${'0'.repeat(36)}.png` }, 400, 'Upload it again'],
  ['a tiny world', { calibration: { width: 5, centerX: 0, centerY: 0 } }, 400, 'width'],
  ['a POI off the map', { pois: [{ ...docks, x: 101 }] }, 400, 'pois'],
  ['two POIs of one name', { pois: [docks, { ...docks, id: 2 }] }, 400, 'already means Docks'],
  ['two POIs of one ID', { pois: [docks, { ...docks, name: 'Bay' }] }, 400, 'the same ID'],
])('%s is refused', async (_, change, status, message) => {
  const { add, list, talos } = await testEnv()
  expect(await add({ ...talos, ...change })).toMatchObject({
    status,
    message: expect.stringContaining(message),
  })
  expect(await list()).toEqual([])
})

test('a map of the specification keeps its name and all of its POIs', async () => {
  const { edit, list } = await testEnv()
  const renamed = await edit('stormpoint', 0, { ...STORM_POINT, name: 'Stormy' })
  expect(renamed).toMatchObject({ status: 400, message: expect.stringMatching(/keeps its name/) })
  const fewer = await edit('stormpoint', 0, { ...STORM_POINT, pois: STORM_POINT.pois.slice(1) })
  expect(fewer).toMatchObject({ status: 400, message: expect.stringMatching(/also removed ones/) })
  expect(await list()).toEqual([])
})

test('a map that does not exist is not found', async () => {
  const { edit, remove, talos } = await testEnv()
  expect(await edit('talos', 0, talos)).toMatchObject({ status: 404, message: 'Map not found' })
  expect((await remove('talos', 1)).status).toBe(404)
})

test('a map that nothing uses is deleted, one of the specification is not', async () => {
  const { add, remove, list } = await testEnv()
  await add()
  expect((await remove('talos', 7)).status).toBe(409)
  expect(await remove('talos', 1)).toMatchObject({ status: 200, message: 'Talos deleted' })
  expect(await list()).toEqual([])
  expect(await remove('stormpoint', 0)).toMatchObject({ status: 409, error: 'map_shipped' })
})

test('a map with games can only be retired, and stays readable', async () => {
  const { app, db, headers, add, edit, remove, talos } = await testEnv()
  await add()
  const played = game('one', 1, '', [team('Owls', 1, 'ash loba seer')], {
    map: 'talos',
    mapVersion: 'mp_rr_talos',
  })
  await importFile(db, file('cup', [set('Cup', [played])]))
  expect(await remove('talos', 1)).toMatchObject({
    status: 409,
    error: 'map_in_use',
    message: expect.stringMatching(/Retire it instead/),
  })
  expect((await edit('talos', 1, { ...talos, isRetired: true })).status).toBe(200)
  const { series } = (await app.inject({ url: '/api/series', headers })).json()
  expect(series[0].map).toBe('talos')
})

test('the number of added maps is limited', async () => {
  const { db, add } = await testEnv()
  const rows = Array.from({ length: QUOTAS.addedMaps }, (_, at) => ({
    id: `map${String.fromCodePoint(97 + at)}`,
    name: `Map ${at}`,
    pois: '[]',
  }))
  await db.insertInto('game_map').values(rows).execute()
  expect(await add()).toMatchObject({ status: 409, error: 'too_many_maps' })
})
