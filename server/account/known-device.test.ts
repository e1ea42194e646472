import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'
import { isPassword } from './password.ts'

async function openLogin(change: Parameters<typeof buildTestApp>[0] = {}) {
  const built = await buildTestApp(change)
  await built.as('user', 'mika')
  await built.as('user', 'ines')
  const logIn = async (
    username: string,
    password: string,
    headers: Record<string, string> = {},
  ) => {
    const payload = { username, password }
    const answer = await built.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers,
    })
    const setCookie = answer.headers['set-cookie']
    return { status: answer.statusCode, setCookie, cookie: String(setCookie).split(';')[0] ?? '' }
  }
  return { ...built, logIn }
}

test('a login gives the device a cookie for the login alone, stored as its hash', async () => {
  const { logIn, db } = await openLogin()
  expect((await logIn('mika', 'wrong')).setCookie).toBeUndefined()
  const { setCookie, cookie } = await logIn('mika', TEST_PASSWORD)
  expect(setCookie).toMatch(
    /^ringwise_device=[\w-]{22}; Path=\/api\/auth\/login; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
  )
  const rows = await db.selectFrom('known_device').selectAll().execute()
  expect(rows.map((row) => row.token_hash.length)).toEqual([32])
  // The device keeps its value, for every account that logs in on it. A made-up value isn't taken over.
  expect((await logIn('mika', TEST_PASSWORD, { cookie })).cookie).toBe(cookie)
  expect((await logIn('ines', TEST_PASSWORD, { cookie })).cookie).toBe(cookie)
  const madeUp = `ringwise_device=${'x'.repeat(22)}`
  expect((await logIn('ines', TEST_PASSWORD, { cookie: madeUp })).cookie).not.toBe(madeUp)
})

test('over https the cookie is marked secure', async () => {
  const { logIn } = await openLogin({ trustedProxies: ['127.0.0.1'] })
  const { setCookie } = await logIn('mika', TEST_PASSWORD, { 'x-forwarded-proto': 'https' })
  expect(setCookie).toMatch(/; Secure$/)
})

test('a known device is not blocked by the failures of others, only by its own', async () => {
  const { logIn, db } = await openLogin()
  const { cookie } = await logIn('mika', TEST_PASSWORD)
  for (let guess = 0; guess < 10; guess++) await logIn('mika', 'guess')
  await sql`update login_attempt set failures = 100, blocked_until = now() + interval '1 minute'`.execute(
    db,
  )
  expect((await logIn('mika', TEST_PASSWORD)).status).toBe(429)
  expect((await logIn('mika', TEST_PASSWORD, { cookie })).status).toBe(200)
  // It is a device of mika, not of ines.
  expect((await logIn('ines', TEST_PASSWORD, { cookie })).status).toBe(429)
  for (let guess = 0; guess < 10; guess++) {
    expect((await logIn('mika', 'guess', { cookie })).status).toBe(401)
  }
  expect((await logIn('mika', TEST_PASSWORD, { cookie })).status).toBe(429)
})

test('the ten newest devices of an account are known, for 90 days and until a new password', async () => {
  const { logIn, db, app, as } = await openLogin()
  const cookies = []
  for (let n = 0; n < 11; n++) cookies.push((await logIn('mika', TEST_PASSWORD)).cookie)
  await sql`update login_attempt set failures = 100, blocked_until = now() + interval '1 minute'`.execute(
    db,
  )
  const isKnown = async (cookie = '') =>
    (await logIn('mika', TEST_PASSWORD, { cookie })).status === 200
  expect([await isKnown(cookies[0]), await isKnown(cookies[10])]).toEqual([false, true])
  await sql`update known_device set used_at = now() - interval '91 days'`.execute(db)
  expect(await isKnown(cookies[10])).toBe(false)
  await sql`update known_device set used_at = now()`.execute(db)
  const { headers } = await as('admin')
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'mika')
    .executeTakeFirstOrThrow()
  const payload = {
    username: 'mika',
    email: 'mika@example.org',
    role: 'user',
    password: TEST_PASSWORD,
  }
  await app.inject({ method: 'PUT', url: `/api/admin/users/${id}`, headers, payload })
  expect(await isKnown(cookies[10])).toBe(false)
})

test('of sixty logins to an account at once ten are checked, and another account comes first', async () => {
  const done: string[] = []
  const check = async (username: string) => {
    const attempt = { username, password: 'guess', passwordHash: undefined, isKnownDevice: false }
    const answer = await isPassword(attempt).catch((error: unknown) => error)
    if (answer === false) done.push(username)
    return answer
  }
  const greedy = Array.from({ length: 60 }, () => check('mika'))
  await check('ines')
  const answers = await Promise.all(greedy)
  const refused = answers.filter((answer) => answer !== false)
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ status: 429, retryAfterS: 1 })
  // In turn it would be the eleventh. Two of mika's were already running, and a busy machine can finish some before it.
  expect(done.indexOf('ines')).toBeLessThan(8)
})

test('a login that is refused because too many wait does not count as a guess', async () => {
  const { logIn, db } = await openLogin()
  const answered = new AbortController()
  const attempt = { username: 'mika', password: 'x', passwordHash: undefined, isKnownDevice: false }
  // However long the login takes to get there, the queue is full.
  const waiting = Array.from({ length: 10 }, async () => {
    while (!answered.signal.aborted) await isPassword(attempt)
  })
  expect((await logIn('mika', 'wrong')).status).toBe(429)
  answered.abort()
  await Promise.all(waiting)
  const counters = await db.selectFrom('login_attempt').select('failures').execute()
  expect(counters.map(({ failures }) => failures)).toEqual([0, 0])
})
