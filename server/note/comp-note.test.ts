import { afterAll, expect, test } from 'vitest'
import { listCompNotes } from '#contract/note/comp-note.ts'
import { mergeTeams } from '../archive/team/merge-teams.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({}, afterAll)
const admin = await as('admin', 'coach')
const other = await as('admin', 'analyst')

const urlOf = (comp: string) => `/api/files/comp-notes/${encodeURIComponent(comp)}`
const save = async (comp: string, notes: string, { headers } = admin, version?: number) => {
  const payload = { notes, version }
  const answer = await app.inject({ method: 'POST', url: urlOf(comp), payload, headers })
  return { status: answer.statusCode, json: answer.json() }
}
const list = async () => {
  const { headers } = await as('user')
  return (await app.inject({ url: '/api/files/comp-notes', headers })).json().notes
}

test('a note is written over by whoever comes later, whatever the order of legends', async () => {
  const first = await save('ash,mad_maggie,seer', '  push early  ')
  expect(first.json.notes).toMatchObject({
    comp: 'Ash,MadMaggie,Seer',
    notes: 'push early',
    created_by: 'coach',
    updated_by: 'coach',
  })
  expect(first.json.notes.updated_at).toBe(first.json.notes.created_at)
  await save('Loba,Fuse', 'hold')
  const again = await save('["Seer","Ash","Mad Maggie"]', 'push late', other)
  expect(again.json.notes).toMatchObject({
    id: first.json.notes.id,
    notes: 'push late',
    created_by: 'coach',
    updated_by: 'analyst',
  })
  expect(again.json.notes.updated_at).toBeGreaterThan(again.json.notes.created_at)
  expect((await list()).map((note: { comp: string }) => note.comp)).toEqual([
    'Ash,MadMaggie,Seer',
    'Loba,Fuse',
  ])
})

test('a note that changed since its version was read is not overwritten', async () => {
  const first = await save('Vantage', 'of coach', admin, 0)
  const { version } = first.json.notes
  expect((await save('Vantage', 'of analyst', other, version)).status).toBe(200)
  const late = await save('Vantage', 'of coach, late', admin, version)
  expect([late.status, late.json]).toEqual([
    409,
    {
      success: false,
      error: 'changed_meanwhile',
      message: 'Someone else changed this note in the meantime. Your version was not saved.',
    },
  ])
  expect((await save('Vantage', 'new', admin, 0)).status).toBe(409)
  // Sent again because the first answer got lost.
  expect((await save('Vantage', 'of analyst', other, version)).status).toBe(200)
  // Clients of the specification send no version.
  expect((await save('Vantage', 'of coach, late')).json.notes.notes).toBe('of coach, late')
})

test('a note that was deleted and written again is another one', async () => {
  const { version } = (await save('Horizon', 'first')).json.notes
  await app.inject({ method: 'DELETE', url: urlOf('horizon'), headers: admin.headers })
  expect((await save('Horizon', 'x', admin, version)).status).toBe(409)
  await save('Horizon', 'second', other)
  expect((await save('Horizon', 'x', admin, version)).status).toBe(409)
})

test('of ten who write the first note at once one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save('Caustic', `note ${n}`, admin, 0)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each([
  ['Ash,Seer,Loba,Fuse', 'x', 'A note needs one to three different legends'],
  ['Nobody', 'x', 'A note needs one to three different legends'],
  ['Ash', '   ', 'Please select legends and enter notes'],
  ['Ash', 'x'.repeat(20_001), 'notes: Too big: expected string to have <=20000 characters'],
])('a note about %j is refused with a sentence', async (comp, notes, message) => {
  const { status, json } = await save(comp, notes)
  expect([status, json.message]).toEqual([400, message])
})

test('the legends in the address may take 400 characters, in a JSON array as well', async () => {
  const comp = ['Valkyrie', 'Bloodhound', 'Mad Maggie']
  expect((await save(JSON.stringify(comp, null, 20), 'x')).status).toBe(200)
  expect((await save(comp.join(',').padEnd(400), 'x')).status).toBe(200)
  const tooLong = await save(comp.join(',').padEnd(401), 'x')
  expect([tooLong.status, tooLong.json.error]).toEqual([400, 'bad_request'])
})

test('a note of 20,000 characters is taken', async () => {
  expect((await save('Wattson', 'x'.repeat(20_000))).status).toBe(200)
})

