import { expect, test } from 'vitest'
import { saveAllPoiPositions, savePoiPositions } from '#contract/map/poi-position.ts'
import { allMaps } from '#domain/catalog/map.ts'
import { defaultPositions } from '#domain/map/poi-position.ts'
import { ApiError, type call } from '../../../shared/api/api.ts'
import { resetPositions, savePositions } from './save-positions.ts'

/** A server that takes or refuses the current call; the older one always works. */
function openServer(refuse: (nth: number) => Error | null = () => null) {
  const requests: { path: string; body: Record<string, unknown> }[] = []
  const callApi: typeof call = async (route, body) => {
    requests.push({ path: route.path, body: Object.fromEntries(Object.entries(body)) })
    const error = route.path === savePoiPositions.path ? refuse(requests.length) : null
    if (error) throw error
    return route.output.parse({ success: true, message: 'Saved' })
  }
  const paths = () => requests.map(({ path }) => path)
  return { callApi, requests, paths }
}

const away = () => new ApiError(404, 'unknown_route', 'There is no such call')
const positions = { 1: { x: 20, y: 30 } }

test('positions are saved with the full list of POIs of the map', async () => {
  const { callApi, requests } = openServer()
  await savePositions(callApi, 'stormpoint', positions, 7)
  expect(requests).toHaveLength(1)
  const [{ path, body } = { path: '', body: {} }] = requests
  expect(path).toBe(savePoiPositions.path)
  expect(body).toMatchObject({ mapId: 'stormpoint', positions })
  expect(body['poiData']).toContainEqual(expect.objectContaining({ id: 1, x: 20, y: 30 }))
})

test('if the current call fails, the older one saves the positions', async () => {
  const { callApi, requests, paths } = openServer(away)
  await savePositions(callApi, 'stormpoint', positions, 7)
  expect(paths()).toEqual([savePoiPositions.path, saveAllPoiPositions.path])
  expect(requests[1]?.body).toEqual({ userId: '7', positions: { stormpoint: positions } })
})

test('without a user id the older call saves for everyone', async () => {
  const { callApi, requests } = openServer(away)
  await savePositions(callApi, 'stormpoint', positions, undefined)
  expect(requests[1]?.body).toMatchObject({ userId: 'default' })
})

test.each([400, 401, 403])('a %d is a refusal, and the older call is not tried', async (status) => {
  const { callApi, paths } = openServer(() => new ApiError(status, 'refused', 'Refused'))
  await expect(savePositions(callApi, 'stormpoint', positions, 7)).rejects.toThrow('Refused')
  expect(paths()).toEqual([savePoiPositions.path])
  await expect(resetPositions(callApi, 7)).rejects.toThrow('Refused')
  expect(paths()).toHaveLength(2)
})

test('a reset saves the built-in positions of every map', async () => {
  const { callApi, requests } = openServer()
  await resetPositions(callApi, 7)
  expect(requests.map(({ body }) => body['mapId'])).toEqual(allMaps().map(({ id }) => id))
  expect(requests[0]?.body['positions']).toEqual(defaultPositions('stormpoint'))
})

test('a reset that fails halfway is done by the older call, which clears everything first', async () => {
  const { callApi, requests, paths } = openServer((nth) => (nth === 2 ? away() : null))
  await resetPositions(callApi, 7)
  expect(paths().slice(2)).toEqual([saveAllPoiPositions.path, saveAllPoiPositions.path])
  expect(requests[2]?.body).toEqual({ userId: '7', positions: null })
  expect(requests[3]?.body['positions']).toMatchObject({
    stormpoint: defaultPositions('stormpoint'),
  })
})
