import { expect, test } from 'vitest'
import { findSeries } from '#contract/archive/correction.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { importFile, undoImport } from '../import-file.ts'
import { file, game, set, team } from '../test-archive.ts'

const START = 1_789_997_600

const lobby = (first: number) =>
  Array.from({ length: 12 }, (_, index) =>
    team(`Team ${index + first}`, index + 1, 'ash crypto newcastle', { kills: (index * 7) % 11 }),
  )
const aFile = (event: string, format: string, mid: string, games = 1) =>
  file(
    `${mid} ${games}`,
    [
      set(
        event,
        Array.from({ length: games }, (_, index) =>
          game(`${mid}${index + 1}`, index + 1, '', lobby(1), { startedAt: START + index * 1800 }),
        ),
        mid,
      ),
    ],
    format,
  )

async function buildKindApp() {
  const built = await buildTestApp()
  const { headers } = await built.as('editor')
  const put = async (path: string, payload: object) => {
    const url = `/api/admin${path}`
    const answer = await built.app.inject({ method: 'PUT', url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const kinds = async () => {
    const answer = await built.app.inject({ url: '/api/admin/series', headers })
    const { series } = findSeries.output.parse(answer.json())
    return Object.fromEntries(series.map(({ event, kind }) => [event, kind]))
  }
  const idOf = async (event: string) => {
    const { id } = await built.db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .select('s.id')
      .where('e.name', '=', event)
      .where('g.is_current', '=', true)
      .executeTakeFirstOrThrow()
    return id
  }
  return { ...built, put, kinds, idOf }
}

test.each([
  ['ALGS Year 9 Split 1 EMEA', 'algs', 'official'],
  ['Thursday', 'liveapi', 'scrim'],
  ['Thursday', 'statscode', 'scrim'],
  ['Lantern Scrims Lobby 2', 'overstat', 'scrim'],
  ['ALGS scrims', 'overstat', 'scrim'],
  ['ALGS Championship', 'overstat', 'official'],
  ['Harbor League Finals', 'matchcsv', 'official'],
  ['Subleague of Scrimmages', 'overstat', 'other'],
  ['Autumn Cup', 'overstat', 'other'],
])('%s from %s is %s by its source', async (event, format, kind) => {
  const { db, kinds } = await buildKindApp()
  await importFile(db, aFile(event, format, 'm'))
  expect(await kinds()).toEqual({ [event]: kind })
})

test('a series that the league has too is official, as long as it has', async () => {
  const { db, kinds } = await buildKindApp()
  await importFile(db, aFile('Autumn Cup', 'overstat', 'm'))
  const { importId } = await importFile(db, aFile('ALGS', 'algs', 'algs:S:'))
  await expect.poll(kinds).toEqual({ 'Autumn Cup': 'official' })
  await undoImport(db, importId, null)
  await expect.poll(kinds).toEqual({ 'Autumn Cup': 'other' })
})

test('what an editor says about a series stays when its file comes again', async () => {
  const { db, put, kinds, idOf } = await buildKindApp()
  await importFile(db, aFile('Autumn Cup', 'overstat', 'm'))
  const id = await idOf('Autumn Cup')
  expect((await put(`/series/${id}/kind`, { kind: 'scrim' })).body).toMatchObject({ success: true })
  await importFile(db, aFile('Autumn Cup', 'overstat', 'm', 2))
  await expect.poll(kinds).toEqual({ 'Autumn Cup': 'scrim' })
  await put(`/series/${await idOf('Autumn Cup')}/kind`, { kind: null })
  await expect.poll(kinds).toEqual({ 'Autumn Cup': 'other' })
})

test('events are found by a part of their name, and a choice for a series wins', async () => {
  const { db, put, kinds, idOf } = await buildKindApp()
  await importFile(db, aFile('Autumn Cup', 'overstat', 'a'))
  await importFile(db, aFile('autumn open', 'matchcsv', 'b'))
  await importFile(db, aFile('Winter 100%', 'scoresheet', 'c'))
  await put(`/series/${await idOf('Autumn Cup')}/kind`, { kind: 'scrim' })
  const { body } = await put('/event_kinds', { search: ' Autumn ', kind: 'official' })
  expect(body).toMatchObject({ message: '1 series changed' })
  await expect
    .poll(kinds)
    .toEqual({ 'Autumn Cup': 'scrim', 'autumn open': 'official', 'Winter 100%': 'other' })
  // Series of the event that come later, too.
  await importFile(db, aFile('autumn open', 'matchcsv', 'd'))
  await expect.poll(kinds).toMatchObject({ 'autumn open': 'official' })
  await put('/event_kinds', { search: 'autumn', kind: null })
  await expect.poll(kinds).toMatchObject({ 'Autumn Cup': 'scrim', 'autumn open': 'other' })
  expect((await put('/event_kinds', { search: '0%x', kind: 'other' })).body).toMatchObject({
    message: 'No event has this in its name',
  })
  expect((await put('/event_kinds', { search: ' a  ', kind: 'other' })).status).toBe(400)
  expect((await put('/series/999/kind', { kind: 'other' })).status).toBe(404)
})
