import { startOwnClock } from '../testing/own-clock.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { STAGE_KINDS } from '#contract/base/realtime.ts'
import { heard, openRooms } from './test-rooms.ts'

const { app, as, db, people, send, makeRoom, share, watch } = await openRooms(afterAll)
const { creator, member, other } = people

test('an edit link needs an account and is counted', async () => {
  const room = await makeRoom(true)
  const { token, link } = await share('draft_edit', room)
  const guest = await app.inject({ method: 'POST', url: '/api/rooms/join', payload: { token } })
  expect(guest.statusCode).toBe(401)
  for (let visit = 0; visit < 2; visit++) {
    await send('POST', '/api/rooms/join', { token }, await as('user'))
  }
  const { json } = await send('GET', `/api/rooms/${room}/links`, undefined, creator)
  expect(json.links).toMatchObject([{ id: link.id, kind: 'draft_edit', uses: 2 }])
  await send('DELETE', `/api/share_links/${link.id}`, undefined, creator)
  const late = await send('POST', '/api/rooms/join', { token }, await as('user'))
  expect(late.json).toEqual({ room: null, ended: 'revoked' })
})

test('edit links cannot be tried out: 30 a minute', async () => {
  const guesser = await as('user')
  const statuses = []
  // Twice the limit, in case a minute ends in between.
  for (let n = 0; n < 61; n++) {
    const { status } = await send('POST', '/api/rooms/join', { token: 'x'.repeat(43) }, guesser)
    statuses.push(status)
  }
  expect(statuses).toContain(429)
})

test('a view link shows its room and none of another', async () => {
  const [room, elsewhere] = [await makeRoom(false), await makeRoom(false)]
  const { token } = await share('draft_view', room)
  const socket = watch(token, 'draft_view')
  const seen: string[] = []
  socket.onAny((name, state) => seen.push(`${name} ${JSON.stringify(state)}`))
  await heard(socket, 'stage_state')
  await send('POST', '/api/ban', { legend: 'fuse', room: elsewhere }, creator)
  await send('POST', '/api/ban', { legend: 'loba' }, creator)
  await send('POST', '/api/ban', { legend: 'ash', room }, creator)
  await expect.poll(() => seen.at(-1)).toContain('"banned_legends":["ash"]')
  expect(seen.join()).not.toMatch(/fuse|loba|creator/)
})

test.each(['turned off', 'expired'])(
  'a link that is %s closes its sockets within a second',
  async (how) => {
    const room = await makeRoom(true)
    for (const kind of STAGE_KINDS) {
      const { token, link } = await share(kind, room)
      const socket = watch(token, kind)
      await heard(socket, 'stage_state')
      const closed = heard(socket, 'disconnect')
      const elapsed = startOwnClock()
      if (how === 'turned off') {
        await send('DELETE', `/api/share_links/${link.id}`, undefined, creator)
      } else {
        await sql`update share_link set expires_at = now() where id = ${link.id}`.execute(db)
      }
      await closed
      expect(elapsed(), kind).toBeLessThan(1000)
    }
  },
)

test('a room takes so many members and says when it is full', async () => {
  const room = await makeRoom(true)
  const { token } = await share('draft_edit', room)
  await sql`
    with made as (
      insert into account (username, username_key, role, password_hash)
      select 'member ' || n, 'member ' || n, 'user', 'x' from generate_series(1, 96) n
      returning id
    ) insert into draft_room_member (room_id, account_id) select ${room}, id from made`.execute(db)
  const refused = await send('POST', '/api/rooms/join', { token }, other)
  expect([refused.status, refused.json.error]).toEqual([409, 'too_many_members'])
  // Those who are members already come in.
  expect((await send('POST', '/api/rooms/join', { token }, member)).json.room).toBe(room)
})
