import { expect, test } from 'vitest'
import { importFile } from '../../archive/import-file.ts'
import { file, playersOf, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { PLAN, seriesOn } from '../test-season.ts'
import { liveReport } from './live-report.ts'
import { storeNextForecasts } from './store-forecasts.ts'

const NOW = new Date()

/** Its first game started ten minutes ago, and each next one 25 minutes after the one before. */
const running = (games: number) =>
  seriesOn(900, PLAN, { games, startedAt: Math.floor(NOW.getTime() / 1000) - 600 })

const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

async function testEnv() {
  const { db } = await buildTestApp()
  await importFile(
    db,
    file(
      'season',
      [0, 1, 2].map((day) => seriesOn(day, PLAN)),
    ),
  )
  const stored = () => db.selectFrom('said_forecast').selectAll().orderBy('said_at').execute()
  return { db, stored }
}

test('what is expected of a running series is stored before its next game and judged after it', async () => {
  const { db } = await testEnv()
  await importFile(db, file('after-game-1', [running(1)]))
  await storeNextForecasts(db, 'points', NOW)
  expect((await liveReport(db)).composition.n).toBe(0)
  await importFile(db, file('after-game-2', [running(2)]))
  expect(await liveReport(db)).toMatchObject({
    composition: { n: 3 },
    byGame: [{ game: 2, n: 3 }],
  })
})

test('a forecast from after the start, because another lobby was imported then, replaces none from before', async () => {
  const { db, stored } = await testEnv()
  await importFile(db, file('after-game-1', [running(1)]))
  await storeNextForecasts(db, 'points', NOW)
  // Nothing has changed, so it isn't stored again.
  await storeNextForecasts(db, 'points', NOW)
  expect(await stored()).toHaveLength(3)
  await importFile(db, file('other-lobby', [seriesOn(901, PLAN, { games: 1 })]))
  await storeNextForecasts(db, 'points', inMinutes(16))
  expect((await stored()).length).toBeGreaterThan(3)
  await importFile(db, file('after-game-2', [running(2)]))
  expect((await liveReport(db)).composition.n).toBe(3)
})

test('every chosen legend counts for the next ban, also those of teams of two', async () => {
  const { db, stored } = await testEnv()
  const [first] = running(1).games
  if (!first) throw new Error('The series has no game.')
  const pairs = ['Terns', 'Gulls'].map((name, i) =>
    team(name, 4 + i, 'bangalore newcastle', { players: playersOf(name, 'bangalore newcastle') }),
  )
  const teams = [...first.teams, ...pairs]
  await importFile(db, file('after-game-1', [{ ...running(1), games: [{ ...first, teams }] }]))
  await storeNextForecasts(db, 'points', NOW)
  // Alliance and both pairs played Bangalore and Newcastle. By the points of the game Bangalore or Newcastle is banned.
  const [alliance] = await stored()
  expect(alliance?.said.forecast.map(([comp]) => comp)).not.toContain('bangalore|crypto|newcastle')
})
