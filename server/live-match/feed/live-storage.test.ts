import { expect, test } from 'vitest'
import { buildFeedApp } from './test-feed.ts'
import { removeBeyond } from './live-storage.ts'

const MINUTE_MS = 60_000

test('beyond the limit the oldest frames of finished games go first, over all feeds', async () => {
  const { db, addFeed } = await buildFeedApp()
  const [one, two] = [(await addFeed('Lobby 1')).id, (await addFeed('Lobby 2')).id]
  const now = Date.now()
  const store = (feedId: number, minutesAgo: number, seq: number) =>
    db
      .insertInto('live_chunk')
      .values({
        session: `00000000-0000-0000-0000-00000000000${feedId === one ? 1 : 2}`,
        seq,
        feed_id: feedId,
        received_at: new Date(now - minutesAgo * MINUTE_MS),
        frames: 1,
        bytes: 500,
        content: Buffer.alloc(100),
      })
      .execute()
  // Lobby 1 has finished a game 20 minutes ago. Lobby 2 plays its first one.
  await store(one, 40, 0)
  await store(one, 30, 1)
  await store(one, 10, 2)
  await store(two, 35, 0)
  await store(two, 5, 1)
  const ended = new Date(now - 20 * MINUTE_MS)
  const game = { feed_id: one, started_at: ended, ended_at: ended, game: Buffer.alloc(1) }
  await db.insertInto('live_game').values(game).execute()
  const left = async () => {
    const rows = await db
      .selectFrom('live_chunk')
      .select(['feed_id', 'seq'])
      .orderBy('feed_id')
      .orderBy('seq')
      .execute()
    return rows.map(({ feed_id, seq }) => `${feed_id === one ? 1 : 2}.${seq}`)
  }
  expect(await removeBeyond(db, 500)).toBe(0)
  expect(await removeBeyond(db, 400)).toBe(1)
  expect(await left()).toEqual(['1.1', '1.2', '2.0', '2.1'])
  expect(await removeBeyond(db, 399)).toBe(1)
  expect(await left()).toEqual(['1.2', '2.0', '2.1'])
  // What is left belongs to matches that are played: the oldest first.
  expect(await removeBeyond(db, 200)).toBe(1)
  expect(await left()).toEqual(['1.2', '2.1'])
})
