import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listLootpaths } from '#contract/map/lootpath.ts'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, as, dataDir } = await buildTestApp({}, afterAll)
const admin = await as('admin', 'coach')
const ADMIN = '/api/admin/lootpaths'

async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | Buffer,
  headers: Record<string, string> = admin.headers,
) {
  const answer = await app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      ...headers,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async () =>
  listLootpaths.output.parse((await app.inject('/api/file/files/list')).json())
async function find(map: string, id: string) {
  const { files, locations } = await list()
  const isIt = (place: string, short: string) => place === map && short === id
  return {
    location: locations.find((it) => isIt(it.map, it.id)),
    file: files.find((it) => isIt(it.map, it.location)),
  }
}
const numberOf = async (map: string, id: string) => (await find(map, id)).location?.number ?? 0
const draw = (color: string, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()

test('every POI of every map is a location, and none has a picture at first', async () => {
  const { files, locations } = await list()
  expect(files).toEqual([])
  for (const { id, pois } of MAPS) {
    const names = locations.filter(({ map }) => map === id).map(({ name }) => name)
    expect(names).toEqual(pois.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
  }
  expect(await numberOf('worldsedge', 'mirage-a-trois')).toBeGreaterThan(0)
})

test.each(['png', 'jpeg', 'webp'] as const)('a %s picture is kept as PNG', async (format) => {
  const url = `${ADMIN}/${await numberOf('edistrict', 'resort')}/picture`
  expect(await send('PUT', url, await draw('red', format))).toEqual({
    status: 200,
    body: { success: true, message: 'Image saved' },
  })
  const { file } = await find('edistrict', 'resort')
  expect(file).toMatchObject({ id: 'edistrict-resort', name: 'Resort', source: 'upload' })
  const answer = await app.inject('/static/lootpaths/edistrict-resort.png')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const { format: kept, width } = await sharp(answer.rawPayload).metadata()
  expect([kept, width]).toEqual(['png', 30])
})

test('a replaced picture has another address, an unchanged one is not sent twice', async () => {
  const url = `${ADMIN}/${await numberOf('edistrict', 'heights')}/picture`
  await send('PUT', url, await draw('red'))
  const before = (await find('edistrict', 'heights')).file?.path ?? ''
  const { etag } = (await app.inject(before)).headers
  const again = await app.inject({ url: before, headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
  await send('PUT', url, await draw('blue'))
  const { file } = await find('edistrict', 'heights')
  expect(file?.path).not.toBe(before)
  const changed = await app.inject({ url: before, headers: { 'if-none-match': String(etag) } })
  expect(changed.statusCode).toBe(200)
})

test('a deleted picture is gone, and deleting it again says so', async () => {
  const url = `${ADMIN}/${await numberOf('stormpoint', 'lift')}/picture`
  await send('PUT', url, await draw('red'))
  expect((await send('DELETE', url)).status).toBe(200)
  expect((await find('stormpoint', 'lift')).file).toBeUndefined()
  expect((await app.inject('/static/lootpaths/stormpoint-lift.png')).statusCode).toBe(404)
  expect(await send('DELETE', url)).toMatchObject({
    status: 404,
    body: { message: 'This location has no image' },
  })
})

test('what is no picture, or none that may come in, is refused and nothing is kept', async () => {
  const url = `${ADMIN}/${await numberOf('stormpoint', 'bean')}/picture`
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  expect((await send('PUT', url, svg)).body.error).toBe('unreadable_file')
  expect((await send('PUT', url, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await find('stormpoint', 'bean')).file).toBeUndefined()
  const nowhere = await send('PUT', `${ADMIN}/999999/picture`, await draw('red'))
  expect([nowhere.status, nowhere.body.message]).toEqual([404, 'This location was already removed'])
})

/**
 * A picture that moves from the queue to its thread during a read counts twice, so the smaller of two reads is right.
 */
function picturesInWork() {
  const { queue, process } = sharp.counters()
  return queue + process
}

test('large photos are shrunk until phones can load them, one at a time', async () => {
  const noise = await sharp({
    create: {
      width: 2600,
      height: 1000,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const url = `${ADMIN}/${await numberOf('brokenmoon', 'cliff-side')}/picture`
  const atOnce: number[] = []
  const count = () => atOnce.push(Math.min(picturesInWork(), picturesInWork()))
  sharp.queue.on('change', count)
  onTestFinished(() => void sharp.queue.off('change', count))
  await Promise.all([send('PUT', url, noise), send('PUT', url, noise)])
  expect(Math.max(...atOnce)).toBe(1)
  const { rawPayload } = await app.inject('/static/lootpaths/brokenmoon-cliff-side.png')
  expect((await sharp(rawPayload).metadata()).width).toBe(1600)
})

test("the operator's own picture wins, in the list as well", async () => {
  const folder = join(dataDir, 'static', 'lootpaths')
  await mkdir(folder, { recursive: true })
  const own = await draw('lime')
  await writeFile(join(folder, 'worldsedge-stacks.png'), own)
  await send('PUT', `${ADMIN}/${await numberOf('worldsedge', 'stacks')}/picture`, await draw('red'))
  const { file } = await find('worldsedge', 'stacks')
  expect(file).toMatchObject({ source: 'folder', path: '/static/lootpaths/worldsedge-stacks.png' })
  const answer = await app.inject('/static/lootpaths/worldsedge-stacks.png')
  expect(answer.rawPayload).toEqual(own)
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

test.each(['nothing.png', '..%2f..%2fpackage.json', 'a%00b.png', 'worldsedge-countdown.png'])(
  'the picture %s that is not there is a 404',
  async (name) => {
    expect((await app.inject(`/static/lootpaths/${name}`)).statusCode).toBe(404)
  },
)

test('a location is added, renamed and removed; its short id and what hangs on it stay', async () => {
  const added = await send('POST', ADMIN, { map: 'stormpoint', name: '  Résort!  ' })
  expect(added.body.location).toMatchObject({ map: 'stormpoint', id: 'resort', name: 'Résort!' })
  const url = `${ADMIN}/${added.body.location.number}`
  await send('PUT', `${url}/picture`, await draw('red'))
  expect((await send('PUT', url, { name: 'Old Resort' })).body.message).toBe('Location renamed')
  const { location, file } = await find('stormpoint', 'resort')
  expect([location?.name, file?.id]).toEqual(['Old Resort', 'stormpoint-resort'])
  const other = await send('POST', ADMIN, { map: 'stormpoint', name: 'Resort' })
  expect(other.body.location.id).toBe('resort-2')
  expect((await send('DELETE', url)).body.message).toBe('Location removed')
  expect((await find('stormpoint', 'resort')).location).toBeUndefined()
  expect((await app.inject('/static/lootpaths/stormpoint-resort.png')).statusCode).toBe(404)
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await send(method, url, { name: 'Gone' })).status).toBe(404)
  }
})

test('no two locations of a map have the same name, also when they come at once', async () => {
  const answers = await Promise.all(
    ['Pier', 'PIER', 'pier'].map((name) => send('POST', ADMIN, { map: 'edistrict', name })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const url = `${ADMIN}/${await numberOf('edistrict', 'pier')}`
  const renamed = await send('PUT', url, { name: 'resort' })
  expect([renamed.status, renamed.body.message]).toEqual([
    409,
    'This map already has a location with this name',
  ])
  expect((await send('POST', ADMIN, { map: 'edistrict', name: '   ' })).status).toBe(400)
  expect((await send('POST', ADMIN, { map: 'brokenmoon', name: 'Pier' })).status).toBe(200)
})
