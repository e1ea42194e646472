import { expect, test } from 'vitest'
import { getSeries, listSeries } from '#contract/series/series.ts'
import { standingsAfter } from '#domain/series/standings.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { importFile } from '../import-file.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { algsFileOf } from './stand-in/test-algs-file.ts'
import { inventLeague } from './stand-in/test-league.ts'

/** A finished game without statistics is missing in our sums, so its series can't be compared. */
const WITHOUT_STATISTICS = 'emea/2'

test('every sum and every position is that of the league, also of ties and of a decided final', async () => {
  const { app, db } = await buildTestApp()
  const played = inventLeague().series.filter(
    ({ key, tournament, status }) =>
      key !== WITHOUT_STATISTICS && tournament.name !== 'scrims' && status !== 'pending',
  )
  const official = new Map<string, (readonly [string, number])[]>()
  for (const { key } of played) {
    const file = algsFileOf(key)
    const read = readMatchFile(`${key}.json`, Buffer.from(JSON.stringify(file)))
    const of = { fileName: `${key}.json`, fileHash: key, isDemo: false, by: null }
    await importFile(db, { ...read, ...of })
    const teams = file.answers.stats?.teams ?? []
    official.set(
      file.seriesId,
      teams.map(({ id, points }) => [`algs:${id}`, points]),
    )
  }
  const { series } = listSeries.output.parse((await app.inject('/api/series')).json())
  expect(series).toHaveLength(official.size)
  const ids = await db
    .selectFrom('team_result as r')
    .innerJoin('team as t', 't.id', 'r.team_id')
    .select(['r.source_id', 't.name'])
    .distinct()
    .execute()
  const names = new Map(ids.map((row) => [row.source_id, row.name]))
  expect(names.size).toBe(ids.length)
  let positions = 0
  for (const { id, set } of series) {
    const detail = getSeries.output.parse((await app.inject(`/api/series/${id}`)).json())
    const ours = standingsAfter(detail, Infinity)
    const theirs = official.get(set ?? '') ?? []
    expect(ours.map(({ team, points }) => [team, points])).toEqual(
      theirs.map(([teamId, points]) => [names.get(teamId), points]),
    )
    expect(ours.map(({ rank }) => rank)).toEqual(theirs.map((_, index) => index + 1))
    positions += theirs.length
  }
  expect(positions).toBeGreaterThan(350)
})
