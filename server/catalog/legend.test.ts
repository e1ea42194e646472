import { afterAll, expect, test } from 'vitest'
import type { LegendEntry } from '#contract/catalog/legend.ts'
import { SHIPPED_ENTRIES } from '#domain/catalog/season-roster.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, db, as } = await buildTestApp({}, afterAll)
const coach = await as('admin', 'coach')
const analyst = await as('admin', 'analyst')

const list = async () => (await app.inject('/api/legends')).json()
const entryOf = async (legendClass: string, name: string) =>
  (await list())[legendClass].find((legend: { name: string }) => legend.name === name)
const save = async (name: string, payload: object, { headers } = coach) => {
  const answer = await app.inject({ method: 'PUT', url: `/api/legends/${name}`, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
/** What a client of the original API sends: all fields except those we added. */
const asSent = ({ abilities, passive, classPerk, perks, ...rest }: LegendEntry) => ({
  class: rest.class,
  abilities,
  passive,
  classPerk,
  perks,
})
const wattson = await entryOf('Controller', 'Wattson')

test('anybody reads all legends of the roster, by class, before anybody has edited one', async () => {
  const byClass = await list()
  expect(Object.keys(byClass)).toEqual(['Assault', 'Skirmisher', 'Recon', 'Support', 'Controller'])
  expect(Object.values(byClass).flat()).toHaveLength(SHIPPED_ENTRIES.size)
  expect(wattson).toMatchObject({
    id: 'wattson',
    class: 'Controller',
    abilities: { tactical: 'Perimeter Security', tacticalCooldown: 15 },
    uncertain: {},
    version: 0,
    updated_at: null,
    updated_by: null,
  })
})

test('an edit is told to all with who made it and when, and leaves every other field as it was', async () => {
  const sent = asSent(wattson)
  const before = Date.now()
  const { status, body } = await save('wattson', {
    ...sent,
    abilities: { ...sent.abilities, tacticalCooldown: 17.5, tacticalInfo: '  Fences.  ' },
  })
  expect([status, body.message]).toEqual([200, 'Legend updated successfully'])
  const now = await entryOf('Controller', 'Wattson')
  expect(now).toEqual({
    ...wattson,
    abilities: { ...wattson.abilities, tacticalCooldown: 17.5, tacticalInfo: 'Fences.' },
    version: 1,
    updated_at: now.updated_at,
    updated_by: 'coach',
  })
  expect(now.updated_at).toBeGreaterThanOrEqual(before - 1000)
  expect(body.legend).toEqual(now)
})

test('only what differs from the built-in facts is kept', async () => {
  const loba = await entryOf('Support', 'Loba')
  await save('Loba', { ...asSent(loba), passive: 'Eye for Everything' })
  await save('Loba', asSent(loba))
  const row = await db
    .selectFrom('legend_edit')
    .selectAll()
    .where('legend', '=', 'loba')
    .executeTakeFirstOrThrow()
  expect([row.changes, row.version]).toEqual([{}, 2])
})

test('who saves over what they have not seen is refused, and nothing is overwritten', async () => {
  const ash = await entryOf('Skirmisher', 'Ash')
  const edit = (perk1: string) => ({ ...asSent(ash), perks: { ...ash.perks, perk1 } })
  const answers = await Promise.all([
    save('Ash', { ...edit('One'), version: 0 }),
    save('Ash', { ...edit('Two'), version: 0 }, analyst),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toEqual({
    success: false,
    error: 'changed_meanwhile',
    message: 'Someone else saved this legend in the meantime. Nothing was overwritten.',
  })
  const kept = await entryOf('Skirmisher', 'Ash')
  expect(kept.version).toBe(1)
  expect((await save('Ash', { ...edit('Three'), version: 5 })).status).toBe(409)
  expect((await save('Ash', { ...edit('Three'), version: 1 }, analyst)).status).toBe(200)
  const now = await entryOf('Skirmisher', 'Ash')
  expect([now.perks.perk1, now.version, now.updated_by]).toEqual(['Three', 2, 'analyst'])
})

test('a version that no edit ever had is refused also where there is no edit', async () => {
  const fuse = await entryOf('Assault', 'Fuse')
  expect((await save('Fuse', { ...asSent(fuse), version: 3 })).status).toBe(409)
  expect((await entryOf('Assault', 'Fuse')).version).toBe(0)
})

test('what a passive does stays where a client does not know of it', async () => {
  const seer = await entryOf('Recon', 'Seer')
  await save('Seer', { ...asSent(seer), passiveInfo: 'Hears hearts.', passiveCooldown: 8 })
  await save('seer', asSent(seer))
  const now = await entryOf('Recon', 'Seer')
  expect([now.passiveInfo, now.passiveCooldown]).toEqual(['Hears hearts.', 8])
})

test('half a character is kept as the sign for what cannot be read', async () => {
  const octane = await entryOf('Skirmisher', 'Octane')
  const { status } = await save('Octane', { ...asSent(octane), classPerk: 'half \ud800 character' })
  expect(status).toBe(200)
  expect((await entryOf('Skirmisher', 'Octane')).classPerk).toBe('half \ufffd character')
})

test('a number that somebody has settled is no longer uncertain', async () => {
  const maggie = await entryOf('Assault', 'MadMaggie')
  expect(maggie.uncertain).toEqual({
    tacticalCooldown: '22 in 2024 game files, 28 in S29 list',
  })
  const abilities = { ...maggie.abilities, tacticalCooldown: 28 }
  const { body } = await save('mad_maggie', { ...asSent(maggie), abilities })
  expect(body.legend.uncertain).toEqual({})
})

test.each([
  ['Wattson', { class: 'Support' }, 400, /Wattson is in the Controller class/],
  ['Wattson', { class: 'Unknown' }, 400, /Could not determine legend class/],
  ['Wattson', { class: undefined }, 400, /Could not determine legend class/],
  ['Wattson', { passive: '  ' }, 400, /Fill in this field/],
  ['Wattson', { classPerk: 'a\0b' }, 400, /NUL/],
  ['Wattson', { passiveCooldown: 3601 }, 400, /from 0 to 3600 seconds/],
  ['Axion', {}, 404, /Legend not found/],
])('%s with %j is refused with a sentence', async (name, change, status, message) => {
  const before = await list()
  const answer = await save(name, { ...asSent(wattson), ...change })
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)])
  expect(await list()).toEqual(before)
})
