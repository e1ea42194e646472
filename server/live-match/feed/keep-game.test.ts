import { pino } from 'pino'
import { expect, test } from 'vitest'
import { getLiveGame } from '#contract/live-match/live-game.ts'
import { readSums, rebuildSums } from '../../archive/test-archive.ts'
import { openLiveViews } from '../view/open-live-views.ts'
import { playLive } from '../simulator/play-live.ts'
import { type SimulatedMatch, simulateSeries } from '../simulator/simulated-series.ts'
import { withoutPositions } from '../simulator/test-positions.ts'
import { buildFeedApp, inArchiveWords, readGames } from './test-feed.ts'

const startedAt = Math.floor(Date.now() / 1000) - 4 * 60 * 60
const series = simulateSeries({ seed: 3, startedAt, hasFaults: false, games: 3 }).map(
  withoutPositions,
)
const [first, second, third] = series
if (!first || !second || !third) throw new Error('The series is too short.')
const knownOf = (...games: readonly SimulatedMatch[]) =>
  games.flatMap(({ known }) => (known ? [inArchiveWords(known)] : []))

async function openLobby() {
  const logger = pino({ level: 'silent' })
  const built = await buildFeedApp((own) => ({
    liveViews: openLiveViews({ ...own, banTieRule: 'points', logger }),
  }))
  const { id: feed, token } = await built.addFeed()
  const { headers } = await built.as('editor', 'mika')
  const url = '/api/live_game'
  const keyOf = ({ known }: SimulatedMatch) => ({ feed, startedAt: known?.startedAt ?? 0 })
  const keep = async (game: SimulatedMatch, isKept: boolean) => {
    const payload = { ...keyOf(game), isKept }
    const answer = await built.app.inject({ method: 'PUT', url, headers, payload })
    return answer.statusCode
  }
  const state = async (game: SimulatedMatch) => {
    const query = Object.fromEntries(Object.entries(keyOf(game)).map(([k, v]) => [k, String(v)]))
    return getLiveGame.output.parse((await built.app.inject({ url, query })).json())
  }
  const address = await built.start()
  const play = (...games: SimulatedMatch[]) =>
    playLive({ url: address, token, framing: 'protobuf', games, speed: 1e9 })
  const games = () => readGames(built.db)
  return { ...built, keep, state, play, games }
}

test('a game in the archive that is not kept leaves it with all its figures, and comes back', async () => {
  const { keep, state, play, games, db } = await openLobby()
  await play(first, second, third)
  await expect.poll(games).toEqual(knownOf(first, second, third))
  const sums = await readSums(db)
  // The list of live games is written right after the archive.
  await expect.poll(() => state(second)).toEqual({ isKept: true, isArchived: true })

  expect(await keep(second, false)).toBe(200)
  expect(await games()).toEqual(knownOf(first, third))
  expect(await state(second)).toEqual({ isKept: false, isArchived: false })
  const numbers = await db
    .selectFrom('game')
    .select('number')
    .where('is_current', '=', true)
    .orderBy('number')
    .execute()
  expect(numbers).toEqual([{ number: 1 }, { number: 2 }])
  const tracks = await db.selectFrom('game_track').select('mid').execute()
  expect(tracks).toHaveLength(2)
  const left = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(left)
  const frames = await db.selectFrom('live_chunk').select('frames').execute()
  expect(frames.length).toBeGreaterThan(0)

  expect(await keep(second, true)).toBe(200)
  expect(await games()).toEqual(knownOf(first, second, third))
  expect(await readSums(db)).toEqual(sums)
})

test('a game that someone gives up while it is played never arrives, and the next one takes its number', async () => {
  const { keep, state, play, games, db } = await openLobby()
  await play(first)
  await expect.poll(games).toEqual(knownOf(first))
  const half = Math.floor(second.steps.length / 2)
  await play({ ...second, steps: second.steps.slice(0, half) })
  // Other servers know of it a second later.
  await expect.poll(() => keep(second, false), { timeout: 10_000 }).toBe(200)
  await play({ ...second, steps: second.steps.slice(half) }, third)
  await expect.poll(games).toEqual(knownOf(first, third))
  expect(await state(second)).toEqual({ isKept: false, isArchived: false })
  const { rows } = await db
    .selectFrom('live_game')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(rows).toBe(3)
})

test('only games that were received can be decided about', async () => {
  const { keep, state } = await openLobby()
  expect(await keep(first, false)).toBe(404)
  expect(await state(first)).toEqual({ isKept: true, isArchived: false })
})
