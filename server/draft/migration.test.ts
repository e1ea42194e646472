import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../db/client.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { openDatabase } from '../db/pool.ts'
import { createEmptyDatabase } from '../testing/test-app.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { draftRepository } from './draft.repository.ts'

test('a draft of the version before keeps its bans and picks in their order', async () => {
  const url = await createEmptyDatabase()
  const names = (await readMigrations()).map((migration) => migration.name)
  await migrate(url, { only: names.filter((it) => it <= '0015_presence_idle.sql') })
  await withClient(url, async (client) => {
    await client.query("insert into draft_ban values ('wraith', 2), ('ash', 1)")
    await client.query("insert into draft_pick values ('loba', 2), ('mad_maggie', 1)")
    await client.query('update draft_head set version = 4')
  })
  await migrate(url)
  const db = openDatabase(url, () => {})
  onTestFinished(() => db.destroy())
  expect((await draftRepository(db).read(DEFAULT_ROOM))?.state).toEqual({
    version: 4,
    banned_legends: ['ash', 'wraith'],
    picked_legends: ['mad_maggie', 'loba'],
    draft_history: [],
  })
})

// Finding C2.
test('what was stored of a session beside id and name is removed from changes and games', async () => {
  const url = await createEmptyDatabase()
  const names = (await readMigrations()).map((migration) => migration.name)
  await migrate(url, { only: names.filter((it) => it < '0060') })
  const user = { id: 7, username: 'mika', role: 'admin', tokenHash: { type: 'Buffer', data: [1] } }
  const game = { id: 1, comp: ['ash'], version: 1, user }
  const add = { type: 'draft_history', action: 'add', entry: game, version: 1, user, remaining: 0 }
  const cleared = { banned_legends: ['fuse'], picked_legends: [], draft_history: [game] }
  const reset = { type: 'draft_history', action: 'reset', cleared, version: 2, user: null }
  const ban = { type: 'ban', legend: 'ash', version: 3, user: { id: 8, username: 'ben' } }
  await withClient(url, async (client) => {
    for (const event of [add, reset, ban]) {
      await client.query('insert into draft_event (version, payload) values ($1, $2)', [
        event.version,
        event,
      ])
    }
    await client.query('insert into draft_history (id, version, entry) values (1, 1, $1)', [game])
  })
  await migrate(url)
  const kept = { id: 7, username: 'mika' }
  const played = { ...game, user: kept }
  await withClient(url, async (client) => {
    const events = await client.query('select payload from draft_event order by version')
    expect(events.rows.map(({ payload }) => payload)).toEqual([
      { ...add, entry: played, user: kept },
      { ...reset, cleared: { ...cleared, draft_history: [played] } },
      ban,
    ])
    const games = await client.query('select entry from draft_history')
    expect(games.rows).toEqual([{ entry: played }])
  })
})
