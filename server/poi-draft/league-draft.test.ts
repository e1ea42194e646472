import { expect, test } from 'vitest'
import {
  changePoiDraft,
  createLeagueDraft,
  getSpotRecords,
  listLeagueDrafts,
} from '#contract/poi-draft/poi-draft.ts'
import { picksOf } from '#domain/poi-draft/pick-order.ts'
import { importFile } from '../archive/import-file.ts'
import { readMatchFile } from '../archive/ingest/read-file.ts'
import { algsFileOf } from '../archive/league/stand-in/test-algs-file.ts'
import { buildTestApp } from '../testing/test-app.ts'

async function testEnv(...keys: string[]) {
  const { app, db, as } = await buildTestApp()
  const { headers } = await as('user')
  for (const [index, key] of keys.entries()) {
    const bytes = Buffer.from(JSON.stringify(algsFileOf(key)))
    const read = readMatchFile(`${key}.json`, bytes)
    const of = { fileName: `${key}.json`, fileHash: `${index}`, isDemo: false, by: null }
    await importFile(db, { ...read, ...of })
  }
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { db, send }
}

test("the league's draft of a series becomes one of ours, with time-outs and planned numbers", async () => {
  const { send } = await testEnv('americas/1', 'old/10')
  const { series } = listLeagueDrafts.output.parse((await send('GET', 'league-poi-drafts')).body)
  // The final of the season before had no draft.
  expect(series).toMatchObject([{ event: 'ALGS Year 9 Split 1 Americas', claims: 40 }])
  const answer = await send('POST', 'league-poi-drafts', { series: series[0]?.series })
  const { draft } = createLeagueDraft.output.parse(answer.body)
  expect(draft).toMatchObject({
    name: 'ALGS Year 9 Split 1 Americas',
    maps: ['stormpoint', 'edistrict'],
    mode: 'snake',
    series: series[0]?.series,
    timer: null,
  })
  expect(draft.teams).toHaveLength(20)
  expect(draft.claims).toHaveLength(40)
  // In the stand-in picks 5 and 11 timed out and were made after the next one.
  const picks = picksOf(draft)
  expect(picks.slice(4, 6)).toMatchObject([
    { planned: 6, claim: { team: draft.teams[5] } },
    { planned: 5, timedOut: true, claim: { team: draft.teams[4] } },
  ])
  expect(picks.every(({ claim, team }) => claim?.team === team)).toBe(true)
})

test('a series without a draft of the league is refused', async () => {
  const { send } = await testEnv('old/10')
  expect((await send('POST', 'league-poi-drafts', { series: 1 })).body).toMatchObject({
    error: 'no_league_draft',
  })
  expect((await send('POST', 'league-poi-drafts', { series: 99 })).status).toBe(404)
})

test('spots have their places in the drafts of the league, each series once', async () => {
  const { send, db } = await testEnv('americas/1', 'americas/4')
  const again = readMatchFile('a.json', Buffer.from(JSON.stringify(algsFileOf('americas/1'))))
  await importFile(db, { ...again, fileName: 'a', fileHash: 'again', isDemo: false, by: null })
  const records = { maps: ['stormpoint'], teams: ['Ember', 'Umber Herons'] }
  const { drafts, drafted } = getSpotRecords.output.parse(
    (await send('POST', 'poi-drafts/records', records)).body,
  )
  expect(drafts).toEqual([{ map: 'stormpoint', drafts: 2 }])
  // Each team takes the next spot of the list, so spot 1 is the first of its map in a first round, the last in a second.
  const first = drafted.find(({ poi }) => poi === 1)
  expect(first?.places).toHaveLength(2)
  expect(drafted.flatMap(({ places }) => places)).toHaveLength(40)
})

test('the timer is a change like others: the server says when a pick times out', async () => {
  const { send } = await testEnv('americas/1')
  const { series } = (await send('GET', 'league-poi-drafts')).body
  const { id } = (await send('POST', 'league-poi-drafts', { series: series[0].series })).body.draft
  const operate = async (operationId: string, operation: object) =>
    changePoiDraft.output.parse(
      (await send('POST', `poi-drafts/${id}/operations`, { operationId, operation })).body,
    ).draft
  const undone = await operate('1', { type: 'shuffle', confirmed: true })
  const started = await operate('2', { type: 'timer', seconds: 30 })
  expect(started.version).toBe(undone.version + 1)
  expect(started.timer?.until).toBeGreaterThan(started.now + 25_000)
  expect(started.timer?.until).toBeLessThanOrEqual(started.now + 30_000)
  const paused = await operate('3', { type: 'pause', paused: true })
  expect(paused.timer).toMatchObject({ until: null })
  const { status } = await send('POST', `poi-drafts/${id}/operations`, {
    operationId: '4',
    operation: { type: 'timer', seconds: 1 },
  })
  expect(status).toBe(400)
})
