import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { conflict } from '../../http/errors.ts'
import { fileImports } from '../../file-imports.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { undoImport } from '../import-file.ts'
import { readArchive } from '../test-archive.ts'
import { FAULT_KINDS } from './stand-in/test-league-server.ts'
import { buildLeagueApp, seasonOf } from './test-league-app.ts'

test('checking lists seasons, splits and regions, and imports nothing', async () => {
  const { send, run, source, get } = await buildLeagueApp()
  expect((await send('check')).body).toMatchObject({ success: true })
  const { seasons, parts, fetch, listedAt } = await run()
  expect(seasons.map(({ name }) => name)).toEqual(['Year 9', 'Year 8'])
  expect(parts).toMatchObject([
    { split: { name: 'Split 1' }, region: { name: 'Europe Middle East and Africa' }, series: 10 },
    { split: { name: 'Split 1' }, region: { name: 'Americas' }, series: 10, newSeries: 10 },
    { split: { name: 'Split 2' }, series: 1, games: 8, newSeries: 1 },
  ])
  expect(parts[0]).toMatchObject({ games: 49, newSeries: 9, fetchedSeries: 0, fetchedGames: 0 })
  expect(fetch).toMatchObject({ state: 'done', total: 0, fault: null, failed: [] })
  expect(listedAt).not.toBeNull()
  expect(source.state.requests).toHaveLength(3)
  expect((await get('/api/admin/imports')).imports).toEqual([])
})

test('the whole league is fetched once, and a second fetch changes nothing', async () => {
  const { send, run, source, db, get, username } = await buildLeagueApp()
  await send('check')
  await run()
  for (const name of ['Year 9', 'Year 8']) {
    await send('fetch', { season: seasonOf(source, name) })
    expect((await run()).fetch).toMatchObject({ state: 'done', fault: null, failed: [] })
  }
  const { parts } = await run()
  expect(parts.map(({ newSeries }) => newSeries)).toEqual([1, 0, 0])
  expect(parts.map(({ fetchedSeries }) => fetchedSeries)).toEqual([9, 10, 1])
  const { imports } = await get('/api/admin/imports')
  expect(imports).toHaveLength(20)
  expect(imports[0]).toMatchObject({
    fileName: 'Year 8 Split 2 Europe Middle East and Africa 10 Regional Finals.json',
    format: 'algs',
    games: 8,
    importedBy: username,
  })
  const practice = source.league.series.find(({ key }) => key === 'scrims/1')
  expect(source.state.requests.filter(({ path }) => path.includes(practice?.id ?? '?'))).toEqual([])
  const archive = await readArchive(db)
  expect(await get('/api/archive')).toMatchObject({ games: 115 })
  source.state.requests = []
  await send('fetch', { season: seasonOf(source, 'Year 9') })
  await run()
  const running = source.league.series.find(({ status }) => status === 'live')
  const paths = source.state.requests.map(({ path }) => path)
  expect(paths.filter((path) => !path.includes(running?.id ?? '?'))).toEqual([
    `/series/seasons/${seasonOf(source, 'Year 9')}`,
    `/poi-drafts/${running?.draftId}/pick`,
  ])
  expect(await readArchive(db)).toEqual(archive)
  expect((await get('/api/admin/imports')).imports).toHaveLength(20)
})

test('a region of a split alone is fetched', async () => {
  const { send, run, get } = await buildLeagueApp()
  await send('check')
  const [emea] = (await run()).parts
  await send('fetch', { season: emea?.season, split: emea?.split.id, region: emea?.region.id })
  expect((await run()).parts.map(({ fetchedSeries }) => fetchedSeries)).toEqual([9, 0, 0])
  const { imports } = await get('/api/admin/imports')
  expect(imports).toHaveLength(9)
})

const oldSeason = async () => {
  const built = await buildLeagueApp()
  await built.send('check')
  await built.run()
  const fetchOld = () => built.send('fetch', { season: seasonOf(built.source, 'Year 8') })
  return { ...built, fetchOld }
}

