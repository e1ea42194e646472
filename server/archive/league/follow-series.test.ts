import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listMatchLinks } from '#contract/archive/match-link.ts'
import { fileImports } from '../../file-imports.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { matchFollower } from '../match-link/follow-matches.ts'
import type { FileImports } from '../match-link/look-at-match.ts'
import type { LeagueSeries } from './stand-in/test-league.ts'
import { buildLeagueApp, seasonOf } from './test-league-app.ts'

const MINUTE = 60_000

const pageOf = ({ id }: LeagueSeries) => `https://algs.ea.com/en/year-9/split-1-pro/match/${id}`

async function buildFollowApp() {
  const built = await buildLeagueApp()
  const { app, db, source, get } = built
  const { headers } = await built.as('editor', 'coach')
  const send = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/admin/match_links${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const openFollower = (change: Partial<FileImports> = {}) =>
    matchFollower({
      db,
      hosts: [],
      everyS: 30,
      imports: { ...fileImports(db, null), ...change },
      league: { api: source.address, pace: { gapMs: 0, secondMs: 5 } },
      logger: pino({ level: 'silent' }),
    })
  const seriesOf = (key: string): LeagueSeries => {
    const found = source.league.series.find((series) => series.key === key)
    if (!found) throw new Error(`No series ${key}`)
    return found
  }
  return {
    ...built,
    openFollower,
    seriesOf,
    running: seriesOf('emea/9'),
    follow: (series: LeagueSeries) => send('POST', '', { link: pageOf(series) }),
    followTeam: (team: string) => send('POST', '/team', { team }),
    sendLink: send,
    links: async () => listMatchLinks.output.parse(await get('/api/admin/match_links')).links,
    games: async () => (await get('/api/archive')).games,
    /** The next look, without waiting for its time. */
    look: async () => {
      await sql`update match_link set next_look_at = now()`.execute(db)
      await sql`update league set next_request_at = now()`.execute(db)
      // Fetches are never within one second.
      await sql`update import set fetched_at = fetched_at - interval '30 seconds'`.execute(db)
      source.state.requests = []
      await openFollower().lookAtDue()
      return source.state.requests.map(({ path }) => path)
    },
  }
}

function finish({ games }: LeagueSeries, number: number) {
  const [first, game] = [games[0], games[number - 1]]
  if (first && game)
    Object.assign(game, { status: 'completed', rows: first.rows, completedAt: game.startedAt })
}

test('each new game of a followed series is imported until the series is over', async () => {
  const { follow, look, links, games, running, get } = await buildFollowApp()
  expect((await follow(running)).body).toMatchObject({ success: true })
  await look()
  await expect.poll(games).toBe(2)
  expect(await links()).toMatchObject([
    {
      kind: 'algs',
      event: 'Year 9 Split 1 Europe Middle East and Africa 9 Group B vs C',
      games: 2,
      fault: null,
      end: null,
    },
  ])
  for (const number of [3, 4, 5, 6]) {
    finish(running, number)
    await look()
    await expect.poll(games).toBe(number)
  }
  running.status = 'completed'
  await look()
  expect(await links()).toMatchObject([{ games: 6, end: 'finished', nextLookAt: null }])
  expect(await look()).toEqual([])
  const { imports } = await get('/api/admin/imports')
  expect(imports[0]).toMatchObject({ format: 'algs', games: 6, importedBy: 'coach' })
})

test('a look without anything new is two requests and no import', async () => {
  const { follow, look, running, get } = await buildFollowApp()
  await follow(running)
  await look()
  expect(await look()).toEqual([`/series/${running.id}`, `/series/${running.id}/matches`])
  expect((await get('/api/admin/imports')).imports).toHaveLength(1)
})

test('what is not published yet is no fault, and a game counts once its results are there', async () => {
  const { follow, look, links, games, running } = await buildFollowApp()
  const [, second] = running.games
  if (second) second.hasStats = false
  await follow(running)
  await look()
  await expect.poll(games).toBe(1)
  await look()
  expect(await links()).toMatchObject([{ games: 1, fault: null, end: null }])
  if (second) second.hasStats = true
  await look()
  await expect.poll(games).toBe(2)
})

test('a series that the league does not know yet is looked at again', async () => {
  const { follow, look, links, running } = await buildFollowApp()
  await follow({ ...running, id: '01KH745JDA97FY0G26HXJD2FN2' })
  expect(await look()).toHaveLength(1)
  expect(await links()).toMatchObject([{ games: 0, fault: null, end: null }])
})

test('a game that is played again replaces the one before, and a withdrawn one leaves', async () => {
  const { follow, look, links, games, running, db } = await buildFollowApp()
  await follow(running)
  await look()
  const winners = async () => {
    const rows = await db
      .selectFrom('game as g')
      .innerJoin('team_result as r', 'r.game_id', 'g.id')
      .select('r.spelling')
      .where('g.is_current', '=', true)
      .where('r.placement', '=', 1)
      .orderBy('g.number')
      .execute()
    return new Set(rows.map(({ spelling }) => spelling)).size
  }
  expect(await winners()).toBe(2)
  const [first, second] = running.games
  if (first && second) Object.assign(second, { id: `${second.id}again`, rows: first.rows })
  await look()
  expect(await winners()).toBe(1)
  if (second) Object.assign(second, { status: 'pending', hasStats: false })
  await look()
  await expect.poll(games).toBe(1)
  expect(await links()).toMatchObject([{ games: 1, fault: null }])
})

test('a running series whose only games are withdrawn has none', async () => {
  const { running, send, run, games } = await buildFollowApp()
  await send('check')
  const [emea] = (await run()).parts
  const choice = { season: emea?.season, split: emea?.split.id, region: emea?.region.id }
  await send('fetch', choice)
  await run()
  const before = await games()
  for (const game of running.games) Object.assign(game, { status: 'pending', hasStats: false })
  await send('fetch', choice)
  await run()
  await expect.poll(games).toBe(before - 2)
})

test('a series that has not begun is looked at every ten minutes and does not end by itself', async () => {
  const { follow, look, links, seriesOf, db } = await buildFollowApp()
  const final = seriesOf('emea/10')
  final.startsAt = Date.now() + 3 * 24 * 60 * MINUTE
  await follow(final)
  await look()
  await sql`update match_link set created_at = now() - interval '2 days'`.execute(db)
  await look()
  const [link] = await links()
  expect(link).toMatchObject({ fault: null, end: null })
  const wait = (link?.nextLookAt ?? 0) - (link?.lookedAt ?? 0)
  expect(Math.round(wait / MINUTE)).toBe(10)
})

test('the running series of a team is followed, however its name is written', async () => {
  const { followTeam, look, links, games, running, sendLink } = await buildFollowApp()
  const team = running.teams[0]?.name ?? ''
  expect((await followTeam(team.toUpperCase())).status).toBe(200)
  await look()
  await look()
  await expect.poll(games).toBe(2)
  expect(await links()).toMatchObject([
    { kind: 'algs', code: running.id, games: 2, createdBy: 'coach' },
    { kind: 'algsteam', code: team.toUpperCase(), fault: null },
  ])
  // What someone has removed isn't followed again.
  const [series] = await links()
  await sendLink('DELETE', `/${series?.id}`)
  await look()
  expect(await links()).toHaveLength(1)
  expect((await followTeam(team.toUpperCase())).status).toBe(409)
})

test('a club of the same name in another region is not followed', async () => {
  const { followTeam, look, links, running, send, run, source } = await buildFollowApp()
  // Ember plays in both regions.
  await send('check')
  const parts = (await run()).parts
  const americas = parts.find(({ region }) => region.name === 'Americas')
  await send('fetch', {
    season: seasonOf(source, 'Year 9'),
    split: americas?.split.id,
    region: americas?.region.id,
  })
  await run()
  expect(running.teams.map(({ name }) => name)).toContain('Ember')
  await followTeam('Ember')
  await look()
  await look()
  expect(await links()).toMatchObject([{ kind: 'algsteam', fault: null }])
})

test('two servers that look at the same time import a game once', async () => {
  const { follow, openFollower, running, get, games, db } = await buildFollowApp()
  await follow(running)
  const { store } = fileImports(db, null)
  const slow = openFollower({
    store: async (...file) => {
      await sql`update match_link set leased_until = now() - interval '1 second'`.execute(db)
      await openFollower().lookAtDue()
      return store(...file)
    },
  })
  await slow.lookAtDue()
  await expect.poll(games).toBe(2)
  expect((await get('/api/admin/imports')).imports).toHaveLength(1)
})

test('a fetch of the season does not fetch again what was followed to its end', async () => {
  const { follow, look, seriesOf, send, run, source, get } = await buildFollowApp()
  await send('check')
  await run()
  const old = seriesOf('old/10')
  await follow(old)
  await look()
  await expect.poll(async () => (await get('/api/admin/imports')).imports).toHaveLength(1)
  await send('fetch', { season: seasonOf(source, 'Year 8') })
  expect((await run()).parts.at(-1)).toMatchObject({ fetchedSeries: 1, newSeries: 0 })
  expect((await get('/api/admin/imports')).imports).toHaveLength(1)
})

test('a fetch that waits after a failure keeps no followed series waiting', async () => {
  const { follow, look, games, send, source, openFetcher, running } = await buildFollowApp()
  source.state.faults = [{ kind: 'truncated', path: '/seasons', times: 4 }]
  await send('check')
  const pace = { gapMs: 0, secondMs: 5 }
  await openFetcher({ pace }).goOn()
  await follow(running)
  await look()
  await expect.poll(games).toBe(2)
})

test('without the address of the league nothing of it can be followed', async () => {
  const { app, as } = await buildTestApp({ matchLinkHosts: ['overstat.gg'] })
  const { headers } = await as('editor')
  const send = async (path: string, payload: object) => {
    const url = `/api/admin/match_links${path}`
    return (await app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const off = expect.stringContaining('LEAGUE_API')
  const link = 'https://algs.ea.com/en/year-9/split-1/match/01KH745JDA97FY0G26HXJD2FN2'
  expect(await send('', { link })).toMatchObject({ message: off })
  expect(await send('/team', { team: 'Ember' })).toMatchObject({ message: off })
})
