import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { newLiveMatch } from '#domain/live-match/feed/live-match.ts'
import { createLiveReader } from '#domain/live-match/feed/live-reader.ts'
import { readLiveValue } from '../archive/ingest/live-feed/decode-frame.ts'
import { handMatch } from '../live-match/feed/test-match.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { bansAtDrop } from './draft-bans.ts'

const { db } = await buildTestApp({}, afterAll)

const AT = 1_700_000_000

/** A match of which only its beginning was received. */
function beginMatch(lobby: string, hasDropped: boolean) {
  const reader = createLiveReader()
  const { beginning } = handMatch({ at: AT, lobby })
  for (const value of hasDropped ? beginning : beginning.slice(0, -1)) {
    const event = readLiveValue(value)
    if (typeof event !== 'string') reader.add(event, null)
  }
  return reader.match ?? newLiveMatch()
}

const ban = (room: number, legend: string) =>
  sql`insert into draft_head (room_id, version, banned_legends) values (${room}, 1, ${[legend]})
    on conflict (room_id) do update set banned_legends = excluded.banned_legends`.execute(db)

async function addFeed(hash: string) {
  const { id } = await db
    .insertInto('live_feed')
    .values({ name: 'PC', token_hash: Buffer.from(hash) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const bansOf = (feed: number, lobby: string, hasDropped = true) =>
  bansAtDrop(db, 'Owls Squad 1', feed, beginMatch(lobby, hasDropped))

test('a live match has the bans of the main room, whatever other rooms ban', async () => {
  const { id } = await db
    .insertInto('draft_room')
    .values({ name: 'Scrim' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ban(id, 'fuse')
  await ban(DEFAULT_ROOM, 'loba')
  const feed = await addFeed('1')
  expect(await bansOf(feed, 'Owls', false)).toEqual(['loba'])
  expect(await bansOf(feed, 'Owls')).toEqual(['loba'])
})

test('a lobby that we do not play in has no bans of our draft, unless the draft follows its feed', async () => {
  await ban(DEFAULT_ROOM, 'loba')
  const [one, two] = [await addFeed('2'), await addFeed('3')]
  expect(await bansOf(one, 'Larks')).toBeNull()
  await sql`update draft_room set team = 'Larks Squad 2' where id = ${DEFAULT_ROOM}`.execute(db)
  expect(await bansOf(one, 'Larks')).toEqual(['loba'])
  expect(await bansOf(one, 'Owls')).toBeNull()
  await sql`insert into draft_follow (room_id, is_on, feed_id) values (${DEFAULT_ROOM}, true, ${two})
    on conflict (room_id) do update set is_on = true, feed_id = ${two}`.execute(db)
  expect(await bansOf(one, 'Owls')).toBeNull()
  expect(await bansOf(two, 'Owls')).toEqual(['loba'])
})
