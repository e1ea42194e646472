import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { STAGE_NAMESPACE, stageEvents, type StageState } from '#contract/base/realtime.ts'
import { createShareLink, listShareLinks, openSeriesLink } from '#contract/share/share-link.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const coach = await as('user', 'coach')
const rival = await as('user', 'analyst')

const send = async (
  method: 'POST' | 'DELETE',
  url: string,
  payload?: object,
  { headers } = coach,
) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const create = async (hours = 1, who = coach) => {
  const { json } = await send('POST', '/api/share_links', { kind: 'draft_stage', hours }, who)
  return createShareLink.output.parse(json)
}
const list = async () => {
  const { headers } = rival
  return listShareLinks.output.parse(
    (await app.inject({ url: '/api/share_links', headers })).json(),
  ).links
}
const expire = (id: number) =>
  sql`update share_link set expires_at = now() where id = ${id}`.execute(db)

function watch(token: unknown): Socket {
  const socket = io(address + STAGE_NAMESPACE, {
    forceNew: true,
    reconnection: false,
    auth: { token },
  })
  onTestFinished(async () => void socket.disconnect())
  return socket
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))
const refusal = async (token: unknown) => {
  const error = await heard(watch(token), 'connect_error')
  return error instanceof Error ? error.message : ''
}

test('a link shows the draft and each change, without the names of users', async () => {
  const { token } = await create()
  const socket = watch(token)
  const states: StageState[] = []
  const messages: string[] = []
  socket.on('stage_state', (state) => states.push(stageEvents.stage_state.parse(state)))
  socket.onAny((name: string, payload) => messages.push(name, JSON.stringify(payload)))
  await expect.poll(() => states.length).toBe(1)
  expect(states[0]).toEqual({
    version: 0,
    banned_legends: [],
    picked_legends: [],
    draft_history: [],
    room: {
      name: 'Main room',
      event: '',
      team: null,
      firstGame: 1,
      lastPlayed: 0,
      isFinished: false,
    },
  })
  await send('POST', '/api/ban', { legend: 'ash' })
  await send('POST', '/api/legends/pick', { legend: 'fuse', action: 'add' })
  const entry = { id: 7, comp: ['fuse', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
  await send('POST', '/api/legends/draft_history', { action: 'add', entry })
  await expect
    .poll(() => states.at(-1))
    .toMatchObject({
      banned_legends: ['ash'],
      draft_history: [{ id: 7, comp: ['fuse', 'loba', 'seer'] }],
    })
  expect(messages.join()).not.toContain('coach')
  expect(new Set(messages.filter((_, at) => at % 2 === 0))).toEqual(new Set(['stage_state']))
})

test('the token is stored as a hash and opens nothing else', async () => {
  const { token, link } = await create()
  const rows = await db.selectFrom('share_link').selectAll().where('id', '=', link.id).execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(token).toHaveLength(43)
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: '/api/draft', headers })).statusCode).toBe(401)
  const main = io(address, { forceNew: true, reconnection: false, auth: { token } })
  onTestFinished(async () => void main.disconnect())
  const error = await heard(main, 'connect_error')
  expect(error).toMatchObject({ message: 'Invalid authentication token' })
  // A user's own token is no view link either.
  expect(await refusal(coach.token)).toBe('unknown')
})

test('a viewer who sends anything is disconnected, and changes nothing', async () => {
  const { token } = await create()
  const socket = watch(token)
  await heard(socket, 'connect')
  socket.emit('idle', true)
  await heard(socket, 'disconnect')
})

test.each([['x'], [''], [null], [{ wrong: true }], ['x'.repeat(43)], ['x'.repeat(60_000)]])(
  'the token %j is refused',
  async (token) => {
    expect(await refusal(token)).toBe('unknown')
  },
)

test('a link that is turned off disconnects its viewers and says why', async () => {
  const { token, link } = await create()
  const other = await create()
  const [socket, stays] = [watch(token), watch(other.token)]
  await Promise.all([heard(socket, 'connect'), heard(stays, 'connect')])
  const end = heard(socket, 'stage_ended')
  expect((await send('DELETE', `/api/share_links/${link.id}`, undefined, rival)).status).toBe(403)
  expect((await send('DELETE', `/api/share_links/${link.id}`)).status).toBe(200)
  expect(await end).toEqual({ reason: 'revoked' })
  expect(await refusal(token)).toBe('revoked')
  expect(stays.connected).toBe(true)
  const again = await send('DELETE', `/api/share_links/${link.id}`)
  expect([again.status, again.json.message]).toEqual([404, 'This link was already turned off.'])
})

