import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newLiveMatch } from '#domain/live-feed/live-match.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { bansAtDrop } from './draft-bans.ts'

const { db } = await buildTestApp({}, afterAll)

test('a live match has the bans of the main room, whatever other rooms ban', async () => {
  const { id } = await db
    .insertInto('draft_room')
    .values({ name: 'Scrim' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into draft_head (room_id, version, banned_legends) values (${id}, 1, '{fuse}')`.execute(
    db,
  )
  await sql`update draft_head set banned_legends = '{ash}' where room_id = 1`.execute(db)
  const feed = await sql<{ id: number }>`
    insert into live_feed (name, token_hash) values ('PC', '\\x00') returning id`.execute(db)
  const feedId = feed.rows[0]?.id ?? 0
  expect(await bansAtDrop(db, feedId, newLiveMatch())).toEqual(['ash'])
  const dropped = { ...newLiveMatch(), startedAt: 1_700_000_000, playingSince: 1_700_000_060 }
  expect(await bansAtDrop(db, feedId, dropped)).toEqual(['ash'])
})
