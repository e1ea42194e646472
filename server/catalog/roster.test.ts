import { expect, test } from 'vitest'
import { QUOTAS } from '#domain/account/quota.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, readArchive, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { AXION, rosterAdmin } from './test-roster.ts'

async function testEnv() {
  const built = await buildTestApp()
  return { ...built, ...(await rosterAdmin(built)) }
}
const LOBA = {
  name: 'Loba',
  short: 'Loba',
  classes: [{ class: 'Support', from: null }],
  spellings: [],
  retiredFrom: null,
  picture: null,
}

test('an added legend is told to anyone', async () => {
  const { add, list } = await testEnv()
  expect(await list()).toEqual([])
  expect(await add()).toMatchObject({ status: 200, message: 'Axion added' })
  expect(await list()).toEqual([{ key: 'axion', ...AXION, version: 1 }])
})

test.each(['user', 'editor', 'guest'] as const)('a %s can only read the roster', async (role) => {
  const { app, as, add, list } = await testEnv()
  await add()
  const headers = role === 'guest' ? {} : (await as(role)).headers
  const payload = { version: 1, ...AXION }
  const calls = [
    { method: 'POST', url: '/api/admin/roster', payload },
    { method: 'PUT', url: '/api/admin/roster/axion', payload },
    { method: 'DELETE', url: '/api/admin/roster/axion?version=1' },
  ] as const
  for (const call of calls) {
    const { statusCode } = await app.inject({ ...call, headers })
    expect(statusCode).toBe(role === 'guest' ? 401 : 403)
  }
  expect(await list()).toHaveLength(1)
})

test('of two administrators who edit the same version, the second overwrites nothing', async () => {
  const { add, edit, list } = await testEnv()
  await add()
  const answers = await Promise.all([
    edit('axion', 1, { ...AXION, short: 'Ax' }),
    edit('axion', 1, { ...AXION, short: 'Axl' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toBe('changed_meanwhile')
  expect((await list())[0]?.version).toBe(2)
})

test('a legend of the specification gets a short name, spellings and a class from a day on', async () => {
  const { app, edit, list } = await testEnv()
  const classes = [...LOBA.classes, { class: 'Recon', from: '2020-05-12' }]
  const form = { ...LOBA, short: 'Lob', spellings: ['Andrade'], classes }
  expect(await edit('loba', 0, form)).toMatchObject({ status: 200, message: 'Loba saved' })
  expect(await list()).toEqual([{ key: 'loba', ...form, version: 1 }])
  const { Recon } = (await app.inject('/api/legends')).json()
  expect(Recon.map(({ name }: { name: string }) => name)).toContain('Loba')
})

test.each([
  ['a name of the specification', { name: 'mad maggie' }, 409, 'mad maggie is already in the list'],
  ['a taken short name', { short: 'BH' }, 409, '"BH" already means Bloodhound'],
  ['a taken spelling', { spellings: ['Mad-Maggie'] }, 409, '"Mad-Maggie" already means Mad Maggie'],
  ['a name in another language', { spellings: ['レイス'] }, 409, '"レイス" already means Wraith'],
  ['no class', { classes: [] }, 400, 'Choose a class'],
  ['the class Unknown', { classes: [{ class: 'Unknown', from: null }] }, 400, 'Choose a class'],
  ['a long short name', { short: 'Axion the' }, 400, 'Use at most 7 characters'],
  ['a picture that does not exist', { picture: `${'0'.repeat(36)}.png` }, 400, /Upload it again/],
  ['a day that does not exist', { retiredFrom: '2026-02-30' }, 400, /Enter a day/],
])('%s is refused', async (_, change, status, message) => {
  const { add, list } = await testEnv()
  expect(await add({ ...AXION, ...change })).toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
  expect(await list()).toEqual([])
})

test.each([
  [
    'another first class',
    { classes: [{ class: 'Assault', from: null }] },
    400,
    /started as Support/,
  ],
  ['another name', { name: 'Lobo' }, 400, /keeps its name/],
])('%s of the specification stays', async (_, change, status, message) => {
  const { edit } = await testEnv()
  expect(await edit('loba', 0, { ...LOBA, ...change })).toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
})

test('a legend that does not exist is not found', async () => {
  const { edit, remove } = await testEnv()
  expect(await edit('axion', 0, AXION)).toMatchObject({
    status: 404,
    message: 'Legend not found',
  })
  expect((await remove('axion', 1)).status).toBe(404)
})

test('a legend that was never played is deleted, one of the specification is not', async () => {
  const { add, remove, list } = await testEnv()
  await add()
  expect((await remove('axion', 7)).status).toBe(409)
  expect(await remove('axion', 1)).toMatchObject({ status: 200, message: 'Axion deleted' })
  expect(await list()).toEqual([])
  expect(await remove('loba', 0)).toMatchObject({ status: 409, error: 'legend_shipped' })
})

test.each([
  ['picked in a game', 'axion loba seer', ''],
  ['banned in a game', 'ash loba seer', 'axion'],
])('a legend that was %s can only be retired', async (_, comp, bans) => {
  const { db, add, edit, remove, list } = await testEnv()
  await add()
  const played = game('one', 1, bans, [team('Owls', 1, comp)])
  await importFile(db, file('cup', [set('Cup', [played])]))
  expect(await remove('axion', 1)).toMatchObject({
    status: 409,
    error: 'legend_in_use',
    message: expect.stringMatching(/Retire it instead/),
  })
  expect((await edit('axion', 1, { ...AXION, retiredFrom: '2020-01-01' })).status).toBe(200)
  expect((await list())[0]?.retiredFrom).toBe('2020-01-01')
})

test('a legend that is banned in the draft can not be deleted', async () => {
  const { app, headers, add, remove } = await testEnv()
  await add()
  await app.inject({ method: 'POST', url: '/api/ban', payload: { legend: 'axion' }, headers })
  expect((await remove('axion', 1)).error).toBe('legend_in_use')
})

test('a new spelling takes over the games that were imported under it', async () => {
  const { db, add, edit } = await testEnv()
  await add({ ...AXION, spellings: [] })
  const played = game('one', 1, '', [team('Owls', 1, 'nightfall loba seer')])
  await importFile(db, file('cup', [set('Cup', [played])]))
  await edit('axion', 1, AXION)
  expect(JSON.stringify(await readArchive(db))).toContain('axion|loba|seer')
})

test('no more legends than the quota are added', async () => {
  const { db, add } = await testEnv()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const keys = Array.from(
    { length: QUOTAS.addedLegends },
    (_, n) => `zz${letters[Math.floor(n / 26)]}${letters[n % 26]}`,
  )
  const classes = JSON.stringify(AXION.classes)
  await db
    .insertInto('roster_legend')
    .values(keys.map((key) => ({ key, name: key, short: key, classes })))
    .execute()
  expect(await add()).toMatchObject({
    status: 409,
    error: 'too_many_legends',
    message: '30 added legends is the maximum. Delete one to add another.',
  })
})

test('an uploaded picture is the portrait', async () => {
  const { app, db, add } = await testEnv()
  const picture = `${'1'.repeat(36)}.png`
  await db
    .insertInto('picture')
    .values({ name: picture, bytes: Buffer.from('') })
    .execute()
  await add({ ...AXION, picture })
  const { portraits } = (await app.inject('/api/portraits')).json()
  expect(portraits).toEqual({ Axion: `/api/file/${picture}` })
})
