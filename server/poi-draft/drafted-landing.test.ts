import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listGameLandings } from '#contract/archive/landing.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getSpotRecords } from '#contract/poi-draft/poi-draft.ts'
import { newPoiDraft } from '#domain/poi-draft/poi-draft.ts'
import { importFile, undoImport } from '../archive/import-file.ts'
import { file, game, readSums, rebuildSums, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { poiDraftRepository } from './poi-draft.repository.ts'

const COMP = 'ash loba seer'

/** Storm Point twice, then World's Edge. Only Reed's landing in game 1 is in the file. */
const GAMES = [
  game('m1', 1, '', [team('Owls', 1, COMP), team('Reed', 2, COMP, { poi: 'The Mill' })]),
  game('m2', 2, '', [team('Owls', 2, COMP), team('Reed', 1, COMP)]),
  game('m3', 3, '', [team('Owls', 3, COMP), team('Reed', 4, COMP)], { map: 'worldsedge' }),
]
const [CHECKPOINT, MILL] = [3, 8]

async function testEnv() {
  const built = await buildTestApp()
  const { app, db } = built
  const { headers, id: chief } = await built.as('editor', 'chief')
  const importMatch = (games = GAMES, hash = 'match') =>
    importFile(db, file(hash, [set('Harbor', games, '4711')]))
  const call = async (method: 'PUT' | 'DELETE' | 'POST' | 'GET', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, json: answer.json() }
  }
  const makeDraft = async (...claims: (readonly [string, string, number])[]) =>
    poiDraftRepository(db).create(chief, {
      ...newPoiDraft({
        name: 'Week 3',
        maps: ['stormpoint', 'worldsedge'],
        teams: ['owls', 'Reed'],
        mode: 'snake',
        turns: [],
        allowSharing: true,
        team: null,
        series: null,
      }),
      claims: claims.map(([name, map, poi]) => ({ team: name, map, poi, by: 'chief', at: 0 })),
    })
  const seriesId = async () =>
    (await db.selectFrom('game').select('series_id').where('is_current', '=', true).execute())[0]
      ?.series_id ?? 0
  const landed = async (mid: string) => {
    const row = await db
      .selectFrom('game')
      .select('id')
      .where('mid', '=', mid)
      .where('is_current', '=', true)
      .executeTakeFirst()
    const { json } = await call('GET', `/api/admin/games/${row?.id}/landings`)
    return listGameLandings.output
      .parse(json)
      .landings.map(({ team: name, poiId, source }) => `${name}: ${poiId} ${source}`)
  }
  const expectSums = async () => {
    const left = await readSums(db)
    await rebuildSums(db)
    expect(left).toEqual(await readSums(db))
  }
  return { ...built, chief, importMatch, call, makeDraft, seriesId, landed, expectSums }
}

