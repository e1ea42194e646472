import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { getLeague } from '#contract/archive/league.ts'
import { createTestDatabase } from '../../testing/test-app.ts'
import { dataFolder, logInTo, postJson, spawnServer } from '../../testing/test-server.ts'
import { startLeague } from './stand-in/test-league-server.ts'
import { seasonOf } from './test-league-app.ts'

const PASSWORD = 'correct horse 9'

const leagueAt = async (address: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer: unknown = await (await fetch(`${address}/api/admin/league`, { headers })).json()
  return getLeague.output.parse(answer)
}

test('a fetch goes on after the server was killed, at two requests a second', async () => {
  const source = await startLeague()
  onTestFinished(() => source.stop())
  const env = {
    DATA_DIR: await dataFolder(),
    DATABASE_URL: await createTestDatabase(),
    ADMIN_PASSWORD: PASSWORD,
    LEAGUE_API: source.address,
  }
  const first = spawnServer(env)
  const address = await first.ready()
  const { json } = await logInTo(address, 'admin', PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  await postJson(`${address}/api/admin/league/check`, {}, token)
  await expect.poll(async () => (await leagueAt(address, token)).fetch.state).toBe('done')
  const season = seasonOf(source, 'Year 8')
  await postJson(`${address}/api/admin/league/fetch`, { season }, token)
  const matches = () => source.state.requests.filter(({ path }) => path.endsWith('/matches'))
  await expect.poll(() => matches().length).toBe(1)
  await first.kill('SIGKILL')

  const again = await spawnServer(env).ready()
  await expect.poll(async () => (await leagueAt(again, token)).fetch.state).toBe('done')
  expect(matches()).toHaveLength(2)
  const { parts } = await leagueAt(again, token)
  expect(parts.at(-1)).toMatchObject({ fetchedSeries: 1, fetchedGames: 8 })
  const times = source.state.requests.map(({ at }) => at)
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  // Without the restart. On average: on a busy machine one request arrives later, and the next ones don't.
  const between = gaps.toSorted((a, b) => a - b).slice(0, -1)
  expect(between.length).toBeGreaterThan(6)
  expect(between.reduce((sum, gap) => sum + gap, 0) / between.length).toBeGreaterThan(400)
})
