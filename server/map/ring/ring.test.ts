import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { importRings, listRingImports, listRings } from '#contract/map/ring.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import type { Role } from '#domain/account/access.ts'
import { importFile } from '../../archive/import-file.ts'
import { file, game, set, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const HEAD = 'map,date,x1,y1,x2,y2,x3,y3'
const FIRST = 'stormpoint,2026-01-14,8192,8192,8192,6000,8000,5000'
const SECOND = 'stormpoint,,8000,8192,8192,6100,8000,5100'
const OTHER_MAP = 'worldsedge,2026-01-15,8192,8192,8192,7000,8000,6500'

async function testEnv(role: Role = 'editor') {
  const built = await buildTestApp()
  const { headers } = await built.as(role, 'edith')
  const inject = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: string) =>
    built.app.inject({
      method,
      url,
      headers: { ...headers, ...(payload && { 'content-type': 'application/octet-stream' }) },
      ...(payload && { payload }),
    })
  return {
    ...built,
    send: async (...lines: string[]) => {
      const answer = await inject('POST', '/api/rings/import?name=rings.csv', lines.join('\n'))
      return { status: answer.statusCode, ...answer.json() }
    },
    undo: async (id: number | null) => {
      const answer = await inject('DELETE', `/api/rings/imports/${id}`)
      return { status: answer.statusCode, ...answer.json() }
    },
    imports: async () =>
      listRingImports.output.parse((await inject('GET', '/api/rings/imports')).json()).imports,
    /** As a guest. */
    ofMap: async (map: string) => {
      const answer = await built.app.inject({ url: `/api/rings?map=${map}` })
      return listRings.output.parse(answer.json()).games
    },
  }
}

test('an editor imports a file, and guests read the games of a map, newest first', async () => {
  const { send, ofMap, imports } = await testEnv()
  const answer = await send(HEAD, SECOND, FIRST, OTHER_MAP)
  expect(answer).toMatchObject({ status: 200, added: 3, known: 0, leftOut: 0, faults: [] })
  expect(answer.message).toBe('3 ring games added.')
  expect(await ofMap('stormpoint')).toEqual([
    { centers: [8192, 8192, 8192, 6000, 8000, 5000], playedAt: Date.UTC(2026, 0, 14) },
    { centers: [8000, 8192, 8192, 6100, 8000, 5100] },
  ])
  expect(await ofMap('worldsedge')).toHaveLength(1)
  expect(await ofMap('edistrict')).toEqual([])
  expect(await imports()).toMatchObject([
    { id: answer.importId, fileName: 'rings.csv', games: 3, importedBy: 'edith' },
  ])
})

test('importing twice changes nothing, and a file with one new game adds that one', async () => {
  const { send, ofMap, imports } = await testEnv()
  await send(HEAD, FIRST, FIRST)
  const before = await ofMap('stormpoint')
  expect(before).toHaveLength(1)
  const again = await send(HEAD, FIRST)
  expect(again).toMatchObject({ status: 200, importId: null, added: 0, known: 1 })
  expect(again.message).toBe('0 ring games added. 1 already known.')
  expect([await ofMap('stormpoint'), (await imports()).length]).toEqual([before, 1])
  expect(await send(HEAD, FIRST, SECOND)).toMatchObject({ added: 1, known: 1 })
  expect(await ofMap('stormpoint')).toHaveLength(2)
})

test('undoing an import removes the games it added, once', async () => {
  const { send, undo, ofMap, imports } = await testEnv()
  const { importId: first } = await send(HEAD, FIRST)
  const { importId: second } = await send(HEAD, FIRST, SECOND)
  expect(await undo(second)).toMatchObject({ status: 200, message: 'Import undone' })
  expect(await ofMap('stormpoint')).toHaveLength(1)
  expect((await imports()).map(({ id }) => id)).toEqual([first])
  expect((await undo(second)).status).toBe(404)
})

test('lines that cannot be used are left out, and at most ten are named', async () => {
  const { send } = await testEnv()
  const broken = Array.from({ length: 12 }, () => 'talos,,1,1,1,1,1,1')
  const answer = importRings.output.parse(await send(HEAD, ...broken, FIRST))
  expect([answer.added, answer.leftOut, answer.faults.length]).toEqual([1, 12, 10])
  expect([answer.faults[0], answer.faults[9]]).toEqual([
    'Line 2: unknown map',
    'Line 11: unknown map',
  ])
  expect(await send(HEAD, ...broken)).toMatchObject({ status: 400, error: 'unreadable_file' })
  const lines = (await send(HEAD, ...broken)).message.split('\n')
  expect([lines[0], lines.length, lines[11]]).toEqual([
    'This file has no usable ring games.',
    12,
    '... and 2 more lines',
  ])
})

test('a map has a maximum, and a file beyond it is refused as a whole', async () => {
  const { send, db, ofMap, imports } = await testEnv()
  await send(HEAD, FIRST)
  await sql`insert into ring_game (map, import_id, centers)
    select 'stormpoint', i.id, array[n, 1, 1, 1, 1, 1]
    from generate_series(1, ${QUOTAS.ringGamesPerMap - 2}::integer) n, ring_import i`.execute(db)
  const third = SECOND.replace('8000', '7999')
  expect(await send(HEAD, SECOND, third)).toMatchObject({
    status: 409,
    error: 'too_many_rings',
    message: quotaMessages.ringGamesPerMap,
  })
  expect((await imports()).length).toBe(1)
  expect(await send(HEAD, SECOND)).toMatchObject({ status: 200, added: 1 })
  expect(await send(HEAD, OTHER_MAP)).toMatchObject({ status: 200, added: 1 })
  expect(await ofMap('stormpoint')).toHaveLength(QUOTAS.ringGamesPerMap)
})

test('the number of imported files has a maximum', async () => {
  const { send, db } = await testEnv()
  await sql`insert into ring_import (file_name, games)
    select 'x', 0 from generate_series(1, ${QUOTAS.ringImports}::integer)`.execute(db)
  expect(await send(HEAD, FIRST)).toMatchObject({
    status: 409,
    message: quotaMessages.ringImports,
  })
})

test('a live game is listed with its series and number, and without its file only by its rings', async () => {
  const { db, send, ofMap } = await testEnv()
  await importFile(
    db,
    file('match', [set('Harbor Open', [game('m2', 2, '', [team('Reed', 1, 'ash loba seer')])])]),
  )
  await sql`insert into ring_game (map, mid, centers)
    values ('stormpoint', 'm2', '{1, 2, 3, 4, 5, 6}'), ('stormpoint', 'unknown', '{6, 5, 4, 3, 2, 1}')`.execute(
    db,
  )
  await send(HEAD, OTHER_MAP)
  const games = await ofMap('stormpoint')
  expect(games.map(({ centers, game: own }) => [centers[0], own?.event, own?.number])).toEqual([
    [1, 'Harbor Open', 2],
    [6, undefined, undefined],
  ])
  expect(games[0]?.playedAt).toBeTypeOf('number')
})