test('claims count as drafted landings where nothing else is known, until played data arrives', async () => {
  const { importMatch, makeDraft, seriesId, landed, call, expectSums } = await testEnv()
  await importMatch()
  const id = await makeDraft(
    ['owls', 'stormpoint', CHECKPOINT],
    ['Reed', 'stormpoint', CHECKPOINT],
    ['Reed', 'worldsedge', 5],
  )
  const url = `/api/admin/poi-drafts/${id}/landings`
  const series = await seriesId()
  const { json } = await call('PUT', url, { series })
  expect(json).toMatchObject({
    message: '3 claims put on POI Data for Harbor.',
    draft: { landedSeries: series },
  })
  expect(await landed('m1')).toEqual([
    `Owls: ${CHECKPOINT} drafted`,
    expect.stringMatching(/^Reed: \d+ file$/),
  ])
  expect(await landed('m2')).toEqual([`Owls: ${CHECKPOINT} drafted`, `Reed: ${CHECKPOINT} drafted`])
  expect(await landed('m3')).toEqual(['Owls: null null', 'Reed: 5 drafted'])
  const figures = getPoiCompsData.output.parse((await call('GET', '/api/poi_comps_data')).json)
  expect(figures.poiCompsData['stormpoint']?.[CHECKPOINT]).toMatchObject({
    totalGames: 3,
    draftedGames: 3,
    handGames: 0,
  })
  // What teams did from a spot is only what they played.
  const asked = { maps: ['stormpoint'], teams: ['Owls', 'Reed'] }
  const known = getSpotRecords.output.parse(
    (await call('POST', '/api/poi-drafts/records', asked)).json,
  )
  expect(known.landings.filter(({ poi }) => poi === CHECKPOINT)).toEqual([])
  expect(known.spots.filter(({ poi }) => poi === CHECKPOINT)).toEqual([])
  expect(known.landings).not.toEqual([])
  await expectSums()

  // A newer file of the same series says where the Owls landed in game 2.
  const played = GAMES.map((one) =>
    one.mid === 'm2'
      ? game('m2', 2, '', [team('Owls', 2, COMP, { poi: 'The Mill' }), team('Reed', 1, COMP)])
      : one,
  )
  const more = game('m4', 4, '', [team('Owls', 5, COMP), team('Reed', 6, COMP)])
  await importMatch([...played, more], 'newer')
  expect((await landed('m2'))[0]).toMatch(/^Owls: \d+ file$/)
  expect((await landed('m4'))[0]).toBe(`Owls: ${CHECKPOINT} drafted`)
  await expectSums()

  expect((await call('DELETE', `/api/poi-drafts/${id}`)).json.error).toBe('claims_on_poi_data')
  expect((await call('DELETE', url)).json.draft.landedSeries).toBeNull()
  expect(await landed('m4')).toEqual(['Owls: null null', 'Reed: null null'])
  expect((await call('DELETE', `/api/poi-drafts/${id}`)).status).toBe(200)
  await expectSums()
})

test('claims that are put again replace the earlier ones, also those of another draft', async () => {
  const { importMatch, makeDraft, seriesId, landed, call, expectSums } = await testEnv()
  await importMatch()
  const first = await makeDraft(['Owls', 'stormpoint', CHECKPOINT])
  const other = await makeDraft(['Owls', 'stormpoint', MILL])
  const put = async (id: number) =>
    call('PUT', `/api/admin/poi-drafts/${id}/landings`, { series: await seriesId() })
  await put(first)
  await put(other)
  expect((await landed('m1'))[0]).toBe(`Owls: ${MILL} drafted`)
  expect((await call('GET', `/api/poi-drafts/${first}`)).json.landedSeries).toBeNull()
  await put(other)
  expect((await landed('m1'))[0]).toBe(`Owls: ${MILL} drafted`)
  await expectSums()
})

test('an undone import takes its games along, and the plan counts again when it is imported again', async () => {
  const { db, chief, importMatch, makeDraft, seriesId, landed, call, expectSums } = await testEnv()
  const { importId } = await importMatch()
  const id = await makeDraft(['Owls', 'stormpoint', CHECKPOINT])
  await call('PUT', `/api/admin/poi-drafts/${id}/landings`, { series: await seriesId() })
  await undoImport(db, importId, chief)
  await expectSums()
  await importMatch()
  expect((await landed('m1'))[0]).toBe(`Owls: ${CHECKPOINT} drafted`)
  await expectSums()
})

test('without claims or without the series nothing is put', async () => {
  const { importMatch, makeDraft, seriesId, call } = await testEnv()
  await importMatch()
  const [empty, full] = [await makeDraft(), await makeDraft(['Owls', 'stormpoint', CHECKPOINT])]
  const series = await seriesId()
  const put = (id: number, one: number) =>
    call('PUT', `/api/admin/poi-drafts/${id}/landings`, { series: one })
  expect(await put(empty, series)).toMatchObject({ status: 409, json: { error: 'no_claims' } })
  expect(await put(full, 999_999)).toMatchObject({ status: 404 })
  expect(await put(999_999, series)).toMatchObject({ status: 404 })
})

