import { expect, test } from 'vitest'
import { getSeries, getSeriesStrength, listSeries } from '#contract/series/series.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const HARBOR = set('Harbor Open', [
  game('h1', 1, '', [
    team('Owls', 1, 'ash loba seer'),
    team('Fjord', 2, 'ash crypto fuse'),
    team('Reed', 3, 'alter loba fuse'),
  ]),
  game(
    'h2',
    2,
    'ash',
    [
      team('Owls', 2, 'crypto loba seer'),
      team('Fjord', 1, 'alter crypto fuse'),
      team('Reed', 3, 'alter crypto fuse'),
    ],
    { map: 'worldsedge' },
  ),
])

async function testEnv() {
  const { app, db, as } = await buildTestApp()
  await importFile(db, file('harbor', [HARBOR]))
  await importFile(
    db,
    file('cup', [
      set('Night Cup', [
        game('n1', 1, '', [team('Reed', 1, 'ash loba seer')], { startedAt: 1_760_000_000 }),
      ]),
    ]),
  )
  const list = async (query = '') =>
    listSeries.output.parse((await app.inject(`/api/series${query}`)).json())
  return { app, db, as, list }
}

test('series are listed newest first and found by event, team and date', async () => {
  const { list } = await testEnv()
  const events = async (query: string) => (await list(query)).series.map(({ event }) => event)
  expect(await events('')).toEqual(['Harbor Open', 'Night Cup'])
  expect(await events('?search=harb')).toEqual(['Harbor Open'])
  expect(await events('?search=reed%20night')).toEqual(['Night Cup'])
  expect(await events('?search=2026-09')).toEqual(['Harbor Open'])
  expect(await list('?search=nowhere')).toEqual({ series: [], total: 0 })
  expect(await list('?page=1')).toEqual({ series: [], total: 2 })
})

test('a listed series brings the lobby of its next game', async () => {
  const { list } = await testEnv()
  const [harbor] = (await list()).series
  // Two teams with crypto and fuse each in the last game, and three with crypto: crypto goes.
  expect(harbor).toMatchObject({ games: 2, map: 'worldsedge', bans: ['Ash', 'Crypto'] })
})

const on = (map: 'brokenmoon' | 'edistrict', startedAt: number) => ({ map, startedAt }) as const

// Finding R5.
test('the next map is the one that followed in most series that began alike, else follows the usual order', async () => {
  const { db, list } = await testEnv()
  const nova = [team('Nova', 1, 'ash loba seer')]
  const three = set('Three', [
    game('t1', 1, '', nova, on('brokenmoon', 1_749_990_000)),
    game('t2', 2, '', nova, on('brokenmoon', 1_750_000_000)),
    game('t3', 3, '', nova, on('brokenmoon', 1_750_010_000)),
  ])
  const four = set('Four', [
    ...three.games.map((it) => ({ ...it, mid: `f${it.mid}`, startedAt: it.startedAt - 90_000 })),
    game('f4', 4, '', nova, on('edistrict', 1_749_940_000)),
  ])
  await importFile(db, file('three', [three]))
  await importFile(db, file('four', [four]))
  const { series } = await list()
  expect(Object.fromEntries(series.map(({ event, nextMap }) => [event, nextMap]))).toEqual({
    // No other series began like this: the second game of three on its map is next.
    'Harbor Open': { map: 'worldsedge', times: 0, of: 0 },
    'Night Cup': { map: 'worldsedge', times: 1, of: 1 },
    Three: { map: 'edistrict', times: 1, of: 1 },
    Four: { map: 'edistrict', times: 0, of: 0 },
  })
})

test('the ban that the file of the newest game names wins over the picks', async () => {
  const { db, list } = await testEnv()
  const [first, second] = HARBOR.games
  if (!first || !second) throw new Error('The series has no two games.')
  const games = [first, { ...second, bannedAfter: 'fuse' }]
  await importFile(db, file('harbor again', [{ ...HARBOR, games }]))
  expect((await list()).series[0]).toMatchObject({ games: 2, bans: ['Ash', 'Fuse'] })
})

test('teams of a series are known by what they scored before its first day', async () => {
  const { app, list } = await testEnv()
  const [harbor] = (await list()).series
  const answer = await app.inject(`/api/series/${harbor?.id}/strength`)
  // Only the Reed played before: one game, won with two kills.
  expect(getSeriesStrength.output.parse(answer.json())).toEqual({
    field: 14,
    teams: [
      { team: 'Fjord', games: 0, points: 0 },
      { team: 'Owls', games: 0, points: 0 },
      { team: 'Reed', games: 1, points: 14 },
    ],
  })
  expect((await app.inject('/api/series/999999/strength')).statusCode).toBe(404)
})

test('a series has its games, what each banned, and the teams by points', async () => {
  const { app, list } = await testEnv()
  const [harbor] = (await list()).series
  const answer = await app.inject(`/api/series/${harbor?.id}`)
  const series = getSeries.output.parse(answer.json())
  expect(series.games).toMatchObject([
    { number: 1, map: 'stormpoint', bans: [], banned: { legend: 'Ash', teams: 2 } },
    { number: 2, map: 'worldsedge', bans: ['Ash'], banned: { legend: 'Crypto', teams: 3 } },
  ])
  expect(series.nextBans).toEqual(['Ash', 'Crypto'])
  // Two kills a game, and 12 + 9, 9 + 12 and 7 + 7 for the places: equal points and kills go by name.
  expect(series.teams.map(({ team: name }) => name)).toEqual(['Fjord', 'Owls', 'Reed'])
  expect(series.teams[1]?.results).toEqual([
    { game: 1, placement: 1, kills: 2, points: 14, legends: ['Ash', 'Loba', 'Seer'] },
    { game: 2, placement: 2, kills: 2, points: 11, legends: ['Crypto', 'Loba', 'Seer'] },
  ])
})