test.each(FAULT_KINDS)('%s: the same archive at the end', async (kind) => {
  const { run, source, db, fetchOld } = await oldSeason()
  await fetchOld()
  await run()
  const archive = await readArchive(db)
  const { importId } = await db
    .selectFrom('league_series')
    .select('import_id as importId')
    .where('import_id', 'is not', null)
    .executeTakeFirstOrThrow()
  await undoImport(db, importId ?? 0, null)
  // Values of the wrong type are read as they are after four tries. Each slow answer takes two seconds.
  const times = kind === 'types' ? 3 : kind === 'slow' ? 1 : 5
  source.state.faults = [
    '/series/seasons/',
    '/matches',
    '/match/number/3',
    '/match/number/7',
    '/teams',
  ].map((path) => ({ kind, path, times: path === '/matches' ? times : 1 }))
  await fetchOld()
  const { fetch, parts } = await run()
  expect(fetch).toMatchObject({ state: 'done', fault: null, failed: [] })
  expect(parts.at(-1)).toMatchObject({ fetchedSeries: 1, fetchedGames: 8, newSeries: 0 })
  expect(source.state.faults.reduce((sum, fault) => sum + fault.times, 0)).toBe(0)
  expect(await readArchive(db)).toEqual(archive)
})

test('a league that does not answer is tried ever more rarely, and says why', async () => {
  const { source, league, openFetcher, fetchOld, run } = await oldSeason()
  source.state.faults = [{ kind: '500', path: '/matches', times: 8 }]
  await fetchOld()
  await openFetcher().goOn()
  const failed = await league()
  expect(failed.fetch).toMatchObject({
    state: 'running',
    total: 1,
    done: 0,
    fault: expect.stringContaining('answered with an error (500).'),
  })
  expect((await run()).fetch).toMatchObject({ state: 'done', done: 1, fault: null })
})

test('a series that never answers is given up, and the next fetch tries it again', async () => {
  const { source, fetchOld, run, db, send } = await oldSeason()
  source.state.faults = [{ kind: 'truncated', path: '/matches', times: 1000 }]
  await fetchOld()
  const { fetch, parts } = await run()
  expect(fetch).toMatchObject({
    state: 'done',
    failed: [
      {
        name: 'Split 2, Europe Middle East and Africa, Regional Finals',
        fault: expect.stringContaining("can't be read"),
      },
    ],
  })
  expect(parts.at(-1)).toMatchObject({ fetchedSeries: 0, newSeries: 1 })
  expect((await readArchive(db)).results).toEqual([])
  source.state.faults = []
  // Another fetch doesn't tell of it any more.
  await send('check')
  expect((await run()).fetch).toMatchObject({ failedSeries: 0, failed: [] })
  await fetchOld()
  expect((await run()).fetch.failed).toEqual([])
})

test('answers whose types stay wrong are read as far as possible, with a finding', async () => {
  const { source, fetchOld, run, get } = await oldSeason()
  source.state.faults = [{ kind: 'types', path: '/match/number/2', times: 1000 }]
  await fetchOld()
  await run()
  const { imports } = await get('/api/admin/imports')
  expect(imports).toMatchObject([{ games: 8 }])
  const { findings } = await get(`/api/admin/imports/${imports[0].id}/findings`)
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'unexpected_value' }))
})

test('what the league asks to wait is kept to by all servers', async () => {
  const { source, league, openFetcher, fetchOld, db } = await oldSeason()
  source.state.faults = [{ kind: '429', path: '/series/seasons', times: 1 }]
  source.state.requests = []
  await fetchOld()
  // Retry-After is a second, which takes a minute here.
  const pace = { gapMs: 0, secondMs: 60_000 }
  await openFetcher({ pace }).goOn()
  await openFetcher({ pace }).goOn()
  expect(source.state.requests).toHaveLength(1)
  const { fetch } = await league()
  expect(fetch.state).toBe('running')
  expect(fetch.nextRequestAt).toBeGreaterThan(Date.now() + 30_000)
  await sql`update league set next_request_at = now()`.execute(db)
  await openFetcher().goOn()
  expect((await league()).fetch).toMatchObject({ state: 'done', done: 1 })
})

test('requests are at least as far apart as the pace says', async () => {
  const { source, openFetcher, fetchOld } = await oldSeason()
  source.state.requests = []
  await fetchOld()
  await openFetcher({ pace: { gapMs: 100, secondMs: 1000 } }).goOn()
  const times = source.state.requests.map(({ at }) => at)
  expect(times).toHaveLength(12)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(11 * 100 - 50)
})

test('a fetch is paused after its series and resumed, and only one runs', async () => {
  const { send, run, source, league, openFetcher, db } = await buildLeagueApp()
  await send('check')
  await run()
  expect((await send('pause')).status).toBe(409)
  const season = seasonOf(source, 'Year 9')
  await send('fetch', { season })
  expect((await send('fetch', { season })).body).toMatchObject({ error: 'league_running' })
  const going = openFetcher().goOn()
  await expect.poll(async () => (await league()).fetch.done).toBeGreaterThan(0)
  await send('pause')
  await going
  const paused = await league()
  expect(paused.fetch).toMatchObject({ state: 'paused', total: 19 })
  expect(paused.fetch.done).toBeLessThan(19)
  const { rows } = await sql<{ n: number }>`select count(*) n from import`.execute(db)
  expect(rows).toEqual([{ n: paused.fetch.done }])
  await openFetcher().goOn()
  expect((await league()).fetch.done).toBe(paused.fetch.done)
  expect((await send('resume')).status).toBe(200)
  expect((await run()).fetch).toMatchObject({ state: 'done', done: 19 })
})

