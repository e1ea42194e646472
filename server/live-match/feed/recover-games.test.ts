import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { undoImport } from '../../archive/import-file.ts'
import { playLive } from '../simulator/play-live.ts'
import { simulateSeries } from '../simulator/simulated-series.ts'
import { withoutPositions } from '../simulator/test-positions.ts'
import { liveEventRepository } from './live-event.repository.ts'
import { buildFeedApp, inArchiveWords, readGames } from './test-feed.ts'
import { wholeMatch } from './test-match.ts'

const startedAt = Math.floor(Date.now() / 1000) - 60 * 60
const games = simulateSeries({ seed: 3, startedAt, hasFaults: false, games: 2 }).map(
  withoutPositions,
)
const known = games.flatMap((game) => (game.known ? [inArchiveWords(game.known)] : []))

/** Two games of a series are in the archive, and the receiver has stopped. */
async function receiveGames() {
  const built = await buildFeedApp()
  const { token } = await built.addFeed()
  const url = await built.start()
  await playLive({ url, token, framing: 'protobuf', games, speed: 1e9 })
  await built.stop()
  expect(await readGames(built.db)).toEqual(known)
  const undoLast = async () => {
    const { id } = await built.db
      .selectFrom('import')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await undoImport(built.db, id, null)
  }
  return { ...built, undoLast }
}

test('a game that was stored but not imported before a crash is imported at the next start', async () => {
  const { db, start, stop, undoLast } = await receiveGames()
  await undoLast()
  await db.updateTable('live_game').set({ is_imported: false }).execute()
  expect(await readGames(db)).toEqual([])
  await start()
  await expect.poll(() => readGames(db)).toEqual(known)
  await stop()
})

test('a game whose events were stored but which was not read before a crash is read at the next start', async () => {
  const { db, start, undoLast } = await receiveGames()
  await undoLast()
  await db
    .deleteFrom('live_game')
    .where('started_at', '=', (eb) =>
      eb.selectFrom('live_game').select(({ fn }) => fn.max('started_at').as('last')),
    )
    .execute()
  await start()
  await expect.poll(() => readGames(db)).toEqual(known)
})

test('an import that someone has undone stays undone at the next start', async () => {
  const { db, start, stop, undoLast } = await receiveGames()
  await undoLast()
  const left = await readGames(db)
  await start()
  await stop()
  expect(await readGames(db)).toEqual(left)
})

test("a stored game that can't be imported doesn't keep the games of other lobbies waiting", async () => {
  const { addFeed, db, start } = await buildFeedApp()
  const { id, token } = await addFeed()
  const ended = new Date((startedAt - 60 * 60) * 1000)
  const broken = { feed_id: id, started_at: ended, ended_at: ended, game: Buffer.alloc(1) }
  await db
    .insertInto('live_game')
    .values({ ...broken, teams: [], players: [] })
    .execute()
  const url = await start()
  await playLive({ url, token, framing: 'protobuf', games: games.slice(0, 1), speed: 1e9 })
  await expect.poll(() => readGames(db)).toEqual(known.slice(0, 1))
})

test('a game that arrived at once, except for its setup, is no second game at the next start', async () => {
  const { addFeed, db, start, stop } = await buildFeedApp()
  const { id: feedId } = await addFeed()
  const endedMs = Date.now() - 60_000
  const frames = wholeMatch({ at: startedAt }).map((event, index) => ({
    bytes: Buffer.from(JSON.stringify(event)),
    arrivedMs: index === 0 ? endedMs - 1 : endedMs,
  }))
  await liveEventRepository(db).append({ session: randomUUID(), seq: 1, feedId, frames })
  const readStarts = async () => (await readGames(db)).map((game) => game.startedAt)
  await start()
  await expect.poll(readStarts).toEqual([startedAt])
  await stop()
  await start()
  await stop()
  expect(await readStarts()).toEqual([startedAt])
})