test('a series played without the ban rule bans nothing', async () => {
  const { app, db, list } = await testEnv()
  await importFile(
    db,
    file('free', [
      {
        ...set(
          'Free Cup',
          HARBOR.games.map((it) => ({ ...it, mid: `f${it.mid}`, bans: [] })),
        ),
        bansEnabled: false,
      },
    ]),
  )
  const [free] = (await list('?search=free')).series
  expect(free?.bans).toEqual([])
  const series = getSeries.output.parse((await app.inject(`/api/series/${free?.id}`)).json())
  expect(series.games.map(({ banned }) => banned)).toEqual([null, null])
})

test('an unknown series is told as that', async () => {
  const { app } = await testEnv()
  const answer = await app.inject('/api/series/99')
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'This series no longer exists.'])
})

test('a series in progress keeps its address when a newer file takes over', async () => {
  const { app, db, list } = await testEnv()
  const [harbor] = (await list()).series
  const third = game('h3', 3, 'ash crypto', [team('Owls', 1, 'fuse loba seer')])
  await importFile(db, file('harbor 3', [{ ...HARBOR, games: [...HARBOR.games, third] }]))
  const answer = await app.inject(`/api/series/${harbor?.id}`)
  const series = getSeries.output.parse(answer.json())
  expect(series.games.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(series.id).toBe((await list('?search=harbor')).series[0]?.id)
})

test('the rules of an event are chosen by editors and hold for all its series', async () => {
  const { app, db, list, as } = await testEnv()
  const [harbor] = (await list()).series
  const url = `/api/series/${harbor?.id}`
  const detail = async () => getSeries.output.parse((await app.inject(url)).json())
  const choose = async (who: Awaited<ReturnType<typeof as>>, rules: object) =>
    (
      await app.inject({
        method: 'PUT',
        url: `${url}/event-rules`,
        headers: who.headers,
        payload: { rules },
      })
    ).statusCode
  const usual = { equalPoints: null, banTie: null }
  expect(await detail()).toMatchObject({
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: usual,
  })
  const chosen = { equalPoints: 'games', banTie: 'series' }
  expect(await choose(await as('user', 'viewer'), chosen)).toBe(403)
  const editor = await as('editor', 'coach')
  expect(await choose(editor, chosen)).toBe(200)
  expect(await detail()).toMatchObject({ ...chosen, eventRules: chosen })
  const third = game('h3', 3, 'ash crypto', [team('Owls', 1, 'fuse loba seer')])
  await importFile(db, file('harbor later', [{ ...HARBOR, games: [...HARBOR.games, third] }]))
  expect(await detail()).toMatchObject(chosen)
  expect(await choose(editor, usual)).toBe(200)
  expect(await detail()).toMatchObject({ equalPoints: 'kills', eventRules: usual })
})

test('match point and starting points of the file count, and an editor can switch match point off', async () => {
  const { app, db, list, as } = await testEnv()
  const rule = { points: 20, minGames: 3 }
  const startPoints = new Map([['Reed', 9]])
  const final = {
    ...set(
      'Final',
      HARBOR.games.map((it) => ({ ...it, mid: `e${it.mid}` })),
    ),
    matchPoint: rule,
    startPoints,
  }
  await importFile(db, file('final', [final]))
  const [found] = (await list('?search=final')).series
  const url = `/api/series/${found?.id}`
  const detail = async () => getSeries.output.parse((await app.inject(url)).json())
  // Reed: 9 + 7 + 7 points and 2 kills a game are 27; the others have 25.
  expect(found?.teams).toEqual(['Reed', 'Fjord', 'Owls'])
  expect((await detail()).teams[0]).toMatchObject({ team: 'Reed', startPoints: 9 })
  expect((await detail()).matchPoint).toEqual(rule)
  const { headers } = await as('editor', 'coach')
  const payload = { rule: null }
  await app.inject({ method: 'PUT', url: `${url}/match-point`, headers, payload })
  expect((await detail()).matchPoint).toBeNull()
})

// Finding L5.
test('a series is played by match point only if it or its feed says so', async () => {
  const { app, db, list, as } = await testEnv()
  const [harbor] = (await list()).series
  const url = `/api/series/${harbor?.id}`
  const rule = async () => getSeries.output.parse((await app.inject(url)).json()).matchPoint
  const callers = { user: await as('user', 'viewer'), editor: await as('editor', 'coach') }
  const choose = (who: keyof typeof callers, matchPoint: object | null) =>
    app.inject({
      method: 'PUT',
      url: `${url}/match-point`,
      headers: callers[who].headers,
      payload: { rule: matchPoint },
    })
  expect(await rule()).toBeNull()
  expect((await choose('user', { points: 50, minGames: 1 })).statusCode).toBe(403)
  expect((await choose('editor', { points: 501, minGames: 1 })).statusCode).toBe(400)
  expect((await choose('editor', { points: 60, minGames: 4 })).json().message).toBe(
    'Match point saved',
  )
  expect(await rule()).toEqual({ points: 60, minGames: 4 })
  // A file with more games takes over, and the rule stays.
  const third = game('h3', 3, 'ash crypto', [team('Owls', 1, 'fuse loba seer')])
  await importFile(db, file('harbor later', [{ ...HARBOR, games: [...HARBOR.games, third] }]))
  await expect.poll(async () => (await list()).series[0]?.games).toBe(3)
  expect(await rule()).toEqual({ points: 60, minGames: 4 })
  await choose('editor', null)
  expect(await rule()).toBeNull()
})