test('a link that expires disconnects its viewers and says why', async () => {
  const { token, link } = await create()
  const socket = watch(token)
  await heard(socket, 'connect')
  const end = heard(socket, 'stage_ended')
  await expire(link.id)
  expect(await end).toEqual({ reason: 'expired' })
  expect(await refusal(token)).toBe('expired')
})

test('links end with the account that made them', async () => {
  const leaving = await as('user')
  const { token } = await create(1, leaving)
  const admin = await as('admin')
  await send('DELETE', `/api/admin/users/${leaving.id}`, undefined, admin)
  expect(await refusal(token)).toBe('unknown')
})

test('everyone who uses the draft sees which links work, who made them and how often they were opened', async () => {
  const { token, link } = await create(48)
  for (let visit = 0; visit < 2; visit += 1) await heard(watch(token), 'connect')
  const [newest] = await list()
  expect(newest).toMatchObject({ id: link.id, created_by: 'coach', uses: 2 })
  expect((newest?.expires_at ?? 0) - (newest?.created_at ?? 0)).toBeCloseTo(48 * 3_600_000, -4)
  await expire(link.id)
  expect((await list()).map(({ id }) => id)).not.toContain(link.id)
})

test.each([[0], [721], [1.5]])('a link for %s hours is refused', async (hours) => {
  const { status } = await send('POST', '/api/share_links', { kind: 'draft_stage', hours })
  expect(status).toBe(400)
})

test('a user has at most 50 links, and ended ones make room after a day', async () => {
  const maker = await as('user')
  await sql`insert into share_link (token_hash, kind, room_id, created_by, expires_at, revoked_at)
    select sha256(n::text::bytea), 'draft_stage', 1, ${maker.id}, now() + interval '1 day', now()
    from generate_series(1, 50) n`.execute(db)
  const make = () => send('POST', '/api/share_links', { kind: 'draft_stage', hours: 1 }, maker)
  const refused = await make()
  expect([refused.status, refused.json.error]).toEqual([409, 'too_many_links'])
  await sql`update share_link set revoked_at = now() - interval '25 hours'
    where created_by = ${maker.id}`.execute(db)
  expect((await make()).status).toBe(200)
  const left = db.selectFrom('share_link').select('id').where('created_by', '=', maker.id)
  expect(await left.execute()).toHaveLength(1)
})

test('at most 100 screens use one link', async () => {
  const { token } = await create()
  const sockets = Array.from({ length: 100 }, () => watch(token))
  await Promise.all(sockets.map((socket) => heard(socket, 'connect')))
  expect(await refusal(token)).toBe('Too many screens use this link right now')
})

const openLink = async (token: string, isFirst = false) => {
  const payload = { token, isFirst }
  const answer = await app.inject({ method: 'POST', url: '/api/share_links/open', payload })
  return openSeriesLink.output.parse(answer.json())
}

test('the link of a series tells which one it shows, counts viewers, and ends when it is turned off', async () => {
  await importFile(db, file('harbor', [set('Harbor Open', [game('h1', 1, '', [])])]))
  const { id: series } = await db.selectFrom('series').select('id').executeTakeFirstOrThrow()
  const made = await send('POST', '/api/share_links', { kind: 'series_obs', series })
  const { token, link } = createShareLink.output.parse(made.json)
  expect(await openLink(token, true)).toEqual({ series, live: null, ended: null })
  expect(await openLink(token)).toEqual({ series, live: null, ended: null })
  const url = `/api/share_links?kind=series_obs&series=${series}`
  const listed = (await app.inject({ url, headers: coach.headers })).json()
  expect(listed).toMatchObject({ links: [{ id: link.id, uses: 1 }] })
  // It shows neither the draft nor stands among its links.
  expect(await refusal(token)).toBe('unknown')
  expect((await list()).map(({ id }) => id)).not.toContain(link.id)
  await send('DELETE', `/api/share_links/${link.id}`)
  expect(await openLink(token)).toEqual({ series: null, live: null, ended: 'revoked' })
})

test('a browser source needs a series that exists', async () => {
  expect((await send('POST', '/api/share_links', { kind: 'series_obs' })).status).toBe(400)
  expect((await send('POST', '/api/share_links', { kind: 'draft_stage', series: 1 })).status).toBe(
    400,
  )
  expect(
    (await send('POST', '/api/share_links', { kind: 'series_obs', series: 99_999 })).status,
  ).toBe(404)
  expect(await openLink('x'.repeat(43))).toEqual({ series: null, live: null, ended: 'unknown' })
})
