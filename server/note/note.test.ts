import { afterAll, expect, test } from 'vitest'
import { getNote, listNoteVersions, saveNote, searchNotes } from '#contract/note/note.ts'
import type { NoteSubject } from '#domain/note/note-subject.ts'
import { renameTeam, splitAlias } from '../archive/team/change-team.ts'
import { importFile, undoImport } from '../archive/import-file.ts'
import { mergeTeams } from '../archive/team/merge-teams.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({}, afterAll)
const coach = await as('editor', 'coach')
const analyst = await as('admin', 'analyst')

/** One game for each name, each from its own file. */
const importTeam = (name: string) =>
  importFile(
    db,
    file(name, [set(`Of ${name}`, [game(name, 1, '', [team(name, 1, 'ash loba seer')])])]),
  )

const readAbout = async (about: NoteSubject, key: string) => {
  const { headers } = await as('user')
  const answer = await app.inject({ url: '/api/note', query: { about, key }, headers })
  return getNote.output.parse(answer.json()).note
}
const read = (name: string) => readAbout('team', name)

const writeAbout = async (
  about: NoteSubject,
  key: string,
  text: string,
  version: number,
  { headers } = coach,
) => {
  const payload = { about, key, text, version }
  const answer = await app.inject({ method: 'POST', url: '/api/note', payload, headers })
  return { status: answer.statusCode, json: answer.json() }
}
const write = (name: string, text: string, version: number, who = coach) =>
  writeAbout('team', name, text, version, who)
const saved = async (name: string, text: string, version = 0) =>
  saveNote.output.parse((await write(name, text, version)).json).note.version

