import { afterAll, expect, test } from 'vitest'
import { SPECIFIED_MAP_IDS } from '#domain/catalog/shipped-maps.ts'
import { allPositions, defaultPositions } from '#domain/map/poi-position.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
const admin = await as('admin', 'coach')
const other = await as('admin', 'analyst')

const CURRENT = '/api/file/poi_excel_positions/data'
const LEGACY = '/api/poi_positions/data'

async function send(url: string, payload: object, { headers } = admin) {
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (url: string) => (await app.inject(url)).json()
const storedRows = async () =>
  (await db.selectFrom('poi_position').selectAll().orderBy('poi_id').execute()).length

test('before anybody has moved anything, every POI lies where the built-in table says', async () => {
  expect(await read(`${CURRENT}/stormpoint`)).toEqual({
    success: true,
    positions: defaultPositions('stormpoint'),
  })
  expect(await read(`${LEGACY}?user_id=default`)).toEqual({ positions: allPositions({}) })
})

test('two administrators who move different POIs keep both, and both calls answer alike', async () => {
  const poiData = [{ id: 1, name: 'Checkpoint' }]
  const first = await send(`${CURRENT}/stormpoint`, { positions: { 1: { x: 0, y: 100 } }, poiData })
  expect(first).toEqual({
    status: 200,
    body: { success: true, message: 'POI positions saved successfully!' },
  })
  await send(LEGACY, { userId: 7, positions: { stormpoint: { 2: { x: 1.5, y: 2 } } } }, other)
  const { positions } = await read(`${CURRENT}/stormpoint`)
  expect([positions['1'], positions['2'], positions['3']]).toEqual([
    { x: 0, y: 100 },
    { x: 1.5, y: 2 },
    { x: 23.8, y: 14.5 },
  ])
  expect((await read(LEGACY)).positions.stormpoint).toEqual(positions)
})

test('a POI that is put back follows the built-in table again', async () => {
  await send(`${CURRENT}/edistrict`, { positions: { 1: { x: 5, y: 5 }, 2: { x: 6, y: 6 } } })
  const before = await storedRows()
  await send(`${CURRENT}/edistrict`, { positions: defaultPositions('edistrict') })
  expect(await storedRows()).toBe(before - 2)
  expect((await read(`${CURRENT}/edistrict`)).positions).toEqual(defaultPositions('edistrict'))
})

test('saves that come at once all count', async () => {
  const moves = Array.from({ length: 20 }, (_, at) => ({
    positions: Object.fromEntries(
      (at % 2 === 0 ? ['1', '2', '3'] : ['3', '2', '1']).map((id) => [id, { x: at, y: at }]),
    ),
  }))
  const answers = await Promise.all(moves.map((move) => send(`${CURRENT}/brokenmoon`, move)))
  expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200))
  const { positions } = await read(`${CURRENT}/brokenmoon`)
  expect(positions['1']).toEqual(positions['3'])
})

test.each([
  [{ positions: { 1: { x: 101, y: 1 } } }, /positions.1.x/],
  [{ positions: { 1: { x: '5', y: 1 } } }, /positions.1.x/],
  [{ positions: { 99: { x: 1, y: 1 } } }, /include a POI that isn't on this map/],
  [{}, /positions is missing/],
])('%j is refused and changes nothing', async (payload, message) => {
  const before = await storedRows()
  const { status, body } = await send(`${CURRENT}/worldsedge`, payload)
  expect([status, await storedRows()]).toEqual([400, before])
  expect(body.message).toMatch(message)
})

test('an unknown map and a stranger of one of several maps are refused', async () => {
  expect((await send(`${CURRENT}/talos`, { positions: {} })).status).toBe(400)
  const positions = { worldsedge: { 1: { x: 1, y: 1 } }, edistrict: { 21: { x: 1, y: 1 } } }
  expect((await send(LEGACY, { positions })).status).toBe(400)
  expect((await read(`${CURRENT}/worldsedge`)).positions['1']).toEqual({ x: 24.6, y: 25 })
})

test('null puts every POI of every map back', async () => {
  await send(`${CURRENT}/worldsedge`, { positions: { 1: { x: 9, y: 9 } } })
  const { body } = await send(LEGACY, { userId: 'default', positions: null })
  expect(body).toEqual({ success: true, message: 'POI positions have been reset to defaults' })
  const { positions } = await read(LEGACY)
  for (const map of SPECIFIED_MAP_IDS) expect(positions[map]).toEqual(defaultPositions(map))
})
