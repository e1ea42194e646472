import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundDatabase } from '../../db/pool.ts'
import { importFile, undoImport } from '../../archive/import-file.ts'
import { file } from '../../archive/test-archive.ts'
import { buildTestApp, createTemplate } from '../../testing/test-app.ts'
import { modelRepository } from './model.repository.ts'
import { PLAN, seriesOn } from '../test-season.ts'
import { trainOnce } from './training.ts'

/** 26 series of three games and three teams make more than 200 examples. */
const season = Array.from({ length: 26 }, (_, day) => seriesOn(day, PLAN, { bans: ['ash'] }))

async function testEnv(sets = season) {
  const testApp = await buildTestApp()
  await importFile(testApp.db, file('season', sets))
  return withReaders(testApp)
}

const trained = await createTemplate(async (db) => {
  await importFile(db, file('season', season))
  await trainOnce(db, 'points')
})

/** The season, and what was learned from it. */
const trainedEnv = async () => withReaders(await buildTestApp({}, onTestFinished, trained))

function withReaders(built: Awaited<ReturnType<typeof buildTestApp>>) {
  const state = () => modelRepository(built.db).read()
  const weeks = async () => {
    const rows = await built.db.selectFrom('backtest_week').selectAll().orderBy('week').execute()
    return rows.map(({ week, rows: judged }) => ({ week: week.toISOString(), n: judged.length }))
  }
  const versions = async () => {
    const { version } = await built.db
      .selectFrom('archive')
      .select('version')
      .executeTakeFirstOrThrow()
    return version
  }
  return { ...built, state, weeks, versions }
}

test('training stores weights of the archive and judges all its weeks', async () => {
  const { db, app, state, weeks } = await testEnv()
  const { model: shipped } = await state()
  await trainOnce(db, 'points')
  const { model, examples, trainedAt, failure, backtest, unseen, chances } = await state()
  // Each team teaches in all its games but the first one, 3 * 77, unless what it played was no candidate.
  expect(examples).toBeGreaterThan(220)
  expect(examples).toBeLessThanOrEqual(231)
  expect(trainedAt).not.toBeNull()
  expect(failure).toBeNull()
  expect(model.weights.free).not.toEqual(shipped.weights.free)
  expect(backtest?.composition.n).toBe(234)
  // All of it is newer than the shipped weights.
  expect(unseen).toEqual(backtest)
  const judgedOf = (kind: string) => {
    const { n = 0, series = 0 } = chances?.unseen.find((one) => one.kind === kind) ?? {}
    return [n, series]
  }
  // 26 series: two bans with 0, 5, 10, 15 and 20 locked teams, 27 legends by games 2 and 3.
  expect(judgedOf('knownPicks')).toEqual([26 * 2 * 5, 26])
  expect(judgedOf('bannedBy')).toEqual([26 * 2 * 27, 26])
  // The first series has no team that practiced, and none has the six games that a finish needs.
  expect(judgedOf('planLegal')[1]).toBe(25)
  expect(judgedOf('top5')).toEqual([0, 0])
  // Alliance keeps its composition in every game; the Herons change when Ash goes and come back.
  expect(backtest?.composition.top1).toBeGreaterThan(60)
  // From Monday, 31 August 2026: 26 days are four weeks.
  expect((await weeks()).map(({ week }) => week.slice(0, 10))).toEqual([
    '2026-08-31',
    '2026-09-07',
    '2026-09-14',
    '2026-09-21',
  ])
  const { statusCode, json } = await app.inject({ method: 'GET', url: '/api/forecast/record' })
  expect(statusCode).toBe(200)
  expect(json()).toMatchObject({ backtest: { composition: { n: 234 } }, progress: null })
})

test('a later game is only added; an older one judges again from its week on', async () => {
  const { db, weeks } = await trainedEnv()
  const before = await db.selectFrom('backtest_week').selectAll().orderBy('week').execute()
  await importFile(db, file('later', [seriesOn(26, PLAN)]))
  await trainOnce(db, 'points')
  const after = await db.selectFrom('backtest_week').selectAll().orderBy('week').execute()
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
  expect(after.at(3)).not.toEqual(before.at(3))
  await importFile(db, file('older', [seriesOn(13.5, PLAN)]))
  await trainOnce(db, 'points')
  const again = await db.selectFrom('backtest_week').selectAll().orderBy('week').execute()
  expect(again.slice(0, 2)).toEqual(before.slice(0, 2))
  expect((await weeks()).map(({ n }) => n).reduce((sum, n) => sum + n, 0)).toBe(252)
})

test('an undone import leaves the weights and the back-test as they were', async () => {
  const { db, state } = await trainedEnv()
  const before = await state()
  const { importId } = await importFile(db, file('extra', [seriesOn(27, PLAN)]))
  await trainOnce(db, 'points')
  await undoImport(db, importId, null)
  await trainOnce(db, 'points')
  const after = await state()
  expect(after.backtest).toEqual(before.backtest)
  expect(after.examples).toBe(before.examples)
  const [one, other] = [before.model.weights.free, after.model.weights.free]
  one.forEach((weight, j) => expect(other[j]).toBeCloseTo(weight, 1))
})

test('a back-test that was cut off goes on after the weeks it had judged', async () => {
  const { db, weeks } = await testEnv()
  await sql`alter table backtest_week add constraint cut_off check (week < '2026-09-14')`.execute(
    db,
  )
  await expect(trainOnce(db, 'points')).rejects.toThrow('cut_off')
  await sql`alter table backtest_week drop constraint cut_off`.execute(db)
  // PostgreSQL's own mark of the transaction that wrote a row.
  const writers = async () => {
    const { rows } = await sql<{ writer: string }>`
      select xmin::text as writer from backtest_week order by week`.execute(db)
    return rows.map(({ writer }) => writer)
  }
  const before = await writers()
  expect(before).toHaveLength(2)
  await trainOnce(db, 'points')
  expect((await writers()).slice(0, 2)).toEqual(before)
  expect(await weeks()).toHaveLength(4)
})

test('two servers train once', async () => {
  const { db, url, versions } = await testEnv()
  const other = openBackgroundDatabase(url)
  const before = await versions()
  await Promise.all([trainOnce(db, 'points'), trainOnce(other, 'points')])
  await trainOnce(other, 'points')
  await other.destroy()
  // One new version for the weights and one for the report.
  expect((await versions()) - before).toBe(2)
})

test('a small archive stays with the shipped weights', async () => {
  const { db, state } = await testEnv(season.slice(0, 3))
  const { model: shipped } = await state()
  await trainOnce(db, 'points')
  expect((await state()).model).toEqual(shipped)
})

test('a failed training keeps the last weights and tells administrators why', async () => {
  const { db, app, as, state } = await trainedEnv()
  const { model } = await state()
  await importFile(db, file('later', [seriesOn(28, PLAN)]))
  await sql`alter table backtest_week rename to lost`.execute(db)
  await expect(trainOnce(db, 'points')).rejects.toThrow('backtest_week')
  await sql`alter table lost rename to backtest_week`.execute(db)
  expect((await state()).model).toEqual(model)
  const settings = await app.inject({
    method: 'GET',
    url: '/api/admin/forecast',
    ...(await as('admin')),
  })
  expect(settings.json()).toMatchObject({
    failure: { message: expect.stringContaining('backtest_week') },
    isTraining: false,
  })
  // The next attempt catches up.
  await trainOnce(db, 'points')
  expect((await state()).failure).toBeNull()
})