test("records have points, placement and contests of all teams, and the lobby's habits", async () => {
  const { importMatch, call } = await testEnv()
  const pad = { poi: 'North Pad' }
  await importMatch([
    game('m1', 1, '', [team('Owls', 1, COMP, pad), team('Reed', 2, COMP, { poi: 'The Mill' })]),
    game('m2', 2, '', [team('Owls', 2, COMP, pad), team('Reed', 1, COMP, pad)]),
  ])
  const { json } = await call('POST', '/api/poi-drafts/records', {
    maps: ['stormpoint'],
    teams: ['OWLS', 'Nobody'],
  })
  const { spots, landings } = getSpotRecords.output.parse(json)
  // Owls were 1st and 2nd, Reed 1st in the second game, where both landed there.
  expect(spots.find(({ poi }) => poi === CHECKPOINT)).toMatchObject({
    games: 3,
    contested: 2,
    placement: { n: 3, sum: 4, sumOfSquares: 6 },
  })
  expect(landings).toEqual([{ team: 'OWLS', map: 'stormpoint', poi: CHECKPOINT, games: 2 }])
})

test('a draft names its series, also when another file takes it over, until it is gone', async () => {
  const { db, chief, call, importMatch, seriesId } = await testEnv()
  const first = await importMatch(GAMES.slice(0, 1))
  const series = await seriesId()
  const setup = {
    name: 'Week 3',
    maps: ['stormpoint'],
    teams: ['owls', 'Reed'],
    mode: 'snake',
    turns: [],
    allowSharing: true,
    team: null,
  }
  const { json } = await call('POST', '/api/poi-drafts', { setup: { ...setup, series } })
  const { id, version } = json.draft
  expect(json.draft).toMatchObject({ series, seriesEvent: 'Harbor' })
  const change = (operationId: string, next: object) =>
    call('POST', `/api/poi-drafts/${id}/operations`, {
      operationId,
      operation: { type: 'setup', setup: { ...setup, ...next }, version },
    })
  const refused = await change('unknown', { series: series + 1000 })
  expect(refused).toMatchObject({
    status: 404,
    json: { message: 'This series is no longer in the archive.' },
  })

  const read = async () => (await call('GET', `/api/poi-drafts/${id}`)).json
  const second = await importMatch(GAMES, 'more')
  const now = await seriesId()
  expect(now).not.toBe(series)
  expect(await read()).toMatchObject({ version, series: now, seriesEvent: 'Harbor' })
  for (const { importId } of [first, second]) await undoImport(db, importId, chief)
  expect(await read()).toMatchObject({ version, series: null, seriesEvent: null })
  expect((await change('none', {})).json.draft).toMatchObject({ series: null })
})

test('drafts from before the choice of a series have none', async () => {
  const { db, call, makeDraft } = await testEnv()
  const id = await makeDraft()
  await sql`update poi_draft set content = content - 'series'`.execute(db)
  expect((await call('GET', `/api/poi-drafts/${id}`)).json).toMatchObject({
    series: null,
    seriesEvent: null,
  })
})

// Finding C3.
test('a draft that is deleted while its claims are put on POI Data stays', async () => {
  const { db, importMatch, makeDraft, call } = await testEnv()
  await importMatch()
  const id = await makeDraft(['owls', 'stormpoint', CHECKPOINT])
  let deleting: ReturnType<typeof call> | undefined
  await db.transaction().execute(async (tx) => {
    // What putting them does, up to its last step.
    await tx.updateTable('poi_draft').set({ landed_mid: 'm1' }).where('id', '=', id).execute()
    deleting = call('DELETE', `/api/poi-drafts/${id}`)
    await expect
      .poll(async () => {
        const waiting = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return waiting.rows.length
      })
      .toBe(1)
  })
  expect((await deleting)?.json).toMatchObject({ error: 'claims_on_poi_data' })
  expect((await call('GET', `/api/poi-drafts/${id}`)).status).toBe(200)
})
