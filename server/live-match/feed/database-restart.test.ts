import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openBackgroundDatabase, openDatabase } from '../../db/pool.ts'
import { startForwarder } from '../../testing/test-forwarder.ts'
import { clusterFolder, postmasterPid, startOwnCluster } from '../../testing/test-own-cluster.ts'
import { openFeedServer } from './feed-server.ts'
import { liveFeedRepository } from './live-feed.repository.ts'
import { readNumbers, sendNumbered, STORED_MS } from './test-numbered-frames.ts'

const LIMITS = { connectMs: 1500, statementMs: 1000, answerMs: 1200 }

/** A receiver with a PostgreSQL of its own, and with a network to it that can go silent. */
async function openFeed() {
  const folder = await clusterFolder()
  const { url } = await startOwnCluster(folder)
  await migrate(url)
  const wire = await startForwarder(url)
  onTestFinished(() => wire.close())
  const db = openDatabase(wire.url, () => {}, LIMITS)
  const backgroundDb = openBackgroundDatabase(wire.url)
  const direct = openDatabase(url, () => {})
  const server = await openFeedServer({
    db,
    backgroundDb,
    homeTeam: '',
    host: '127.0.0.1',
    port: 0,
    key: '',
    logger: pino({ level: 'silent' }),
  })
  onTestFinished(async () => {
    await server.close()
    for (const each of [db, backgroundDb, direct]) await each.destroy()
  })
  const { id: by } = await direct
    .insertInto('account')
    .values({ username: 'chief', username_key: 'chief', password_hash: '', role: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id, token } = await liveFeedRepository(direct).create('Lobby 1', by)
  const stored = () => readNumbers(direct, id)
  const kill = async () => process.kill(await postmasterPid(folder), 'SIGKILL')
  return { url: `ws://127.0.0.1:${server.port}`, token, wire, kill, stored }
}

test('when PostgreSQL is killed in the middle of a feed, each frame is stored once', async () => {
  const { url, token, wire, kill, stored } = await openFeed()
  const { sentAt, stop } = await sendNumbered(url, token)
  await expect.poll(() => sentAt.length, { timeout: 20_000 }).toBeGreaterThan(400)

  const killedAt = Date.now()
  wire.fallSilent()
  await kill()
  const old = sentAt.flatMap((at, number) => (killedAt - at > STORED_MS ? [number] : []))
  expect(old.length).toBeGreaterThan(20)
  // The receiver can't reach it yet, so this is what was stored when it was killed.
  await expect
    .poll(() => stored().catch(() => []), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(old))
  const found = await stored()
  expect(found).toEqual(sentAt.map((_, number) => number).slice(0, found.length))

  wire.recover()
  stop()
  await expect.poll(stored, { timeout: 20_000 }).toEqual(sentAt.map((_, number) => number))
})
