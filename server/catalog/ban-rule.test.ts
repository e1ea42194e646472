import { expect, test } from 'vitest'
import { findSeries, getGame } from '#contract/archive/correction.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const RULE = '/api/settings/ban_rule'

/** Two servers on one database. */
async function twoServers(banTieRule: TieRule = 'points') {
  const one = await buildTestApp({ banTieRule })
  const { db, url: databaseUrl } = one
  const two = await buildTestApp({ db, backgroundDb: db, databaseUrl, banTieRule })
  const { headers } = await one.as('admin')
  const ruleOf = async ({ app }: typeof one) => (await app.inject(RULE)).json()
  const save = async (tieRule: string) => {
    const payload = { tieRule }
    const answer = await one.app.inject({ method: 'PUT', url: RULE, headers, payload })
    return { status: answer.statusCode, ...answer.json<{ message: string }>() }
  }
  return { one, two, db, headers, ruleOf, save }
}

test('the first rule is the one of the environment, and anyone can read it', async () => {
  const { one, ruleOf } = await twoServers('name')
  expect(await ruleOf(one)).toEqual({ tieRule: 'name' })
})

test('a saved rule counts on every server at once and replaces the one of the environment', async () => {
  const { one, two, ruleOf, save } = await twoServers('name')
  expect(await save('series')).toMatchObject({ status: 200, message: 'Rule saved' })
  expect([await ruleOf(one), await ruleOf(two)]).toEqual([
    { tieRule: 'series' },
    { tieRule: 'series' },
  ])
  await save('points')
  expect(await ruleOf(two)).toEqual({ tieRule: 'points' })
})

test('a new rule raises the version of the archive, so answers with the old rule are dropped', async () => {
  const { db, save } = await twoServers()
  const version = () => db.selectFrom('archive').select('version').executeTakeFirstOrThrow()
  const before = await version()
  await save('series')
  expect((await version()).version).toBe(before.version + 1)
})

test('an unknown rule is refused, and so is anyone who is not an administrator', async () => {
  const { one, ruleOf, save } = await twoServers()
  expect((await save('coin')).status).toBe(400)
  const { headers } = await one.as('user')
  const payload = { tieRule: 'name' }
  const answer = await one.app.inject({ method: 'PUT', url: RULE, headers, payload })
  expect(answer.statusCode).toBe(403)
  expect(await ruleOf(one)).toEqual({ tieRule: 'points' })
})

test.each([
  // Game 2 ties Wraith (Alliance, 12 points) and Alter (Fjord, 9 points and 12 in game 1).
  ['points', 'Wraith'],
  ['name', 'Alter'],
  // Both were picked once before. Fjord leads with 21 points to 12.
  ['series', 'Alter'],
] as const)('by the rule %s game 2 bans %s', async (rule, legend) => {
  const { one, db, headers, save } = await twoServers()
  const games = [
    game('one', 1, '', [
      team('Fjord', 1, 'wraith fuse seer', { points: 12 }),
      team('Alliance', 2, 'alter crypto rampart', { points: 0 }),
    ]),
    game('two', 2, '', [
      team('Alliance', 1, 'wraith loba octane', { points: 12 }),
      team('Copper Owls', 3, 'wraith ash bangalore', { points: 3 }),
      team('Fjord', 2, 'alter valkyrie newcastle', { points: 9 }),
      team('Plain', 4, 'alter conduit vantage', { points: 1 }),
    ]),
    game('three', 3, '', [team('Fjord', 1, 'ash loba seer')]),
  ]
  await importFile(db, file('cup', [set('Cup', games)]))
  await save(rule)
  const get = async (url: string) => (await one.app.inject({ url, headers })).json()
  const [found] = findSeries.output.parse(await get('/api/admin/series')).series
  const third = found?.games.at(-1)?.id
  const { ruleBans } = getGame.output.parse(await get(`/api/admin/games/${third}`))
  expect(ruleBans).toEqual([legend])
})
