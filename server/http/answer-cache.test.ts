import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/pool.ts'
import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import { BUILDS, createAnswerCache, servePrebuilt } from './answer-cache.ts'
import { buildTestApp, createTestDatabase, createSilentVersion } from '../testing/test-app.ts'

const SHARE = { caller: { key: 'user 1', isGuest: false }, cost: 1 }

const lobby = (n: number) => Array.from({ length: 100 }, (_, at) => `Team ${n} ${at}`)

async function openStore(builds = {}) {
  const db = openDatabase(await createTestDatabase(), () => {})
  onTestFinished(() => db.destroy())
  const version = createSilentVersion()
  return { version, answers: createAnswerCache(version, db, { ...BUILDS, ...builds }) }
}

test('the same question asked again while it is answered waits for that answer', async () => {
  const { version, answers } = await openStore()
  const written = Promise.withResolvers<string>()
  let buildings = 0
  const write = () => {
    buildings += 1
    return written.promise
  }
  const [one, other] = [
    answers.getOrBuild('q', write, SHARE),
    answers.getOrBuild('q', write, SHARE),
  ]
  version.learn(2)
  const afterChange = answers.getOrBuild('q', async () => 'new', SHARE)
  written.resolve('old')
  const bodies = await Promise.all([one, other, afterChange])
  expect(bodies.map(({ body }) => body.toString())).toEqual(['old', 'old', 'new'])
  expect(buildings).toBe(1)
  expect(answers.get('q')?.body.toString()).toBe('new')
})

test('a question that failed is answered anew', async () => {
  const { answers } = await openStore()
  await expect(
    answers.getOrBuild('q', () => Promise.reject(new Error('away')), SHARE),
  ).rejects.toThrow('away')
  expect((await answers.getOrBuild('q', async () => 'there', SHARE)).body.toString()).toBe('there')
})

test('answers are kept up to 64 MB together, the newest of them', async () => {
  const { answers } = await openStore()
  const large = 'x'.repeat(25 * 1024 * 1024)
  for (const key of ['a', 'b', 'c']) await answers.getOrBuild(key, async () => large, SHARE)
  expect(['a', 'b', 'c'].filter((key) => answers.get(key))).toEqual(['b', 'c'])
})

test('forty guests with varied questions about 100 teams do not keep a user waiting', async () => {
  const { app, as } = await buildTestApp()
  const { answers } = await openStore({ patienceMs: 60_000 })
  const { headers } = await as('user')
  const held = Promise.withResolvers<void>()
  let building = 0
  servePrebuilt(
    app,
    { ...getHistoricalTeamComps, path: '/api/test-only' },
    answers,
    async ({ teams }) => {
      building += 1
      if (teams.length === 100) await held.promise
      return { team_comps: [] }
    },
    { cost: ({ teams }) => teams.length },
  )
  const ask = (teams: string[], extra: object) => {
    const payload = { teams, bannedLegends: [] }
    return app.inject({ method: 'POST', url: '/api/test-only', payload, ...extra })
  }
  const guests = Array.from({ length: 40 }, (_, n) =>
    ask(lobby(n), { remoteAddress: `203.0.113.${n}` }),
  )
  await expect.poll(() => building).toBe(3)
  const answer = await ask(['Alliance'], { headers })
  expect(answer.statusCode).toBe(200)
  expect(building).toBe(4)
  held.resolve()
  // Three were running and 24 waiting; the others were too many of one network.
  const statuses = (await Promise.all(guests)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(27)
  expect(statuses.filter((status) => status === 429)).toHaveLength(13)
})

test('a large answer travels packed to whom takes it, and is known again by its mark', async () => {
  const { app } = await buildTestApp()
  const teams = Array.from({ length: 60 }, (_, at) => `Team of ${at}`)
  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/historical_team_comps',
      payload: { teams, bannedLegends: [] },
      headers,
    })
  const plain = await ask({})
  const packed = await ask({ 'accept-encoding': 'br, gzip' })
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
    undefined,
    'gzip',
  ])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.headers['vary']).toBe('accept-encoding')
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).body).toBe(plain.body)
  const mark = String(packed.headers['etag'])
  for (const known of [mark, mark.replace('W/', ''), `"another", ${mark}`]) {
    expect((await ask({ 'if-none-match': known })).statusCode).toBe(304)
  }
  const small = await app.inject({ url: '/api/archive', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBeUndefined()
})
