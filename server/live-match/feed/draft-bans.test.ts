import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findLegend, LEGENDS } from '#domain/catalog/legend.ts'
import { playLive } from '../simulator/play-live.ts'
import { simulateSeries } from '../simulator/simulated-series.ts'
import { withoutPositions } from '../simulator/test-positions.ts'
import { buildFeedApp, readGames } from './test-feed.ts'

const startedAt = Math.floor(Date.now() / 1000) - 4 * 60 * 60
const [game] = simulateSeries({ seed: 3, startedAt, hasFaults: false, games: 1 }).map(
  withoutPositions,
)
if (!game?.known) throw new Error('The series is too short.')
const played = game.known.teams.flatMap(({ players }) => players.map(({ legend }) => legend))

const unplayed = LEGENDS.find(({ label }) => !played.includes(label))
const onePlayed = LEGENDS.find(({ label }) => played.includes(label))
if (!unplayed || !onePlayed) throw new Error('The lobby plays every legend, or none.')

/** The bans of a game in the archive whose lobby didn't answer. */
async function playWith(ban: string) {
  const { start, stop, addFeed, db } = await buildFeedApp()
  await sql`update draft_head set banned_legends = ${[ban]}`.execute(db)
  const { token } = await addFeed()
  const url = await start()
  const games = game ? [game] : []
  await playLive({ url, token, framing: 'json', games, speed: 1e9, requestKey: 'another key' })
  await stop()
  expect(await readGames(db)).toHaveLength(1)
  const rows = await db.selectFrom('game_ban').select('legend').execute()
  return rows.map(({ legend }) => legend)
}

test('without an answer of the lobby the bans are those of the draft', async () => {
  expect(await playWith(findLegend(unplayed.key).snake)).toEqual([unplayed.key])
})

test('a draft that bans a legend someone plays is about another game', async () => {
  expect(await playWith(findLegend(onePlayed.key).snake)).toEqual([])
})
