import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { openDatabase } from '../db/pool.ts'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'
import { accountRepository } from './account.repository.ts'
import { sessionRepository } from './session.repository.ts'

type TestApp = Awaited<ReturnType<typeof buildTestApp>>

const logIn = ({ app }: TestApp, username: string, password: string, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress,
  })

const me = ({ app }: TestApp, token: string) =>
  app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

test('a login answers a token and the user, and the token opens the door', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'Mika')
  const answer = await logIn(testEnv, 'mIKA', TEST_PASSWORD)
  expect(answer.statusCode).toBe(200)
  const { token, user } = answer.json()
  expect(user).toMatchObject({ username: 'Mika', role: 'user', settings: {} })
  expect(user).not.toHaveProperty('password_hash')
  expect(Math.abs(user.last_login - Date.now())).toBeLessThan(60_000)
  expect((await me(testEnv, token)).json().user).toEqual(user)
})

test('an unknown name and a wrong password get the same answer', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  const wrong = await logIn(testEnv, 'mika', 'not the password')
  const unknown = await logIn(testEnv, 'nobody', 'not the password')
  expect(wrong.statusCode).toBe(401)
  expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body])
  expect(wrong.json().message).toBe('Incorrect username or password')
})

test.each([{}, { username: 'mika' }, { password: 'x' }, { username: '', password: '' }])(
  'a login with %j asks for both fields',
  async (payload) => {
    const { app } = await buildTestApp()
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Please enter both username and password',
    ])
  },
)

test.each([
  [4, 129],
  [4, 1_000_000],
  [129, 9],
  [1_000_000, 9],
])('a name of %i and a password of %i characters are wrong, and counted', async (name, word) => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mmmm')
  const answer = await logIn(testEnv, 'm'.repeat(name), 'x'.repeat(word))
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    'Incorrect username or password',
  ])
  const rows = await testEnv.db.selectFrom('login_attempt').select('failures').execute()
  expect(rows).toEqual([{ failures: 1 }, { failures: 1 }])
})

test('the eleventh guess waits, right or wrong, and other addresses do not', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => logIn(testEnv, 'mika', `guess ${n}`)),
  )
  expect(guesses.map((guess) => guess.statusCode)).toEqual(Array(10).fill(401))
  const next = await logIn(testEnv, 'MIKA', TEST_PASSWORD)
  expect([next.statusCode, next.json().message]).toEqual([429, messages.login.tooManyAttempts])
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(50)
  expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await logIn(testEnv, 'mika', TEST_PASSWORD, '127.0.0.2')).statusCode).toBe(200)
})

test('fifty guesses sent at once are counted one by one', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => logIn(testEnv, 'mika', 'guess')),
  )
  const answers = Map.groupBy(guesses, (guess) => guess.statusCode)
  expect([answers.get(401)?.length, answers.get(429)?.length]).toEqual([10, 40])
})

test('the longest block counts as well for a guess that began a moment before it', async () => {
  const testEnv = await buildTestApp()
  await logIn(testEnv, 'mika', 'guess')
  const blocked_until = sql<Date>`now() + interval '15 minutes 1 second'`
  await testEnv.db.updateTable('login_attempt').set({ blocked_until }).execute()
  expect((await logIn(testEnv, 'mika', 'guess')).statusCode).toBe(429)
})

test('guesses at a blocked account are not held against the others of its address', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  await Promise.all(Array.from({ length: 50 }, () => logIn(testEnv, 'nobody', 'guess')))
  const rows = await testEnv.db.selectFrom('login_attempt').select('failures').execute()
  expect(rows).toEqual([{ failures: 10 }, { failures: 10 }])
  expect((await logIn(testEnv, 'mika', TEST_PASSWORD)).statusCode).toBe(200)
})

