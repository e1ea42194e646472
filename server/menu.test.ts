import { expect, test } from 'vitest'
import { testView } from '#domain/live-match/view/test-view.ts'
import { liveFeedRepository } from './live-match/feed/live-feed.repository.ts'
import { liveViewRepository } from './live-match/view/live-view.repository.ts'
import { pinRepository } from './map/pin.repository.ts'
import { buildTestApp } from './testing/test-app.ts'

test('without markers, lootpaths and games the menus have nothing to mark', async () => {
  const { app } = await buildTestApp()
  expect((await app.inject('/api/menu')).json()).toEqual({
    isRunning: false,
    hasPins: false,
    hasLootpaths: false,
  })
})

test('the menus know of a game that another server receives, until it is over, and of a marker', async () => {
  const { app, db, as } = await buildTestApp()
  const { id: by } = await as('admin')
  const menu = async () => (await app.inject('/api/menu')).json()
  await pinRepository(db).add({
    map: 'stormpoint',
    title: '',
    x: 1,
    y: 2,
    picture: null,
    youtube_link: 'https://www.youtube.com/embed/M7lc1UVf-VE',
    by,
  })
  const { id: feed } = await liveFeedRepository(db).create('Lobby 1', by)
  await liveViewRepository(db).save([testView({ feed, phase: 'playing' })])
  expect(await menu()).toEqual({ isRunning: true, hasPins: true, hasLootpaths: false })
  await liveViewRepository(db).save([testView({ feed, phase: 'over' })])
  // An answer is kept for 2 seconds.
  await expect.poll(menu, { timeout: 10_000 }).toMatchObject({ isRunning: false })
})
