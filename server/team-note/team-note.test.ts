import { afterAll, expect, test } from 'vitest'
import { getTeamNote, saveTeamNote } from '#contract/team-note.ts'
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

const read = async (name: string) => {
  const { headers } = await as('user')
  const answer = await app.inject({ url: '/api/team_note', query: { team: name }, headers })
  return getTeamNote.output.parse(answer.json()).note
}

const write = async (name: string, text: string, version: number, { headers } = coach) => {
  const payload = { team: name, text, version }
  const answer = await app.inject({ method: 'POST', url: '/api/team_note', payload, headers })
  return { status: answer.statusCode, json: answer.json() }
}
const saved = async (name: string, text: string, version = 0) =>
  saveTeamNote.output.parse((await write(name, text, version)).json).note.version

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
  expect(await db.selectFrom('team_note').selectAll().where('text', '=', 'x').execute()).toEqual([])
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
  const rows = db.selectFrom('team_note').select('team_key').where('text', '=', 'both in one')
  expect(await rows.execute()).toEqual([{ team_key: 'copper owls' }])
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

test.each([
  [{ team: 'x'.repeat(101), text: 'x', version: 0 }],
  [{ team: 'Harbor', text: 'x'.repeat(20_001), version: 0 }],
  [{ team: 'Harbor', text: 'x' }],
])('a note that does not fit is refused', async (payload) => {
  const { headers } = coach
  const answer = await app.inject({ method: 'POST', url: '/api/team_note', payload, headers })
  expect(answer.statusCode).toBe(400)
})