test('a deleted note is gone, and deleting it again says so', async () => {
  await save('Octane', 'x')
  const request = { method: 'DELETE', url: urlOf('octane'), headers: admin.headers } as const
  expect((await app.inject(request)).statusCode).toBe(200)
  const again = await app.inject(request)
  expect([again.statusCode, again.json().message]).toEqual([404, 'Note not found'])
})

test('the notes of a deleted administrator stay', async () => {
  const leaving = await as('admin')
  await save('Rampart', 'wall', leaving)
  const url = `/api/admin/users/${leaving.id}`
  await app.inject({ method: 'DELETE', url, headers: admin.headers })
  const note = (await list()).find(({ comp }: { comp: string }) => comp === 'Rampart')
  expect(note).toMatchObject({ notes: 'wall', created_by: null, updated_by: null })
})

/** As the page reads and writes them, with map and opponent. */
async function scoped() {
  const lobby = ['Harbor', 'Lantern'].map((name, at) => team(name, at + 1, 'ash loba seer'))
  await importFile(db, file('scope', [set('Cup', [game('scope', 1, '', lobby)])]))
  const alone = [team('Team Harbor', 1, 'ash loba seer')]
  await importFile(db, file('alone', [set('Other cup', [game('alone', 1, '', alone)])]))
  const { headers } = admin
  const write = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: urlOf('Fuse,Ash'), payload, headers })
    return { status: answer.statusCode, json: answer.json() }
  }
  const remove = async (id: number) =>
    (await app.inject({ method: 'DELETE', url: `/api/comp-notes/${id}`, headers })).statusCode
  const read = async (scope: 'general' | 'all') => {
    const answer = await app.inject({ url: '/api/files/comp-notes', query: { scope }, headers })
    const { notes } = listCompNotes.output.parse(answer.json())
    return notes.filter(({ comp }) => comp === 'Fuse,Ash')
  }
  return { write, read, remove }
}

test('a composition has a general note and others for maps and opponents', async () => {
  const { write, read, remove } = await scoped()
  await save('Fuse,Ash', 'always')
  await write({ notes: 'on a map', map: 'stormpoint' })
  await write({ notes: 'against them', opponent: 'HARBOR' })
  await write({ notes: 'both', map: 'stormpoint', opponent: 'Harbor' })
  const shown = (await read('all')).map(({ notes, map, opponent }) => [notes, map, opponent])
  expect(shown).toEqual([
    ['both', 'stormpoint', 'Harbor'],
    ['against them', null, 'Harbor'],
    ['on a map', 'stormpoint', null],
    ['always', null, null],
  ])
  // The calls of the specification mean the general note.
  expect((await read('general')).map(({ notes }) => notes)).toEqual(['always'])
  expect((await list()).map(({ notes }: { notes: string }) => notes)).not.toContain('both')
  await save('Fuse,Ash', 'always, changed')
  await app.inject({ method: 'DELETE', url: urlOf('Fuse,Ash'), headers: admin.headers })
  const left = await read('all')
  expect(left.map(({ notes }) => notes)).toEqual(['both', 'against them', 'on a map'])

  const version = left[0]?.version ?? 0
  const change = { map: 'stormpoint', opponent: 'harbor' }
  expect((await write({ ...change, notes: 'both, changed', version })).status).toBe(200)
  expect((await write({ ...change, notes: 'late', version })).status).toBe(409)
  expect((await write({ notes: 'x', opponent: 'Nobody' })).json.message).toBe('Team not found')
  expect((await write({ notes: 'x', map: 'talos' })).status).toBe(400)
  expect(await remove(left[0]?.id ?? 0)).toBe(200)
  expect(await remove(left[0]?.id ?? 0)).toBe(404)
  expect(await read('all')).toHaveLength(2)
})

test('a note against a team follows it into a merge', async () => {
  const { write, read } = await scoped()
  await write({ notes: 'against the other name', opponent: 'Team Harbor' })
  await write({ notes: 'against Harbor', opponent: 'Harbor' })
  const ids = new Map(
    (await db.selectFrom('team').selectAll().execute()).map(({ name, id }) => [name, id]),
  )
  await mergeTeams(db, ids.get('Team Harbor') ?? 0, ids.get('Harbor') ?? 0)
  const against = async () =>
    (await read('all')).flatMap(({ notes, opponent }) => (opponent === 'Harbor' ? notes : []))
  expect(await against()).toEqual(['against Harbor', 'against the other name'])
  await write({ notes: 'against Harbor, changed', opponent: 'team harbor' })
  expect(await against()).toEqual(['against Harbor, changed', 'against the other name'])
})
