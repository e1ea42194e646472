import { expect, test } from 'vitest'
import { listLiveFeeds } from '#contract/live-match/live-feed.ts'
import { dataFolder, spawnServer } from '../../testing/test-server.ts'
import { buildFeedApp } from './test-feed.ts'
import { readNumbers, sendNumbered, STORED_MS } from './test-numbered-frames.ts'

test('when the receiver is killed, what came more than a second before is stored, and each frame once', async () => {
  const { addFeed, as, db, url: DATABASE_URL } = await buildFeedApp()
  const { id, token } = await addFeed()
  const { headers } = await as('admin', 'operator')
  const DATA_DIR = await dataFolder()
  const start = async () => {
    const server = spawnServer({ DATABASE_URL, DATA_DIR, LIVE_FEED: 'on', LIVE_FEED_PORT: '0' })
    const answer = await fetch((await server.ready()) + listLiveFeeds.path, { headers })
    const { port } = listLiveFeeds.output.parse(await answer.json())
    return { kill: () => server.kill('SIGKILL'), url: `ws://127.0.0.1:${port}` }
  }

  const first = await start()
  const before = await sendNumbered(first.url, token)
  await expect.poll(() => before.sentAt.length, { timeout: 20_000 }).toBeGreaterThan(400)
  const killedAt = Date.now()
  await first.kill()
  before.stop()
  const old = before.sentAt.filter((at) => killedAt - at > STORED_MS).length
  expect(old).toBeGreaterThan(20)
  const stored = await readNumbers(db, id)
  expect(stored.length).toBeGreaterThanOrEqual(old)
  expect(stored).toEqual(stored.map((_, number) => number))

  const second = await start()
  const next = before.sentAt.length
  const after = await sendNumbered(second.url, token, next)
  await expect.poll(() => after.sentAt.length, { timeout: 20_000 }).toBeGreaterThan(50)
  after.stop()
  const all = [...stored, ...after.sentAt.map((_, number) => next + number)]
  await expect.poll(() => readNumbers(db, id), { timeout: 20_000 }).toEqual(all)
})
