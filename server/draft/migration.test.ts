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
