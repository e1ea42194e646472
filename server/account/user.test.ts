import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'

const person = { username: 'torvald', email: 'Torvald@example.org', password: 'a fine secret' }

async function testEnv() {
  const built = await buildTestApp()
  const { id, headers } = await built.as('admin', 'chief')
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    built.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { ...built, id, send }
}

test('everyone who is logged in can read the names of users, and nothing else about them', async () => {
  const { app, as, send } = await testEnv()
  await send('POST', '/api/users/register', person)
  const { headers } = await as('user', 'ines')
  const answer = await app.inject({ url: '/api/users/names', headers })
  expect(answer.json()).toEqual({ names: ['chief', 'ines', 'torvald'] })
  expect((await app.inject({ url: '/api/users/names' })).statusCode).toBe(401)
})

test('an administrator creates, finds, changes and deletes a user', async () => {
  const { send } = await testEnv()
  const created = await send('POST', '/api/users/register', person)
  expect(created.json()).toMatchObject({
    success: true,
    message: 'User created successfully',
    user: { username: 'torvald', email: 'Torvald@example.org', role: 'user', last_login: null },
  })
  const { id } = created.json().user
  const edited = await send('PUT', `/api/admin/users/${id}`, {
    username: 'Torvald B',
    email: 'tb@example.org',
    role: 'admin',
  })
  expect(edited.json()).toMatchObject({ message: 'User updated successfully' })
  const { users } = (await send('GET', '/api/admin/users')).json()
  expect(users.map((user: { username: string }) => user.username)).toEqual(['chief', 'Torvald B'])
  const deleted = await send('DELETE', `/api/admin/users/${id}`)
  expect(deleted.json()).toEqual({ success: true, message: 'User deleted successfully' })
  expect((await send('DELETE', `/api/admin/users/${id}`)).statusCode).toBe(404)
  expect(
    (await send('PUT', `/api/admin/users/${id}`, { ...person, role: 'user' })).statusCode,
  ).toBe(404)
})

test.each([
  [{ username: 'TORVALD', email: 'other@example.org' }, 'This username is already taken'],
  [{ username: 'Ｔorvald', email: 'other@example.org' }, 'This username is already taken'],
  [{ username: 'other', email: 'tORVALD@EXAMPLE.org' }, 'Another user already has this email'],
])('%j is a duplicate without regard to case', async (change, message) => {
  const { send } = await testEnv()
  await send('POST', '/api/users/register', person)
  const again = await send('POST', '/api/users/register', { ...person, ...change })
  expect([again.statusCode, again.json().message]).toEqual([409, message])
})

test('users can be edited and deleted while the row of an administrator is in use', async () => {
  const { send, db, id: importer, as } = await testEnv()
  const other = await as('user')
  await db.transaction().execute(async (tx) => {
    const row = { file_name: 'a.json', file_hash: 'a', format: 'overstat', imported_by: importer }
    await tx.insertInto('import').values(row).execute()
    const profile = { username: 'torvald', email: person.email, role: 'user' }
    const edited = await send('PUT', `/api/admin/users/${other.id}`, profile)
    expect(edited.statusCode).toBe(200)
    expect((await send('DELETE', `/api/admin/users/${other.id}`)).statusCode).toBe(200)
  })
})

test('users can be renamed and deleted while a file is imported, even by themselves', async () => {
  const { send, db, as } = await testEnv()
  const importer = await as('admin')
  const teams = [team('Alliance', 1, 'Ash Bangalore Catalyst')]
  const importing = Promise.withResolvers<unknown>()
  await db.transaction().execute(async (tx) => {
    await sql`lock table team_alias in share mode`.execute(tx)
    const imported = importFile(db, {
      ...file('a', [set('Cup', [game('1', 1, '', teams)])]),
      by: importer.id,
    })
    imported.then(importing.resolve, importing.reject)
    const waiting = sql`select from pg_locks where relation = 'team_alias'::regclass and not granted`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    const profile = { username: 'torvald', email: person.email, role: 'admin' }
    const renamed = await send('PUT', `/api/admin/users/${importer.id}`, profile)
    expect(renamed.statusCode).toBe(200)
    expect((await send('DELETE', `/api/admin/users/${importer.id}`)).statusCode).toBe(200)
  })
  await importing.promise
  const rows = await db.selectFrom('import').select('imported_by').execute()
  expect(rows).toEqual([{ imported_by: null }])
})

test('twenty registrations of one name at once make one user', async () => {
  const { send } = await testEnv()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      send('POST', '/api/users/register', { ...person, email: `t${n}@example.org` }),
    ),
  )
  const byStatus = Map.groupBy(answers, (answer) => answer.statusCode)
  expect([byStatus.get(200)?.length, byStatus.get(409)?.length]).toEqual([1, 19])
})

