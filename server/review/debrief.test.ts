import { afterAll, expect, test } from 'vitest'
import { getDebrief } from '#contract/review/debrief.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({}, afterAll)
const coach = await as('editor', 'coach')
const reader = await as('user', 'reader')

const COMP = 'ash crypto newcastle'
/** Ten teams; ours is last, with as many kills as the best three. */
const lobby = (points: number) => [
  team('Alliance', 10, COMP, { kills: 9, points }),
  ...['A', 'B', 'C'].map((name, index) => team(name, index + 1, COMP, { kills: 9, points: 20 })),
  ...['D', 'E', 'F', 'G', 'H', 'I'].map((name, index) =>
    team(name, index + 4, 'loba fuse seer', { kills: 1, points: 3 }),
  ),
]
const games = [5, 7, 6, 8, 12].map((points, index) =>
  game(`g${index + 1}`, index + 1, '', lobby(points), { startedAt: 1_789_000_000 + 1800 * index }),
)
await importFile(db, file('cup', [set('Cup', games)]))
const { series_id: SERIES } = await db
  .selectFrom('game')
  .select('series_id')
  .where('mid', '=', 'g1')
  .executeTakeFirstOrThrow()

const ask = async (query: string, who = reader) => {
  const url = `/api/debrief?series=${SERIES}&${query}`
  return getDebrief.output.parse((await app.inject({ url, headers: who.headers })).json())
}
const judge = (verdict: string | null, change: object = {}, who = coach) =>
  app.inject({
    method: 'PUT',
    url: '/api/debrief/verdict',
    headers: who.headers,
    payload: {
      series: SERIES,
      game: null,
      team: 'alliance',
      kind: 'killsWithoutPlacement',
      verdict,
      ...change,
    },
  })

test('a series from result files has findings about kills and compositions', async () => {
  const debrief = await ask('team=ALLIANCE')
  // 38 points: A, B and C have 100 each, the others 15.
  expect(debrief).toMatchObject({ event: 'Cup', team: 'Alliance', rank: 4, teams: 10 })
  expect(debrief.findings.map(({ kind }) => kind)).toEqual([
    'killsWithoutPlacement',
    'bestComposition',
  ])
  const [kills, best] = debrief.findings
  // Place 10 is worth 2 points a game; places 1 to 3 are 12, 9 and 7.
  expect(kills).toMatchObject({ own: 10, n: 3, field: [60, 45, 35], facts: { kills: 45 } })
  expect(kills?.other).toBeCloseTo(140 / 3)
  expect(best).toMatchObject({ own: 12, other: 6.5, n: 5, game: 5 })
})

test('a game has its own findings, and times are unknown without them', async () => {
  const debrief = await ask('team=Alliance&game=2')
  expect(debrief.findings.map(({ kind, game: of }) => [kind, of])).toEqual([
    ['killsWithoutPlacement', 2],
  ])
  expect(debrief.games[1]).toMatchObject({ number: 2, points: 7, outS: null, hasPositions: false })
})

test('a team that was not there has no findings, and a series or game that is not there is said', async () => {
  expect(await ask('team=Nobody')).toMatchObject({ team: null, rank: null, findings: [] })
  const missing = [
    '/api/debrief?series=999999&team=Alliance',
    `/api/debrief?series=${SERIES}&team=Alliance&game=9`,
  ]
  for (const url of missing)
    expect((await app.inject({ url, headers: reader.headers })).statusCode).toBe(404)
})

test('a coach says right or not useful, takes it back, and the record counts it', async () => {
  expect((await judge('right', {}, reader)).statusCode).toBe(403)
  expect((await judge('right')).statusCode).toBe(200)
  const verdicts = async (who = coach) =>
    (await ask('team=Alliance', who)).findings.map(({ verdict }) => verdict)
  expect(await verdicts()).toEqual(['right', null])
  // Each coach has an answer of their own.
  expect(await verdicts(reader)).toEqual([null, null])
  expect((await ask('team=Alliance', reader)).said).toEqual([
    { kind: 'killsWithoutPlacement', right: 1, all: 1 },
  ])
  await judge('known')
  expect(await verdicts()).toEqual(['known', null])
  await judge(null)
  expect(await verdicts()).toEqual([null, null])
})

test('after three times not useful in a row a kind comes last', async () => {
  for (const number of [1, 2, 3]) await judge('not_useful', { game: number })
  const kinds = async () => (await ask('team=Alliance')).findings.map(({ kind }) => kind)
  // The order of the two groups stays; within them the kind would be last.
  expect(await kinds()).toEqual(['killsWithoutPlacement', 'bestComposition'])
  expect((await ask('team=Alliance')).said).toEqual([
    { kind: 'killsWithoutPlacement', right: 0, all: 3 },
  ])
})
