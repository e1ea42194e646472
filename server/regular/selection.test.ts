import { expect, test } from 'vitest'
import { accountRepository } from '../account/account.repository.ts'
import { buildTestApp } from '../testing/test-app.ts'

/** The longest team name an import accepts. */
const LONGEST = 'x'.repeat(100)

async function testEnv() {
  const built = await buildTestApp()
  const user = await built.as('user', 'mika')
  const admin = await built.as('admin')
  const save = (payload: object) =>
    built.app.inject({
      method: 'POST',
      url: '/api/team_selections',
      headers: user.headers,
      payload,
    })
  const list = async () => {
    const answer = await built.app.inject({ url: '/api/teams/selections', headers: admin.headers })
    return answer.json().team_selections
  }
  return { ...built, user, admin, save, list }
}

test('what one user saves, everybody can load, with who saved it and when', async () => {
  const { save, list } = await testEnv()
  const before = Date.now()
  const saved = await save({
    name: '  Finals lobby ',
    teams: ['Alliance', 'Owls, Copper', LONGEST],
  })
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { success: true, message: 'Team selection saved successfully' },
  ])
  const [selection] = await list()
  expect(selection).toEqual({
    id: expect.any(Number),
    name: 'Finals lobby',
    teams: ['Alliance', 'Owls, Copper', LONGEST],
    saved_by: 'mika',
    saved_at: expect.any(Number),
  })
  expect(selection.saved_at).toBeGreaterThanOrEqual(before - 1000)
})

test('teams may be sent as JSON text, and a name may be used twice, the newest first', async () => {
  const { save, list } = await testEnv()
  await save({ name: 'Lobby', teams: ['A'] })
  await save({ name: 'Lobby', teams: '["B","C"]' })
  expect((await list()).map(({ teams }: { teams: string[] }) => teams)).toEqual([['B', 'C'], ['A']])
})

test.each([
  [{ name: ' ', teams: ['A'] }, 'Enter a name'],
  [{ name: 'x', teams: [] }, 'Select at least one team'],
  [{ name: 'x', teams: 'no list' }, 'Teams must be a list of names'],
  [{ name: 'x', teams: '{"a":1}' }, 'Teams must be a list of names'],
  [
    { name: 'x', teams: Array.from({ length: 21 }, (_, n) => `Team ${n}`) },
    'A selection can have at most 20 teams',
  ],
  [
    { name: 'x'.repeat(101), teams: ['A'] },
    'name: Too big: expected string to have <=100 characters',
  ],
  [{ name: 'x', teams: ['a\0b'] }, 'NUL is not allowed'],
])('%j is refused with a sentence', async (payload, sentence) => {
  const { save, list } = await testEnv()
  const answer = await save(payload)
  expect([answer.statusCode, answer.json().message]).toEqual([400, sentence])
  expect(await list()).toEqual([])
})

test('only an administrator deletes a selection, and only once', async () => {
  const { app, save, list, user, admin } = await testEnv()
  const { id } = (await save({ name: 'Lobby', teams: ['A'] })).json().team_selection
  const remove = (headers: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: `/api/team_selections/${id}`, headers })
  expect((await remove(user.headers)).statusCode).toBe(403)
  expect((await remove(admin.headers)).json()).toEqual({
    success: true,
    message: 'Team selection deleted successfully',
  })
  expect((await remove(admin.headers)).statusCode).toBe(404)
  expect(await list()).toEqual([])
})

test('a selection outlives the account that saved it', async () => {
  const { db, save, list, user } = await testEnv()
  await save({ name: 'Lobby', teams: ['A'] })
  await accountRepository(db).delete(user.id)
  expect((await list())[0]).toMatchObject({ name: 'Lobby', saved_by: null })
})
