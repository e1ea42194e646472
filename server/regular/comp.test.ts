import { expect, test } from 'vitest'
import { importFile, undoImport } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const series = set('Scrim', [
  game('a', 1, '', [
    team('Alliance', 1, 'ash crypto newcastle', { kills: 5 }),
    team('Copper Owls', 2, 'ash loba wraith'),
  ]),
  game('b', 2, 'madmaggie', [team('alliance@4', 3, 'ash crypto newcastle', { kills: 1 })]),
  game('c', 3, 'madmaggie ash', [
    team('Alliance', 20, 'alter crypto', { kills: 0 }),
    team('Grey Herons', 4, '', { legends: [] }),
  ]),
])

async function testEnv() {
  const built = await buildTestApp()
  const { importId } = await importFile(built.db, file('1', [series]))
  const ask = async (payload: object, url = '/api/historical_team_comps') => {
    const answer = await built.app.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...built, importId, ask }
}

test('a team answers with what it played, in any spelling of its name', async () => {
  const { ask } = await testEnv()
  const { body } = await ask({ teams: ['ALLIANCE '], bannedLegends: [] })
  expect(body).toEqual({
    team_comps: [
      {
        team: 'Alliance',
        games: 3,
        comps: [
          {
            comp: ['Ash', 'Crypto', 'Newcastle'],
            games: 2,
            // (12 + 5) and (7 + 1) points.
            avg_points: 12.5,
            points: { n: 2, sum: 25, sumOfSquares: 17 ** 2 + 8 ** 2 },
            game_orders: [1, 2],
            banned_with: ['MadMaggie'],
            is_available: true,
            last_played: 1_789_997_600 + 2 * 1500,
          },
        ],
      },
    ],
  })
})

test('a ban in any spelling closes the compositions that hold it', async () => {
  const { ask } = await testEnv()
  const { body } = await ask({ teams: ['Alliance', 'Copper Owls'], bannedLegends: ['new_castle'] })
  expect(
    body.team_comps.map(
      ({ comps }: { comps: { is_available: boolean }[] }) => comps[0]?.is_available,
    ),
  ).toEqual([false, true])
})

test('a team nobody knows has played nothing, one without legends the games it has', async () => {
  const { ask } = await testEnv()
  expect((await ask({ teams: ['Nobody', 'Grey Herons'], bannedLegends: [] })).body).toEqual({
    team_comps: [
      { team: 'Nobody', games: 0, comps: [] },
      { team: 'Grey Herons', games: 1, comps: [] },
    ],
  })
})

test.each([
  [
    'ten thousand teams',
    Array.from({ length: 10_000 }, (_, n) => `Team ${n}`),
    'You can request at most 100 teams at once',
  ],
  ['a very long name', ['x'.repeat(101)], 'Team names can have at most 100 characters'],
])('%s in a call: refused with a sentence', async (_, teams, sentence) => {
  const { ask } = await testEnv()
  const { status, body } = await ask({ teams, bannedLegends: [] })
  expect([status, body.message]).toEqual([400, sentence])
})

test('the stats view gets every match behind a composition', async () => {
  const { ask } = await testEnv()
  const { body } = await ask(
    { teams: ['Alliance'], bannedLegends: [] },
    '/api/teams/historical_comps',
  )
  expect(body.team_comps[0].comps[0].matches).toEqual([
    {
      placement: 1,
      survivalTime: 3000,
      points: 17,
      kills: 5,
      damage: 1900,
      map: 'stormpoint',
      game: 1,
      played_at: 1_789_999_100,
      bans: 0,
      kind: 'scrim',
    },
    {
      placement: 3,
      survivalTime: 3000,
      points: 8,
      kills: 1,
      damage: 1900,
      map: 'stormpoint',
      game: 2,
      played_at: 1_790_000_600,
      bans: 1,
      kind: 'scrim',
    },
  ])
})

test('an answer is kept until the archive changes, and then it is new', async () => {
  const { ask, db, importId } = await testEnv()
  const games = async () => {
    const { body } = await ask({ teams: ['Alliance'], bannedLegends: [] })
    return body.team_comps[0].comps.length
  }
  expect(await games()).toBe(1)
  await undoImport(db, importId, null)
  await expect.poll(games).toBe(0)
})

test('a question is answered alike the first time, again, and in other words', async () => {
  const { app } = await testEnv()
  const ask = (payload: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/historical_team_comps',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const first = await ask('{"teams":["Alliance"],"bannedLegends":["Ash"]}')
  const again = await ask('{"teams":["Alliance"],"bannedLegends":["Ash"]}')
  const otherwise = await ask('{ "bannedLegends": ["Ash"], "teams": ["Alliance"] }')
  expect(again.body).toBe(first.body)
  expect(otherwise.headers.etag).toBe(first.headers.etag)
  expect(again.headers).toEqual({ ...first.headers, date: again.headers.date })
  const other = await ask('{"teams":["Alliance"],"bannedLegends":["Loba"]}')
  expect(other.headers.etag).not.toBe(first.headers.etag)
  const unchanged = await ask('{"teams":["Alliance"],"bannedLegends":["Ash"]}', {
    'if-none-match': first.headers.etag,
  })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
})
