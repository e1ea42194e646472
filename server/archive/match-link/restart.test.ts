import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase } from '../../testing/test-app.ts'
import { dataFolder, logInTo, postJson, spawnServer } from '../../testing/test-server.ts'
import { startTestSource } from './test-source.ts'

const PASSWORD = 'correct horse 9'

const gamesAt = async (address: string) => {
  const answer: unknown = await (await fetch(`${address}/api/archive`)).json()
  return z.object({ games: z.int() }).parse(answer).games
}

test('a followed match goes on after the server was killed', async () => {
  const source = await startTestSource()
  onTestFinished(() => source.stop())
  const DATA_DIR = await dataFolder()
  const env = {
    DATA_DIR,
    DATABASE_URL: await createTestDatabase(),
    ADMIN_PASSWORD: PASSWORD,
    MATCH_LINK_HOSTS: source.host,
    MATCH_LINK_SECONDS: '2',
  }
  const first = spawnServer(env)
  const address = await first.ready()
  const { json } = await logInTo(address, 'admin', PASSWORD)
  const { token } = z.object({ token: z.string() }).parse(json)
  await postJson(`${address}/api/admin/match_links`, { link: source.link }, token)
  source.state.played = 1
  await expect.poll(() => gamesAt(address)).toBe(1)

  await first.kill('SIGKILL')
  source.state.played = 2
  const again = await spawnServer(env).ready()
  await expect.poll(() => gamesAt(again)).toBe(2)
})