test('a blocked address is not held against the accounts', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  for (let guess = 0; guess < 10; guess++) await logIn(testEnv, 'nobody', 'guess')
  await testEnv.db.updateTable('login_attempt').set({ failures: 99, blocked_until: null }).execute()
  expect((await logIn(testEnv, 'somebody', 'guess')).statusCode).toBe(401)
  expect((await logIn(testEnv, 'mika', TEST_PASSWORD)).statusCode).toBe(429)
  await testEnv.db.updateTable('login_attempt').set({ blocked_until: new Date() }).execute()
  expect((await logIn(testEnv, 'mika', TEST_PASSWORD)).statusCode).toBe(200)
  const failures = await testEnv.db.selectFrom('login_attempt').select('failures').execute()
  expect(failures.map((row) => row.failures).toSorted((a, b) => a - b)).toEqual([1, 99, 100])
})

test('each failure after the wait doubles the next one', async () => {
  const testEnv = await buildTestApp()
  const waits = []
  for (let guess = 0; guess < 19; guess++) {
    const answer = await logIn(testEnv, 'mika', 'guess')
    if (answer.statusCode !== 429) continue
    waits.push(Math.round(Number(answer.headers['retry-after']) / 60))
    await testEnv.db.updateTable('login_attempt').set({ blocked_until: new Date() }).execute()
  }
  expect(waits).toEqual([1, 2, 4, 8, 15])
})

test('a clock that was set back holds nobody up until it has caught up', async () => {
  const testEnv = await buildTestApp()
  for (let guess = 0; guess < 10; guess++) await logIn(testEnv, 'mika', 'guess')
  expect((await logIn(testEnv, 'mika', 'guess')).statusCode).toBe(429)
  await sql`
    update login_attempt set window_start = window_start + interval '1 hour',
      blocked_until = blocked_until + interval '1 hour'`.execute(testEnv.db)
  expect((await logIn(testEnv, 'mika', 'guess')).statusCode).toBe(401)
  const rows = await testEnv.db.selectFrom('login_attempt').select('failures').execute()
  expect(rows).toEqual([{ failures: 1 }, { failures: 1 }])
})

test('a right password clears the count of that account', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 9; guess++) await logIn(testEnv, 'mika', 'guess')
    expect((await logIn(testEnv, 'mika', TEST_PASSWORD)).statusCode).toBe(200)
  }
})

test('successes do not fill the count of an address', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  await logIn(testEnv, 'mika', TEST_PASSWORD)
  await logIn(testEnv, 'mika', TEST_PASSWORD)
  const rows = await testEnv.db.selectFrom('login_attempt').select('failures').execute()
  expect(rows).toEqual([{ failures: 0 }])
})

test('logout ends the token and no other', async () => {
  const testEnv = await buildTestApp()
  await testEnv.as('user', 'mika')
  const [one, two] = await Promise.all([
    logIn(testEnv, 'mika', TEST_PASSWORD),
    logIn(testEnv, 'mika', TEST_PASSWORD),
  ])
  const headers = { authorization: `Bearer ${one.json().token}` }
  await testEnv.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  expect((await me(testEnv, one.json().token)).json().error).toBe('session_invalid')
  expect((await me(testEnv, two.json().token)).statusCode).toBe(200)
})

test('logging the other devices out ends their tokens, and nobody else', async () => {
  const testEnv = await buildTestApp()
  const [here, ines] = [await testEnv.as('user', 'mika'), await testEnv.as('user', 'ines')]
  const there = (await logIn(testEnv, 'mika', TEST_PASSWORD)).json().token
  const request = { method: 'POST', url: '/api/auth/logout_others', headers: here.headers } as const
  expect((await testEnv.app.inject(request)).json()).toEqual({
    success: true,
    message: 'Other devices logged out',
  })
  const tokens = [here.token, there, ines.token]
  const answers = await Promise.all(tokens.map((token) => me(testEnv, token)))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 401, 200])
})

test('a token is stored as its hash only', async () => {
  const testEnv = await buildTestApp()
  const { token } = await testEnv.as('user')
  const rows = await testEnv.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.token_hash.length).toBe(32)
})

