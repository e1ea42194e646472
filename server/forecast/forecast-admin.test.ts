import { expect, test } from 'vitest'
import { getForecast } from '#contract/forecast/forecast.ts'
import { getForecastSettings, MAX_SEASON_STARTS } from '#contract/forecast/forecast-admin.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const SETTINGS = '/api/admin/forecast'
const STARTS = '/api/admin/forecast/season_starts'
const DAY = 24 * 60 * 60
/** 10 June 2025, 18:00 UTC: the season starts between the two series. */
const START = 1_749_578_400
const BEFORE = 'ash crypto newcastle'
const AFTER = 'alter rampart valkyrie'

const seriesOf = (event: string, legends: string, startedAt: number) =>
  set(
    event,
    [1, 2, 3].map((number) =>
      game(
        `${event} ${number}`,
        number,
        '',
        [team('Reed', 1, legends, { players: playersOf('reed', legends) })],
        { startedAt: startedAt + number * 1500 },
      ),
    ),
    event,
  )

/** Reed plays one composition in a series a day before the start, and another in a series a day after it. */
async function testEnv() {
  const { app, db, as } = await buildTestApp()
  const { headers } = await as('admin')
  await importFile(
    db,
    file('reed', [seriesOf('spring', BEFORE, START - DAY), seriesOf('summer', AFTER, START + DAY)]),
  )
  const setStarts = (seasonStarts: number[]) =>
    app.inject({ method: 'PUT', url: STARTS, headers, payload: { seasonStarts } })
  const starts = async () =>
    getForecastSettings.output.parse((await app.inject({ url: SETTINGS, headers })).json())
      .seasonStarts
  const chances = async () => {
    const payload = { teams: ['Reed'] }
    const answer = await app.inject({ method: 'POST', url: '/api/forecast', payload })
    const [reed] = getForecast.output.parse(answer.json()).teams
    const chanceOf = (legends: string) =>
      reed?.comps.find(({ comp }) => comp.join(' ').toLowerCase() === legends)?.chance ?? 0
    return { before: chanceOf(BEFORE), after: chanceOf(AFTER) }
  }
  return { app, as, setStarts, starts, chances }
}

test('guests and users can neither see nor set season starts', async () => {
  const { app, as } = await testEnv()
  const { headers } = await as('user')
  const calls = [
    { method: 'GET', url: SETTINGS } as const,
    { method: 'PUT', url: STARTS, payload: { seasonStarts: [] } } as const,
  ]
  for (const call of calls) {
    expect((await app.inject(call)).statusCode).toBe(401)
    expect((await app.inject({ ...call, headers })).statusCode).toBe(403)
  }
})

test('season starts are saved as a whole, each once, oldest first', async () => {
  const { setStarts, starts } = await testEnv()
  expect((await setStarts([START, START - DAY, START])).statusCode).toBe(200)
  expect(await starts()).toEqual([START - DAY, START])
  await setStarts([])
  expect(await starts()).toEqual([])
})

test('a new season start changes the next forecast at once', async () => {
  const { setStarts, chances } = await testEnv()
  await setStarts([])
  const without = await chances()
  await setStarts([START])
  const withStart = await chances()
  expect(without.before).toBeGreaterThan(0)
  expect(withStart.before).toBeLessThan(without.before)
  expect(withStart.after).toBeGreaterThan(without.after)
  await setStarts([])
  expect(await chances()).toEqual(without)
})

test('more than the maximum, fractions and negative numbers are refused', async () => {
  const { setStarts, starts } = await testEnv()
  const many = Array.from({ length: MAX_SEASON_STARTS + 1 }, (_, i) => START + i)
  const before = await starts()
  for (const refused of [many, [0.5], [-1]]) {
    expect((await setStarts(refused)).statusCode).toBe(400)
  }
  expect(await starts()).toEqual(before)
  expect((await setStarts(many.slice(1))).statusCode).toBe(200)
})
