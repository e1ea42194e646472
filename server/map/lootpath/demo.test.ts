import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { listLootpaths } from '#contract/map/lootpath.ts'
import { SPECIFIED_MAP_IDS } from '#domain/catalog/shipped-maps.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { loadDemoLootpaths } from '../../archive/demo/lootpaths.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
const { headers } = await as('admin')

const list = async () =>
  listLootpaths.output.parse((await app.inject('/api/file/files/list')).json())
const notesOf = async (map: string) => (await app.inject(`/api/file/notes/${map}`)).json()

test('every map gets two samples that say what they are, and goes without them again', async () => {
  await loadDemoLootpaths(db)
  const { files, locations } = await list()
  expect(files.map(({ source }) => source)).toEqual(Array(8).fill('demo'))
  for (const map of SPECIFIED_MAP_IDS) {
    const { notes, changes } = await notesOf(map)
    const own = files.filter((file) => file.map === map).map(({ location }) => location)
    expect(own).toHaveLength(2)
    expect(Object.keys(notes).toSorted()).toEqual(own.toSorted())
    expect(changes[own[0] ?? '']).toMatchObject({ isDemo: true, updated_by: null })
  }

  const countdown = locations.find(({ id }) => id === 'countdown')?.number
  const payload = await sharp({
    create: { width: 9, height: 9, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer()
  await app.inject({
    method: 'PUT',
    url: `/api/admin/lootpaths/${countdown}/picture`,
    payload,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  await app.inject({
    method: 'POST',
    url: '/api/file/notes/edistrict',
    payload: { notes: { resort: 'ours' }, versions: { resort: 1 } },
    headers,
  })
  await app.inject({ method: 'DELETE', url: '/api/admin/demo', headers })
  expect((await list()).files.map(({ id, source }) => [id, source])).toEqual([
    ['worldsedge-countdown', 'upload'],
  ])
  expect((await notesOf('edistrict')).notes).toEqual({ resort: 'ours' })
  expect((await notesOf('worldsedge')).notes).toEqual({})

  await loadDemoLootpaths(db)
  expect((await list()).files).toHaveLength(1)
  expect((await notesOf('stormpoint')).notes).toEqual({})
})