test('an expired token is refused, and taken out', async () => {
  const testEnv = await buildTestApp()
  const { token } = await testEnv.as('user')
  await testEnv.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect((await me(testEnv, token)).statusCode).toBe(401)
  await sessionRepository(testEnv.db).removeExpired(new Date())
  expect(await testEnv.db.selectFrom('session').selectAll().execute()).toEqual([])
})

test.each([
  ['admin', 24],
  ['editor', 7 * 24],
  ['user', 7 * 24],
] as const)('the token of the role %s lives %i hours', async (role, hours) => {
  const testEnv = await buildTestApp()
  await testEnv.as(role)
  const row = await testEnv.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
  expect(row.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(hours * 3_600_000)
  expect(row.expires_at.getTime() - Date.now()).toBeGreaterThan((hours - 1) * 3_600_000)
})

test('a tampered token is refused, whatever was changed', async () => {
  const testEnv = await buildTestApp()
  const { token } = await testEnv.as('admin')
  const flipped = Array.from(token, (letter, place) => {
    const other = letter === 'A' ? 'B' : 'A'
    return token.slice(0, place) + other + token.slice(place + 1)
  })
  const forged = ['', 'null', `${token}x`, token.slice(1), `${token} `, 'eyJhbGciOiJub25lIn0.e30.']
  for (const fake of [...flipped, ...forged]) {
    expect((await me(testEnv, fake)).statusCode, fake).toBe(401)
  }
  expect((await me(testEnv, token)).statusCode).toBe(200)
})

test('activity is kept once a minute and off the way of the answer', async () => {
  const testEnv = await buildTestApp()
  const { token, id } = await testEnv.as('user')
  const read = () =>
    testEnv.db.selectFrom('account').select('last_activity').where('id', '=', id).executeTakeFirst()
  await me(testEnv, token)
  await expect.poll(async () => (await read())?.last_activity).not.toBeNull()
  const first = await read()
  await me(testEnv, token)
  await testEnv.app.close()
  expect(await read()).toEqual(first)
})

test.each(['changed', 'removed'] as const)(
  'who logs in with a password while it is %s does not get in',
  async (what) => {
    const testEnv = await buildTestApp()
    const { id } = await testEnv.as('user', 'mika')
    const waiting = sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const answer = await testEnv.db.transaction().execute(async (tx) => {
      if (what === 'changed') await accountRepository(tx).setPassword(id, 'another hash')
      else await tx.deleteFrom('account').where('id', '=', id).execute()
      const begun = { answer: logIn(testEnv, 'mika', TEST_PASSWORD) }
      // The password was correct a moment ago.
      await expect.poll(async () => (await waiting.execute(testEnv.db)).rows.length).toBe(1)
      return begun
    })
    expect((await answer.answer).statusCode).toBe(401)
    expect(await testEnv.db.selectFrom('session').select('account_id').execute()).toHaveLength(
      what === 'changed' ? 1 : 0,
    )
  },
)

// Finding X9.
test('people who are logged in are answered while hundreds try to log in', async () => {
  const home = await buildTestApp()
  const { token } = await home.as('user', 'mika')
  const db = openDatabase(home.url, () => {})
  onTestFinished(() => db.destroy())
  const testEnv = { ...(await buildTestApp({ db, databaseUrl: home.url })), url: home.url }
  let tries: Promise<Awaited<ReturnType<typeof logIn>>>[] = []
  await home.db.transaction().execute(async (tx) => {
    // Every login waits for it.
    await sql`lock table login_attempt`.execute(tx)
    tries = Array.from({ length: 60 }, (_, n) => logIn(testEnv, `guess-${n}`, 'wrong password'))
    for (let n = 0; n < 40; n += 1) expect((await me(testEnv, token)).statusCode).toBe(200)
  })
  const answers = await Promise.all(tries)
  const reasons = new Set(answers.map((answer) => answer.json().error))
  expect(reasons.has('database_away')).toBe(false)
  expect(reasons.has('wrong_credentials')).toBe(true)
})