test('of several servers one fetches, and when it stops another goes on', async () => {
  const { source, openFetcher, league, send, run, db } = await buildLeagueApp()
  await send('check')
  await run()
  await send('fetch', { season: seasonOf(source, 'Year 9') })
  source.state.requests = []
  const first = openFetcher()
  const going = first.goOn()
  await expect.poll(async () => (await league()).fetch.done).toBeGreaterThan(0)
  await openFetcher().goOn()
  expect((await league()).fetch.state).toBe('running')
  first.stop()
  await going
  await openFetcher().goOn()
  expect((await league()).fetch).toMatchObject({ state: 'done', done: 19 })
  const { rows } = await sql<{ n: number }>`select count(*) n from import`.execute(db)
  expect(rows).toEqual([{ n: 19 }])
})

test('a running series is fetched again when it has a new game', async () => {
  const { source, send, run, get } = await buildLeagueApp()
  await send('check')
  const [emea] = (await run()).parts
  const fetchEmea = async () => {
    await send('fetch', { season: emea?.season, split: emea?.split.id, region: emea?.region.id })
    return run()
  }
  await fetchEmea()
  const { games } = await get('/api/archive')
  const running = source.league.series.find(({ status }) => status === 'live')
  const second = running?.games[1]
  const third = running?.games[2]
  if (second && third) Object.assign(third, { status: 'completed', rows: second.rows })
  await fetchEmea()
  await expect.poll(async () => (await get('/api/archive')).games).toBe(games + 1)
  expect((await get('/api/admin/imports')).imports).toHaveLength(10)
})

test('a series whose fetch is cut off right after its import is not imported twice', async () => {
  const { run, fetchOld, openFetcher, get, db } = await oldSeason()
  const { store: storeFile } = fileImports(db, null)
  await fetchOld()
  const store: typeof storeFile = async (...file) => {
    await storeFile(...file)
    throw new Error('cut off')
  }
  await openFetcher({ store }).goOn()
  expect((await run()).parts.at(-1)).toMatchObject({ fetchedSeries: 1, fetchedGames: 8 })
  expect((await get('/api/admin/imports')).imports).toHaveLength(1)
})

const store = async () => {
  throw conflict('teams_met', 'Ember and Amber met.')
}

test('an import that the archive refuses is told, and the fetch goes on', async () => {
  const { openFetcher, source, send, run, league } = await buildLeagueApp()
  await send('check')
  await run()
  await send('fetch', { season: seasonOf(source, 'Year 8') })
  await openFetcher({ store }).goOn()
  expect((await league()).fetch).toMatchObject({
    state: 'done',
    failed: [{ fault: 'Ember and Amber met.' }],
  })
})

test('it is off until the operator sets the address', async () => {
  const { app, as } = await buildTestApp()
  const { headers } = await as('admin')
  const send = (method: 'GET' | 'POST', path = '') =>
    app.inject({ method, url: `/api/admin/league${path}`, headers, ...(path && { payload: {} }) })
  expect((await send('GET')).json()).toMatchObject({ host: null, seasons: [], parts: [] })
  for (const path of ['/check', '/resume'])
    expect((await send('POST', path)).json()).toMatchObject({ error: 'league_off' })
})

test('an unknown season, an id that is none and an editor are refused', async () => {
  const { send, app, as } = await buildLeagueApp()
  expect((await send('fetch', { season: 'nothing' })).status).toBe(404)
  expect((await send('fetch', { season: '../x' })).status).toBe(400)
  const { headers } = await as('editor')
  expect((await app.inject({ url: '/api/admin/league', headers })).statusCode).toBe(403)
})

test('what an undone import brought comes back with the next fetch only', async () => {
  const { fetchOld, run, get, db, openFetcher } = await oldSeason()
  await fetchOld()
  await run()
  const { imports } = await get('/api/admin/imports')
  await undoImport(db, imports[0].id, null)
  await openFetcher().goOn()
  expect((await run()).parts.at(-1)).toMatchObject({
    fetchedSeries: 0,
    fetchedGames: 0,
    newSeries: 1,
  })
  await fetchOld()
  expect((await run()).parts.at(-1)).toMatchObject({ fetchedSeries: 1, fetchedGames: 8 })
})
