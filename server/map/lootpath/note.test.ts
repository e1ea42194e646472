import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

const { app, as } = await buildTestApp({}, afterAll)
const mika = await as('user', 'mika')
const ines = await as('user', 'ines')

async function save(map: string, payload: object, { headers } = mika) {
  const url = `/api/file/notes/${map}`
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (map: string, headers: object = mika.headers) =>
  (await app.inject({ url: `/api/file/notes/${map}`, headers: { ...headers } })).json()

test('a note is kept under its lowercase location, with who wrote it; an empty text removes it', async () => {
  expect(await read('edistrict')).toEqual({ success: true, notes: {}, changes: {} })
  expect(await save('edistrict', { notes: { RESORT: '  Loot the roof.\n' } })).toEqual({
    status: 200,
    body: { success: true, message: 'Note saved successfully' },
  })
  const { notes, changes } = await read('edistrict')
  expect(notes).toEqual({ resort: 'Loot the roof.' })
  expect(changes.resort).toMatchObject({ version: 1, isDemo: false, updated_by: 'mika' })
  await save('edistrict', { notes: { resort: '' } }, ines)
  const emptied = await read('edistrict')
  expect(emptied.notes).toEqual({})
  expect(emptied.changes.resort).toMatchObject({ version: 2, updated_by: 'ines' })
})

test('two who edit different notes of a map keep both, with versions and without', async () => {
  await save('stormpoint', { notes: { bean: 'old', lift: 'old' } })
  const { notes } = await read('stormpoint')
  await save('stormpoint', { notes: { ...notes, bean: 'of mika' } })
  await save('stormpoint', { notes: { ...notes, lift: 'of ines' } }, ines)
  expect((await read('stormpoint')).notes).toEqual({ bean: 'of mika', lift: 'of ines' })
  const one = { notes: { bean: 'again' }, versions: { bean: 2 } }
  const other = { notes: { lift: 'again' }, versions: { lift: 2 } }
  const answers = await Promise.all([save('stormpoint', one), save('stormpoint', other, ines)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await read('stormpoint')).notes).toEqual({ bean: 'again', lift: 'again' })
})

const both = (text: string) => ({
  notes: { stacks: text, overlook: text },
  versions: { stacks: 0 },
})

test('of two who edit the same note the second is told, and nothing of theirs is written', async () => {
  const answers = await Promise.all([
    save('worldsedge', both('a')),
    save('worldsedge', both('b'), ines),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    error: 'changed_meanwhile',
    message: 'Someone else changed this note in the meantime. Your version was not saved.',
  })
  const { notes } = await read('worldsedge')
  expect(notes.stacks).toBe(notes.overlook)
})

test('the same save sent twice is no conflict', async () => {
  const payload = { notes: { resort: 'twice' }, versions: { resort: 2 } }
  expect((await save('edistrict', payload)).status).toBe(200)
  expect((await save('edistrict', payload)).status).toBe(200)
  expect((await read('edistrict')).changes.resort.version).toBe(3)
})

test.each([
  [{ notes: { nowhere: 'x' } }, "One of these locations isn't on this map"],
  [{ notes: { bean: 'x'.repeat(5001) } }, /5000 characters/],
  [{ notes: { bean: 'a\0b' } }, 'NUL is not allowed'],
  [{ notes: { bean: 7 } }, /notes.bean/],
  [{ notes: { bean: 'x' }, versions: { bean: -1 } }, /versions.bean/],
  [{}, 'notes is missing'],
])('%j is refused with a sentence', async (payload, message) => {
  const before = await read('stormpoint')
  const { status, body } = await save('stormpoint', payload)
  expect(status).toBe(400)
  expect(body.message).toMatch(message)
  expect(await read('stormpoint')).toEqual(before)
})

test('5,000 characters are taken, and half a character is replaced', async () => {
  expect((await save('brokenmoon', { notes: { 'the-perpetual-core': 'x' } })).status).toBe(400)
  const text = 'x'.repeat(4999) + '\ud800'
  expect((await save('brokenmoon', { notes: { 'cliff-side': text } })).status).toBe(200)
  expect((await read('brokenmoon')).notes['cliff-side']).toHaveLength(5000)
})

test('a guest reads notes and writes none', async () => {
  const payload = { notes: { bean: 'x' } }
  const answer = await app.inject({ method: 'POST', url: '/api/file/notes/stormpoint', payload })
  expect(answer.statusCode).toBe(401)
})

test('the notes of a deleted user stay', async () => {
  const leaving = await as('user')
  await save('brokenmoon', { notes: { 'cliff-side': 'stays' } }, leaving)
  const { headers } = await as('admin')
  await app.inject({ method: 'DELETE', url: `/api/admin/users/${leaving.id}`, headers })
  const { notes, changes } = await read('brokenmoon')
  expect([notes['cliff-side'], changes['cliff-side'].updated_by]).toEqual(['stays', null])
})

test('a guest reads a note, but not who wrote it', async () => {
  await save('edistrict', { notes: { resort: 'Loot the roof.' } })
  const { notes, changes } = await read('edistrict', {})
  expect(notes).toMatchObject({ resort: 'Loot the roof.' })
  expect(changes.resort).toMatchObject({ isDemo: false, updated_by: null })
})
