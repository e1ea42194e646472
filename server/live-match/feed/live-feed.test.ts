import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FRAMINGS } from '../simulator/encode-frame.ts'
import { playLive } from '../simulator/play-live.ts'
import { type SimulatedMatch, simulateSeries } from '../simulator/simulated-series.ts'
import { withoutPositions } from '../simulator/test-positions.ts'
import { buildFeedApp, inArchiveWords, readGames } from './test-feed.ts'

/** Faster than the machine, so it is as fast as it can be. */
const AT_ONCE = { speed: 1_000_000_000, requestKey: 'secret key' }

const startedAt = Math.floor(Date.now() / 1000) - 4 * 60 * 60
const series = simulateSeries({ seed: 3, startedAt, hasFaults: true })
/** For what is the same with all frames. */
const light = series.map(withoutPositions)
const knownOf = (games: readonly SimulatedMatch[]) =>
  games.flatMap(({ known }) => (known ? [inArchiveWords(known)] : []))

test.each(FRAMINGS)(
  'a series sent as %s with faults is in the archive as the simulator knows it',
  async (framing) => {
    const { start, stop, addFeed, db, send } = await buildFeedApp()
    const url = await start()
    const { token } = await addFeed()
    const sent = await playLive({ url, token, framing, games: series, ...AT_ONCE })
    await stop()
    expect(await readGames(db)).toEqual(knownOf(series))
    // One series of six games counts; the files before it had fewer.
    const current = await sql<{ games: number; series: number }>`
      select count(*)::integer as games, count(distinct series_id)::integer as series
      from game where is_current`.execute(db)
    expect(current.rows).toEqual([{ games: 6, series: 1 }])
    const stored = await sql<{ frames: number }>`
      select sum(frames)::integer as frames from live_chunk`.execute(db)
    // Answers to the receiver's own questions come on top.
    expect(stored.rows[0]?.frames).toBeGreaterThanOrEqual(sent)
    const { body } = await send('GET')
    expect(body.feeds).toMatchObject([{ name: 'Lobby 1', games: 6, connection: null }])
  },
)

test('a match goes on after the receiver was restarted, and games are not doubled', async () => {
  const { start, stop, addFeed, db } = await buildFeedApp()
  const { token } = await addFeed()
  const [first, second] = light
  if (!first || !second) throw new Error('The series is too short.')
  const half = Math.floor(second.steps.length / 3)
  const play = async (games: readonly SimulatedMatch[]) => {
    const url = await start()
    await playLive({ url, token: `observer ${token}`, framing: 'protobuf', games, ...AT_ONCE })
    await stop()
  }
  await play([first, { ...second, steps: second.steps.slice(0, half) }])
  expect(await readGames(db)).toEqual(knownOf([first]))
  await play([{ ...second, steps: second.steps.slice(half) }])
  expect(await readGames(db)).toEqual(knownOf([first, second]))
  // The same games again, as after a recorder that sends what it has.
  await play([first, second])
  expect(await readGames(db)).toEqual(knownOf([first, second]))
})

test('two feeds at once bring their own games', async () => {
  const { start, addFeed, db } = await buildFeedApp()
  const url = await start()
  const other = simulateSeries({ seed: 4, startedAt: startedAt + 7200, hasFaults: false })
  const games = [light.slice(0, 1), other.slice(0, 1).map(withoutPositions)]
  const tokens = [(await addFeed('Lobby 1')).token, (await addFeed('Lobby 2')).token]
  await Promise.all(
    games.map((played, index) =>
      playLive({ url, token: tokens[index] ?? '', framing: 'json', games: played, ...AT_ONCE }),
    ),
  )
  // An import that fails on a busy database is tried again, but not after the receiver has stopped.
  await expect.poll(() => readGames(db), { timeout: 60_000 }).toEqual(knownOf(games.flat()))
})

test('a game that connects while the database is away loses nothing', async () => {
  const { start, addFeed, db } = await buildFeedApp()
  const url = await start()
  const { token } = await addFeed()
  const games = light.slice(0, 1)
  // The first time that a token is looked up fails.
  await sql`create sequence attempts`.execute(db)
  await sql`create function fail_once() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') = 1 then raise 'away'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger fail_once before update on live_feed
    for each row execute function fail_once()`.execute(db)
  await playLive({ url, token, framing: 'protobuf', games, ...AT_ONCE })
  await expect.poll(() => readGames(db)).toEqual(knownOf(games))
})