const idOf = async (name: string) =>
  (await db.selectFrom('team').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

test('a note is read under any spelling, with who wrote it and when', async () => {
  await importTeam('Harbor')
  expect(await read('harbor')).toEqual({
    text: '',
    version: 0,
    updated_at: null,
    updated_by: null,
  })
  const { json } = await write('HARBOR', '  Rotate early  ', 0)
  expect(json.message).toBe('Note saved')
  const note = await read(' harbor ')
  expect(note).toMatchObject({ text: 'Rotate early', updated_by: 'coach' })
  expect(Date.now() - (note.updated_at ?? 0)).toBeLessThan(60_000)
})

test('a note that changed since its version was read is not overwritten', async () => {
  await importTeam('Lantern')
  const first = await saved('Lantern', 'of coach')
  expect((await write('Lantern', 'of analyst', first, analyst)).status).toBe(200)
  const late = await write('Lantern', 'of coach, late', first)
  expect([late.status, late.json.error]).toEqual([409, 'changed_meanwhile'])
  expect((await write('Lantern', 'new', 0)).status).toBe(409)
  // Sent again because the first answer got lost.
  expect((await write('Lantern', 'of analyst', first, analyst)).status).toBe(200)
  expect(await read('Lantern')).toMatchObject({ text: 'of analyst', updated_by: 'analyst' })
})

test('an empty text removes the note', async () => {
  await importTeam('Fjord')
  const version = await saved('Fjord', 'x')
  const { json } = await write('Fjord', '   ', version)
  expect(json).toMatchObject({ message: 'Note deleted', note: { text: '', version: 0 } })
  expect((await write('Fjord', 'y', version)).status).toBe(409)
  expect(await db.selectFrom('note').selectAll().where('text', '=', 'x').execute()).toEqual([])
})

test('of ten who write the first note at once one does', async () => {
  await importTeam('Delta')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => write('Delta', `note ${n}`, 0)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('after a merge both texts are there, and a split takes its own back', async () => {
  await importTeam('Reed')
  await importTeam('Team Reed')
  await saved('Team Reed', 'of the other name')
  await saved('Reed', 'of the name that stays')
  await mergeTeams(db, await idOf('Team Reed'), await idOf('Reed'))
  const both = 'of the name that stays\n\nof the other name'
  expect((await read('Team Reed')).text).toBe(both)
  expect((await read('Reed')).text).toBe(both)
  await splitAlias(db, 'team reed', null)
  expect((await read('Team Reed')).text).toBe('of the other name')
  expect((await read('Reed')).text).toBe('of the name that stays')
})

test('the note of merged teams is one once it was edited', async () => {
  await importTeam('Owls')
  await importTeam('Copper Owls')
  await saved('Owls', 'one')
  await saved('Copper Owls', 'two')
  await mergeTeams(db, await idOf('Owls'), await idOf('Copper Owls'))
  const { version } = await read('Owls')
  await saved('Owls', 'both in one', version)
  await renameTeam(db, await idOf('Copper Owls'), 'Owls of Copper')
  expect((await read('Owls of Copper')).text).toBe('both in one')
  const rows = db.selectFrom('note').select('subject').where('text', '=', 'both in one')
  expect(await rows.execute()).toEqual([{ subject: 'copper owls' }])
})

test('a note is still there when an undone import is made again', async () => {
  const { importId } = await importTeam('Quill')
  await saved('Quill', 'stays')
  await undoImport(db, importId, null)
  expect((await read('Quill')).text).toBe('')
  const refused = await write('Quill', 'x', 0)
  expect([refused.status, refused.json.message]).toEqual([404, 'Team not found'])
  await importTeam('Quill')
  expect((await read('Quill')).text).toBe('stays')
})

const search = async (words: string, about?: NoteSubject) => {
  const { headers } = await as('user')
  const query = { search: words, ...(about && { about }) }
  const answer = await app.inject({ url: '/api/notes', query, headers })
  return searchNotes.output.parse(answer.json())
}

test('maps, POIs, series and the draft have notes of their own', async () => {
  await importTeam('Summit')
  const { series_id: series } = await db
    .selectFrom('game')
    .select('series_id')
    .where('mid', '=', 'Summit')
    .executeTakeFirstOrThrow()
  const subjects = [
    ['map', 'stormpoint'],
    ['poi', 'stormpoint/3'],
    ['series', String(series)],
    ['room', '1'],
  ] as const
  for (const [about, key] of subjects) {
    expect((await writeAbout(about, key, `of the ${about}`, 0)).status).toBe(200)
  }
  for (const [about, key] of subjects) {
    expect((await readAbout(about, key)).text).toBe(`of the ${about}`)
  }
})

test.each([
  ['map', 'nowhere', 'Map not found'],
  ['poi', 'stormpoint/999', 'POI not found'],
  ['poi', 'stormpoint', 'POI not found'],
  ['series', '999999', 'Series not found'],
  ['series', '99999999999', 'Series not found'],
  ['room', 'x', 'Draft room not found'],
] as const)('a %s that does not exist (%s) gets no note', async (about, key, message) => {
  const { status, json } = await writeAbout(about, key, 'x', 0)
  expect([status, json.message]).toEqual([404, message])
  expect(await readAbout(about, key)).toMatchObject({ text: '', version: 0 })
})

test('the last ten texts of a note can be read, with who wrote them', async () => {
  await importTeam('Atlas')
  let version = 0
  for (let n = 1; n <= 12; n++) version = await saved('Atlas', `text ${n}`, version)
  await write('Atlas', '', version, analyst)
  const { headers } = await as('user')
  const query = { about: 'team', key: 'atlas' }
  const answer = await app.inject({ url: '/api/note/versions', query, headers })
  const { versions } = listNoteVersions.output.parse(answer.json())
  expect(versions.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, n) => `text ${12 - n}`),
  )
  expect(new Set(versions.map(({ updated_by: by }) => by))).toEqual(new Set(['coach']))
})

test('notes are found by their text and by the name of what they are about', async () => {
  await importTeam('Kestrel')
  await saved('Kestrel', 'scan before the gondola')
  await writeAbout('map', 'edistrict', 'the 100% gondola rule', 0)
  await writeAbout('poi', 'brokenmoon/1', 'early zone', 0)
  const labels = async (words: string, about?: NoteSubject) =>
    (await search(words, about)).notes.map(({ label }) => label)
  expect(await labels('GONDOLA')).toEqual(['E-District', 'Kestrel'])
  expect(await labels('gondola', 'team')).toEqual(['Kestrel'])
  expect(await labels('100%')).toEqual(['E-District'])
  expect(await labels('0_')).toEqual([])
  expect(await labels('kestr')).toEqual(['Kestrel'])
  expect(await labels('broken')).toHaveLength(1)
  const { notes, total } = await search('of Summit')
  expect([notes[0]?.about, notes[0]?.label, total]).toEqual(['series', 'Of Summit', 1])
  expect(await readAbout('series', notes[0]?.key ?? '')).toMatchObject({ text: 'of the series' })
})

// Finding X1.
test('notes about a series and a team whose import was undone are found and lead nowhere', async () => {
  const { importId } = await importTeam('Petrel')
  const { series_id: series } = await db
    .selectFrom('game')
    .select('series_id')
    .where('mid', '=', 'Petrel')
    .executeTakeFirstOrThrow()
  await writeAbout('series', String(series), 'hold the ridge', 0)
  await saved('Petrel', 'watch the ridge')
  await undoImport(db, importId, null)
  const { notes } = await search('the ridge')
  expect(notes.map(({ about, key, label }) => [about, key, label])).toEqual([
    ['team', '', 'petrel'],
    ['series', '', 'A series that was removed'],
  ])
})

test.each([
  [{ about: 'team', key: 'x'.repeat(121), text: 'x', version: 0 }],
  [{ about: 'team', key: 'Harbor', text: 'x'.repeat(20_001), version: 0 }],
  [{ about: 'team', key: 'Harbor', text: 'x' }],
  [{ about: 'weather', key: 'Harbor', text: 'x', version: 0 }],
])('a note that does not fit is refused', async (payload) => {
  const { headers } = coach
  const answer = await app.inject({ method: 'POST', url: '/api/note', payload, headers })
  expect(answer.statusCode).toBe(400)
})

test('the note of a private room is found by those who can enter it', async () => {
  const room = await db
    .insertInto('draft_room')
    .values({ name: 'Quiet room', is_private: true, created_by: coach.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = String(room.id)
  expect((await writeAbout('room', key, 'secret plan', 0)).status).toBe(200)
  expect((await readAbout('room', key)).text).toBe('')
  expect((await search('secret')).total).toBe(0)
  const { headers } = coach
  const answer = await app.inject({ url: '/api/notes', query: { search: 'quiet' }, headers })
  expect(searchNotes.output.parse(answer.json()).notes[0]).toMatchObject({
    about: 'room',
    key,
    label: 'Quiet room',
  })
})
