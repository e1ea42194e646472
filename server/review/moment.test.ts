import { afterAll, expect, onTestFinished, test } from 'vitest'
import { io } from 'socket.io-client'
import { listImports } from '#contract/archive/import.ts'
import { listAllMoments, listMoments, saveMoment } from '#contract/review/moment.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team as teamOf } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const { app, as, db } = await buildTestApp({}, afterAll)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const editor = await as('editor', 'coach')
const second = await as('editor', 'second')
const reader = await as('user', 'reader')

const played = (mid: string) => game(mid, 1, '', [teamOf('Alliance', 1, 'ash loba seer')])
const { importId } = await importFile(db, file('first', [set('Cup', [played('g1')])]))

const idOf = async (mid: string) =>
  (
    await db
      .selectFrom('game')
      .select('id')
      .where('mid', '=', mid)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
  ).id
const GAME = await idOf('g1')

type Who = Awaited<ReturnType<typeof as>>
const content = (change: object = {}) => ({
  game: GAME,
  version: 0,
  at: 100,
  from: 92,
  to: 112,
  tags: ['rotation'],
  note: 'Last through the gap.',
  players: [],
  legends: [],
  position: { x: 40.5, y: 50 },
  ring: 2,
  isPrivate: false,
  ...change,
})
const put = (who: Who, id: string, change: object = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/moments/${id}`,
    headers: who.headers,
    payload: content(change),
  })
const remove = (who: Who, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/moments/${id}`, headers: who.headers })
const read = async (who: Who, id = GAME) => {
  const answer = await app.inject({ url: `/api/moments?game=${id}`, headers: who.headers })
  return listMoments.output.parse(answer.json()).moments
}
const newId = () => crypto.randomUUID()
const saved = async (change: object = {}, who = editor) => {
  const answer = await put(who, newId(), change)
  return saveMoment.output.parse(answer.json()).moment
}

test('an editor writes a moment, and everyone with an account reads it in the order of the game', async () => {
  const late = await saved({ at: 300, from: 292, to: 312 })
  const early = await saved()
  expect(early).toMatchObject({ game: GAME, note: 'Last through the gap.', createdBy: 'coach' })
  const ids = (await read(reader)).map(({ id }) => id)
  expect(ids.indexOf(early.id)).toBeLessThan(ids.indexOf(late.id))
  expect((await put(reader, newId())).statusCode).toBe(403)
  expect((await app.inject({ url: `/api/moments?game=${GAME}` })).statusCode).toBe(401)
})

const listAll = async (who: Who) => {
  const answer = await app.inject({ url: '/api/moments/all', headers: who.headers })
  return listAllMoments.output.parse(answer.json())
}

test('all moments are listed with their games, without those of others', async () => {
  const own = await saved({ isPrivate: true })
  const [mine, theirs] = [await listAll(editor), await listAll(second)]
  expect(mine.moments.map(({ id }) => id)).toContain(own.id)
  expect(theirs.moments.map(({ id }) => id)).not.toContain(own.id)
  expect([mine.total, theirs.total]).toEqual([mine.moments.length, mine.moments.length - 1])
  expect(mine.games).toMatchObject([{ id: GAME, number: 1, event: 'Cup' }])
})

test('a save that is sent again is one moment, and one on an older version is refused', async () => {
  const id = newId()
  const first = saveMoment.output.parse((await put(editor, id)).json()).moment
  const again = saveMoment.output.parse((await put(editor, id)).json()).moment
  expect(again).toEqual(first)
  const change = { version: first.version, note: 'Second text' }
  expect((await put(second, id, change)).statusCode).toBe(200)
  const refused = await put(editor, id, { version: first.version, note: 'Third text' })
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'changed_meanwhile'])
  expect((await read(reader)).find((one) => one.id === id)).toMatchObject({
    note: 'Second text',
    createdBy: 'coach',
    updatedBy: 'second',
  })
})

test('a private note is only there for its author', async () => {
  const own = await saved({ isPrivate: true })
  const team = await saved()
  expect((await read(editor)).map(({ id }) => id)).toContain(own.id)
  expect((await read(second)).map(({ id }) => id)).not.toContain(own.id)
  expect((await put(second, own.id, { version: own.version })).statusCode).toBe(404)
  expect((await remove(second, own.id)).statusCode).toBe(404)
  // Nobody makes a note of the team their own.
  const taken = { version: team.version, isPrivate: true }
  expect((await put(second, team.id, taken)).statusCode).toBe(403)
  expect((await put(editor, team.id, taken)).statusCode).toBe(200)
})

test('a deleted moment stays deleted when its delete or an earlier save is sent again', async () => {
  const { id } = await saved()
  expect((await remove(second, id)).statusCode).toBe(200)
  expect((await remove(second, id)).statusCode).toBe(200)
  expect((await put(editor, id)).statusCode).toBe(404)
  expect((await read(editor)).map((one) => one.id)).not.toContain(id)
  const row = await db.selectFrom('moment').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ note: '', tags: [] })
  expect((await remove(editor, newId())).statusCode).toBe(404)
})

test('what cannot be is refused: times, tags, games', async () => {
  const wrong = [
    { from: 101 },
    { to: 99 },
    { at: -1 },
    { tags: ['luck'] },
    { note: 'x'.repeat(1001) },
    { ring: 0 },
  ]
  for (const change of wrong) expect((await put(editor, newId(), change)).statusCode).toBe(400)
  expect((await put(editor, 'no-uuid')).statusCode).toBe(400)
  expect((await put(editor, newId(), { game: 999_999 })).statusCode).toBe(404)
  expect((await put(editor, newId(), { version: 3 })).statusCode).toBe(404)
})

test('pages without a room hear of a change within a second, also of a deletion', async () => {
  const socket = io(`${address}/session`, { forceNew: true, auth: { token: reader.token } })
  onTestFinished(async () => void socket.disconnect())
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  let heard = 0
  socket.on('moment_update', () => (heard += 1))
  const { id } = await saved()
  await expect.poll(() => heard).toBe(1)
  await remove(editor, id)
  await expect.poll(() => heard).toBe(2)
})

const row = async (id: number) => {
  const answer = await app.inject({ url: '/api/admin/imports', headers: editor.headers })
  return listImports.output.parse(answer.json()).imports.find((one) => one.id === id)
}
const undo = (id: number) =>
  app.inject({ method: 'DELETE', url: `/api/admin/imports/${id}`, headers: editor.headers })

test('a game that another file holds too keeps its moments, and the last file takes them along', async () => {
  await importFile(db, file('third', [set('Other', [played('g3')])]))
  const only = await idOf('g3')
  await saved({ game: only })
  const { importId: twice } = await importFile(
    db,
    file('fourth', [set('Twice', [played('g1'), played('g3')])]),
  )
  expect((await row(twice))?.moments).toBe(0)
  await undo(twice)
  expect(await read(reader, await idOf('g3'))).toHaveLength(1)
  const before = await read(reader)
  const own = (await row(importId))?.moments ?? 0
  expect(own).toBeGreaterThan(0)
  expect(before.length).toBeLessThanOrEqual(own)
  await undo(importId)
  const left = await db.selectFrom('moment').select('id').where('mid', '=', 'g1').execute()
  expect(left).toEqual([])
})
