import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  acceptInvitation,
  createInvitation,
  createResetLink,
  listAccountLinks,
  openAccountLink,
} from '#contract/share/account-link.ts'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { login } from '#contract/account/session.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const admin = await as('admin', 'ada')
const PASSWORD = 'a quiet harbor'

type Who = Awaited<ReturnType<typeof as>> | null

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  who: Who = admin,
) {
  const answer = await app.inject({
    method,
    url,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const invite = async (change: object = {}, who = admin) =>
  createInvitation.output.parse((await send('POST', '/api/admin/account-links', change, who)).body)
const reset = async (id: number) =>
  createResetLink.output.parse((await send('POST', `/api/admin/users/${id}/reset-link`, {})).body)
const accept = (token: string, username: string, change: object = {}) =>
  send(
    'POST',
    '/api/account-links/accept',
    { token, username, password: PASSWORD, ...change },
    null,
  )
const open = async (token: string) =>
  openAccountLink.output.parse(
    (await send('POST', '/api/account-links/open', { token }, null)).body,
  )
const list = async () =>
  listAccountLinks.output.parse((await send('GET', '/api/admin/account-links')).body).links
const meOf = async (token: string) =>
  (await app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).json()
const logIn = (username: string, password: string) =>
  send('POST', '/api/auth/login', { username, password }, null)

test('a person who is invited chooses name and password, and is logged in with role and team', async () => {
  const { token, link } = await invite({ role: 'editor', team: 'Copper Owls' })
  expect(link).toMatchObject({ kind: 'account_invite', created_by: 'ada', max_uses: 1, uses: 0 })
  expect(await open(token)).toMatchObject({
    link: { kind: 'account_invite', created_by: 'ada', role: 'editor', team: 'Copper Owls' },
    ended: null,
  })
  const answer = acceptInvitation.output.parse((await accept(token, 'mika')).body)
  expect(answer.user).toMatchObject({
    username: 'mika',
    role: 'editor',
    email: null,
    settings: { ownTeam: 'Copper Owls' },
  })
  expect((await meOf(answer.token)).user).toMatchObject({ username: 'mika' })
  expect(login.output.parse((await logIn('mika', PASSWORD)).body).user.role).toBe('editor')
})

test('an invitation to a room makes its members', async () => {
  const room = await send('POST', '/api/rooms', { name: 'Scrims', isPrivate: true })
  const { id } = room.body
  const { token } = await invite({ room: id })
  expect(await open(token)).toMatchObject({ link: { room: 'Scrims' } })
  const { body } = await accept(token, 'ines')
  expect(body.room).toBe(id)
  const { headers } = { headers: { authorization: `Bearer ${body.token}` } }
  const { rooms } = (await app.inject({ url: '/api/rooms', headers })).json()
  expect(rooms.map(({ name }: { name: string }) => name)).toContain('Scrims')
  expect((await send('POST', '/api/admin/account-links', { room: 999 })).status).toBe(404)
})

test('a link works as often as it says, also if many use it at once', async () => {
  const { token } = await invite({ uses: 2 })
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((name) => accept(token, `at-once-${name}`)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 409, 409,
  ])
  expect(await open(token)).toEqual({ link: null, ended: 'used' })
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'link_used',
    message: texts.ends.used,
  })
})

test('a name that is taken, a short and a common password are refused, and use nothing up', async () => {
  const { token } = await invite()
  expect((await accept(token, 'ada')).status).toBe(409)
  expect((await accept(token, 'kade', { password: 'ninechars' })).status).toBe(400)
  expect((await accept(token, 'kade', { password: '1234567890' })).body).toMatchObject({
    error: 'password_refused',
  })
  expect((await accept(token, 'kade', { email: 'no address' })).status).toBe(400)
  expect((await accept(token, 'kade', { email: 'kade@example.test' })).status).toBe(200)
})

test('a link ends when it is turned off, expires, or its maker is no administrator any more', async () => {
  const boss = await as('admin', 'boss')
  const [off, late, lost] = [await invite(), await invite(), await invite({}, boss)]
  const before = await list()
  expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([off.link.id, lost.link.id]))
  expect((await send('DELETE', `/api/admin/account-links/${off.link.id}`)).status).toBe(200)
  expect((await send('DELETE', `/api/admin/account-links/${off.link.id}`)).status).toBe(404)
  await sql`update share_link set expires_at = now() where id = ${late.link.id}`.execute(db)
  await sql`update account set role = 'editor' where username = 'boss'`.execute(db)
  for (const [{ token }, end] of [
    [off, 'revoked'],
    [late, 'expired'],
    [lost, 'lost'],
  ] as const) {
    expect(await open(token)).toEqual({ link: null, ended: end })
    expect((await accept(token, 'nobody')).status).toBe(409)
  }
  expect((await list()).map(({ id }) => id)).not.toContain(off.link.id)
  expect(await open('x')).toEqual({ link: null, ended: 'unknown' })
})

test('a reset link sets a password once, ends all sessions, and ends the reset links before it', async () => {
  const { token: invitation } = await invite()
  const { token: session, user } = acceptInvitation.output.parse(
    (await accept(invitation, 'noa')).body,
  )
  const [first, second] = [await reset(user.id), await reset(user.id)]
  expect(await open(first.token)).toEqual({ link: null, ended: 'revoked' })
  expect(await open(second.token)).toMatchObject({
    link: { kind: 'account_reset', username: 'noa' },
  })
  const change = { token: second.token, password: 'another quiet harbor' }
  const answer = await send('POST', '/api/account-links/reset', change, null)
  expect(answer.body).toMatchObject({ user: { username: 'noa' }, room: null })
  expect((await meOf(session)).success).toBe(false)
  expect((await meOf(answer.body.token)).user).toMatchObject({ username: 'noa' })
  expect((await logIn('noa', PASSWORD)).status).toBe(401)
  expect((await logIn('noa', change.password)).status).toBe(200)
  expect((await send('POST', '/api/account-links/reset', change, null)).status).toBe(409)
  // A reset link makes no account, and an invitation sets no password.
  const { token: third } = await reset(user.id)
  expect((await accept(third, 'someone')).body).toMatchObject({ error: 'link_unknown' })
  expect((await send('POST', '/api/admin/users/99999/reset-link', {})).status).toBe(404)
})

test('guessing tokens is limited', async () => {
  const { app: own } = await buildTestApp()
  const guess = () =>
    own.inject({
      method: 'POST',
      url: '/api/account-links/open',
      payload: { token: 'x'.repeat(43) },
    })
  const statuses = []
  for (let count = 0; count < 11; count += 1) statuses.push((await guess()).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('they are no view links: those who manage links neither see nor end them', async () => {
  const editor = await as('editor', 'max')
  const { link } = await invite()
  expect((await send('DELETE', `/api/share_links/${link.id}`, undefined, editor)).status).toBe(404)
  expect((await send('GET', '/api/admin/account-links', undefined, editor)).status).toBe(403)
})

test('only hashes of tokens are stored', async () => {
  const { token, link } = await invite()
  const { rows } = await sql<{ row: string }>`
    select share_link::text as row from share_link where id = ${link.id}`.execute(db)
  expect(rows[0]?.row).not.toContain(token)
  expect(token).toMatch(/^[\w-]{43}$/)
})
