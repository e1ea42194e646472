import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundDatabase } from '../db/pool.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { openWire } from '../testing/test-wire.ts'
import { importFile } from './import-file.ts'
import { lockArchive } from './series-change.ts'
import { file, game, set, team } from './test-archive.ts'

const FAST = { connectMs: 4000, lockMs: 300, checkMs: 1000 }

/** Changes to the archive go through a network that can go silent; everything else is as usual. */
async function testEnv() {
  const home = await buildTestApp()
  const wire = await openWire(home.url)
  const backgroundDb = openBackgroundDatabase(wire.url, FAST)
  onTestFinished(() => backgroundDb.destroy())
  const { app } = await buildTestApp({ db: home.db, databaseUrl: home.url, backgroundDb })
  const { headers } = await home.as('admin')
  const games = [game('one', 1, 'ash', [team('Fjord', 1, 'wraith fuse seer')])]
  await importFile(home.db, file('cup', [set('Cup', games)]))
  const { id } = await home.db.selectFrom('team').select('id').executeTakeFirstOrThrow()
  const rename = async (name: string) => {
    const url = `/api/admin/teams/${id}/name`
    const answer = await app.inject({ method: 'PUT', url, headers, payload: { name } })
    return {
      status: answer.statusCode,
      error: answer.json().error,
      wait: answer.headers['retry-after'],
    }
  }
  return { ...home, wire, backgroundDb, rename }
}

test('a change that waits too long for another one is refused, and works afterward', async () => {
  const { db, rename } = await testEnv()
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    expect(await rename('Fjord Rovers')).toEqual({ status: 503, error: 'archive_busy', wait: '5' })
  })
  expect(await rename('Fjord Rovers')).toMatchObject({ status: 200 })
})

test('a change whose connection goes silent is refused, and the next one uses a new connection', async () => {
  const { wire, rename } = await testEnv()
  expect(await rename('Fjord Rovers')).toMatchObject({ status: 200 })
  wire.fallSilent()
  expect(await rename('Fjord Owls')).toMatchObject({ status: 503, error: 'database_away' })
  wire.recover()
  expect(await rename('Fjord Owls')).toMatchObject({ status: 200 })
})

test('a statement can take as long as PostgreSQL works on it', async () => {
  const { backgroundDb } = await testEnv()
  // Four checks long; two that find no work would end it.
  await expect(sql`select pg_sleep(4)`.execute(backgroundDb)).resolves.toBeDefined()
})

test('a change whose account is deleted while it waits is refused as signed out', async () => {
  const { app, db, as } = await buildTestApp()
  const { id: admin, headers } = await as('admin')
  const games = ['Fjord', 'Fjord Rovers'].map((name, at) =>
    game(name, at + 1, 'ash', [team(name, 1, 'wraith fuse seer')]),
  )
  await importFile(db, file('cup', [set('Cup', games)]))
  const teams = () => db.selectFrom('team').select('id').execute()
  const [from, into] = await teams()
  const merge = async () => {
    const url = `/api/admin/teams/${from?.id}/merge`
    const answer = await app.inject({ method: 'POST', url, headers, payload: { into: into?.id } })
    return [answer.statusCode, answer.json().error]
  }
  const { answer } = await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const pending = merge()
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    await tx.deleteFrom('account').where('id', '=', admin).execute()
    return { answer: pending }
  })
  expect(await answer).toEqual([401, 'session_invalid'])
  expect(await teams()).toHaveLength(2)
})