test.each([
  [{ username: 'ab' }, 'Username must be 3 to 64 visible characters'],
  [{ username: 'mi\u200Bka' }, 'Username must be 3 to 64 visible characters'],
  [{ username: 'mi\u0000ka' }, 'NUL is not allowed'],
  [{ email: 'nobody' }, 'Enter a valid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  [{ password: 'Football' }, 'This password is too common. Choose a different one.'],
  [{ role: 'owner' }, 'role: Invalid option: expected one of "user"|"editor"|"admin"'],
])('a new user with %j is refused with a sentence', async (change, message) => {
  const { send } = await testEnv()
  const answer = await send('POST', '/api/users/register', { ...person, ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toContain(message)
})

test('fields nobody asked for are not stored', async () => {
  const { send, db } = await testEnv()
  const payload = {
    ...person,
    id: 1,
    password_hash: 'x',
    created_at: 0,
    settings: { theme: 'light' },
  }
  expect((await send('POST', '/api/users/register', payload)).statusCode).toBe(200)
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'torvald')
    .executeTakeFirstOrThrow()
  expect([row.settings, row.password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')]).toEqual([
    {},
    true,
  ])
})

test('the last administrator is neither demoted nor deleted', async () => {
  const { send, id, as, app } = await testEnv()
  for (const role of ['user', 'editor']) {
    const chief = { username: 'chief', email: 'c@example.org', role }
    const demoted = await send('PUT', `/api/admin/users/${id}`, chief)
    expect([demoted.statusCode, demoted.json().error]).toEqual([409, 'last_admin'])
  }
  const second = await as('admin')
  const { statusCode } = await app.inject({
    method: 'DELETE',
    url: `/api/admin/users/${id}`,
    headers: second.headers,
  })
  expect(statusCode).toBe(200)
})

test('users can not delete themselves', async () => {
  const { send, id, as } = await testEnv()
  await as('admin')
  const answer = await send('DELETE', `/api/admin/users/${id}`)
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    "You can't delete your own account",
  ])
})

test('two administrators who demote each other at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const { app, as, db } = await buildTestApp()
    const [one, two] = [await as('admin'), await as('admin')]
    const demote = (by: typeof one, whom: typeof one) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/users/${whom.id}`,
        headers: by.headers,
        payload: { username: whom.username, email: `${whom.id}@example.org`, role: 'user' },
      })
    const answers = await Promise.all([demote(one, two), demote(two, one)])
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    const admins = await db.selectFrom('account').where('role', '=', 'admin').selectAll().execute()
    expect(admins).toHaveLength(1)
  }
})

test('a new role ends the sessions of that user; a new name does not', async () => {
  const { send, as, app } = await testEnv()
  const mika = await as('user', 'mika')
  const isIn = async () =>
    (await app.inject({ url: '/api/auth/me', headers: mika.headers })).statusCode === 200
  const profile = { username: 'mika2', email: 'm@example.org', role: 'user' }
  await send('PUT', `/api/admin/users/${mika.id}`, profile)
  expect(await isIn()).toBe(true)
  await send('PUT', `/api/admin/users/${mika.id}`, { ...profile, role: 'admin' })
  expect(await isIn()).toBe(false)
})

test('a deleted user is out at once', async () => {
  const { send, as, app } = await testEnv()
  const mika = await as('user', 'mika')
  await send('DELETE', `/api/admin/users/${mika.id}`)
  expect((await app.inject({ url: '/api/auth/me', headers: mika.headers })).statusCode).toBe(401)
  const again = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'mika', password: TEST_PASSWORD },
  })
  expect(again.statusCode).toBe(401)
})

test('an administrator gives somebody a new password, which ends their sessions', async () => {
  const { app, as, send } = await testEnv()
  const { id, headers } = await as('user', 'mika')
  const profile = { username: 'mika', email: 'mika@example.org', role: 'user' }
  const change = (password?: string) =>
    send('PUT', `/api/admin/users/${id}`, {
      ...profile,
      ...(password !== undefined && { password }),
    })
  const me = async () => (await app.inject({ url: '/api/auth/me', headers })).statusCode
  const logIn = async (password: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: 'mika', password },
      })
    ).statusCode

  expect((await change('12345')).statusCode).toBe(400)
  expect((await change('sunshine')).json().error).toBe('password_refused')
  expect((await change()).statusCode).toBe(200)
  expect([await me(), await logIn(TEST_PASSWORD)]).toEqual([200, 200])
  expect((await change('another horse 9')).statusCode).toBe(200)
  expect([await me(), await logIn(TEST_PASSWORD), await logIn('another horse 9')]).toEqual([
    401, 401, 200,
  ])
})
