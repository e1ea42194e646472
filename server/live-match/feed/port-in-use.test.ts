import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listLiveFeeds } from '#contract/live-match/live-feed.ts'
import { liveFeedMessages as texts } from '#contract/live-match/live-feed.texts.ts'
import { dataFolder, spawnServer } from '../../testing/test-server.ts'
import { buildFeedApp } from './test-feed.ts'

// Finding L12.
test('a port that another program uses turns off live feeds and nothing else', async () => {
  const { as, url: DATABASE_URL } = await buildFeedApp()
  const { headers } = await as('admin', 'operator')
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  const server = spawnServer({
    DATABASE_URL,
    DATA_DIR: await dataFolder(),
    LIVE_FEED: 'on',
    LIVE_FEED_PORT: String(port),
  })
  const answer = await fetch((await server.ready()) + listLiveFeeds.path, { headers })
  const problem = texts.noPort('127.0.0.1', port, 'EADDRINUSE')
  expect(await answer.json()).toMatchObject({ port: null, isLocalOnly: false, problem })
  expect(problem).toContain('LIVE_FEED_PORT')
  expect(server.output()).toContain(problem)
  expect(await server.kill('SIGTERM')).toBe(0)
})
