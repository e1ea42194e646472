import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pictureUrl } from '#contract/catalog/picture.ts'
import { pictureRepository } from '../catalog/picture/picture.repository.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { pinRepository } from './pin.repository.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
const { id: adminId, headers } = await as('admin', 'coach')

const VIDEO = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'

/** Stored the same way as by an upload. */
const addPicture = () =>
  pictureRepository(db).add({ format: 'png', width: 1, height: 1, bytes: Buffer.of(1) }, adminId)

async function add(pin: object) {
  const payload = { map: 'stormpoint', x: 10, y: 20, type: 'video', youtubeLink: VIDEO, ...pin }
  const answer = await app.inject({ method: 'POST', url: '/api/pin-markers', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const remove = (id: number) =>
  app.inject({ method: 'DELETE', url: `/api/pin-markers/${id}`, headers })
const list = async (map: string) => (await app.inject(`/api/pin-markers/${map}`)).json().markers
const isThere = async (picture: string) =>
  (await app.inject(pictureUrl(picture))).statusCode === 200

test('a picture and a video are pinned to a map, and anyone reads them', async () => {
  const imageUrl = pictureUrl(await addPicture())
  const picture = await add({ map: 'edistrict', type: 'picture', imageUrl, youtubeLink: '' })
  expect([picture.status, picture.body.message]).toEqual([200, 'Marker added'])
  const link = 'https://youtu.be/M7lc1UVf-VE?si=x&t=1m30s'
  const title = '  High ground\n above the   bridge '
  await add({ map: 'edistrict', title, x: 99.96, y: 0, imageUrl: null, youtubeLink: link })
  expect(await list('edistrict')).toEqual([
    {
      id: picture.body.marker.id,
      map: 'edistrict',
      title: '',
      x: 10,
      y: 20,
      type: 'picture',
      imageUrl,
      youtubeLink: null,
    },
    {
      id: expect.any(Number),
      map: 'edistrict',
      title: 'High ground above the bridge',
      x: 100,
      y: 0,
      type: 'video',
      imageUrl: null,
      youtubeLink: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=90',
    },
  ])
  expect(await list('brokenmoon')).toEqual([])
})

test('a marker gets another title, and a deleted one does not', async () => {
  const { body } = await add({ title: 'Zip' })
  const { id } = body.marker
  const rename = async (title: unknown) => {
    const url = `/api/pin-markers/${id}`
    const answer = await app.inject({ method: 'PUT', url, payload: { title }, headers })
    return [answer.statusCode, answer.json().marker?.title ?? answer.json().message]
  }
  expect(await rename('Zip to the roof')).toEqual([200, 'Zip to the roof'])
  expect(await rename('')).toEqual([200, ''])
  expect((await rename('x'.repeat(61)))[0]).toBe(400)
  await remove(id)
  expect(await rename('x')).toEqual([404, 'This marker was already deleted.'])
})

const OWN = '/api/file/00000000-0000-4000-8000-000000000000.png'

test.each([
  [{ x: -0.1 }, /^x: /],
  [{ y: 100.1 }, /^y: /],
  [{ x: '5' }, /^x: /],
  [{ map: 'talos' }, /isn't in the list of maps/],
  [{ type: 'sound' }, /^type: /],
  [{ youtubeLink: '' }, /Add a picture or a YouTube link/],
  [{ type: 'picture' }, /Add a picture or a YouTube link/],
  [
    { youtubeLink: 'https://youtube.com.example.org/watch?v=M7lc1UVf-VE' },
    /isn't a YouTube video link/,
  ],
  [
    { youtubeLink: 'https://www.youtube.com/embed/videoseries?list=PL1' },
    /isn't a YouTube video link/,
  ],
  [
    { youtubeLink: 'javascript:alert(1)//youtube.com/watch?v=M7lc1UVf-VE' },
    /isn't a YouTube video link/,
  ],
  [{ youtubeLink: `${VIDEO}"><script>alert(1)</script>` }, /isn't a YouTube video link/],
  [{ type: 'picture', imageUrl: 'https://example.org/x.png' }, /only use uploaded pictures/],
  [{ type: 'picture', imageUrl: 'javascript:alert(1)' }, /only use uploaded pictures/],
  [{ type: 'picture', imageUrl: 'data:image/svg+xml,<svg/>' }, /only use uploaded pictures/],
  [{ type: 'picture', imageUrl: `//example.org${OWN}` }, /only use uploaded pictures/],
  [{ type: 'picture', imageUrl: `${OWN}/../../admin/users` }, /only use uploaded pictures/],
  [{ type: 'picture', imageUrl: OWN }, /picture was deleted/],
])('%j is refused with a sentence', async (pin, message) => {
  const before = await list('stormpoint')
  const { status, body } = await add(pin)
  expect(status).toBe(400)
  expect(body.message).toMatch(message)
  expect(await list('stormpoint')).toEqual(before)
})

test('a deleted marker takes its picture with it, unless another shows the same', async () => {
  const picture = await addPicture()
  const pin = { map: 'worldsedge', type: 'picture', imageUrl: pictureUrl(picture) }
  const first = (await add(pin)).body.marker.id
  const second = (await add(pin)).body.marker.id
  expect((await remove(first)).json()).toEqual({ success: true, message: 'Marker deleted' })
  expect(await isThere(picture)).toBe(true)
  await remove(second)
  expect([await isThere(picture), await list('worldsedge')]).toEqual([false, []])
  const again = await remove(second)
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    'This marker was already deleted.',
  ])
})

test('pictures that no pin, legend or map uses are gone after a day', async () => {
  const [pinned, fresh, forgotten] = [await addPicture(), await addPicture(), await addPicture()]
  const [portrait, ground] = [await addPicture(), await addPicture()]
  await add({ type: 'picture', imageUrl: pictureUrl(pinned) })
  const legend = { key: 'axion', name: 'Axion', short: 'Axion', classes: '[]', picture: portrait }
  await db.insertInto('roster_legend').values(legend).execute()
  const map = { id: 'talos', name: 'Talos', pois: '[]', picture: ground }
  await db.insertInto('game_map').values(map).execute()
  await sql`
    update picture set uploaded_at = now() - interval '25 hours'
    where name in (${pinned}, ${forgotten}, ${portrait}, ${ground})`.execute(db)
  await pinRepository(db).removeUnused()
  expect(await Promise.all([pinned, fresh, forgotten, portrait, ground].map(isThere))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

test('the markers of a deleted administrator stay', async () => {
  const leaving = await as('admin')
  const payload = { map: 'brokenmoon', x: 1, y: 1, type: 'video', youtubeLink: VIDEO }
  await app.inject({
    method: 'POST',
    url: '/api/pin-markers',
    payload,
    headers: leaving.headers,
  })
  await app.inject({ method: 'DELETE', url: `/api/admin/users/${leaving.id}`, headers })
  expect(await list('brokenmoon')).toHaveLength(1)
})
