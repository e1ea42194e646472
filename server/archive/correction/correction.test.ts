import { afterAll, expect, test } from 'vitest'
import { findSeries, getGame, listCorrections } from '#contract/archive/correction.ts'
import { importFile, undoImport } from '../import-file.ts'
import { file, game, set, team } from '../test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const built = await buildTestApp({}, afterAll)
const { headers } = await built.as('admin', 'chief')

/** Game 1 has three Ash picks and two Loba picks, so Ash is banned in game 2. */
const games = (name: string) => [
  game(`${name} 1`, 1, '', [
    team('Alliance', 1, 'ash loba seer', { kills: 7 }),
    team('Fjord', 2, 'ash crypto loba', { kills: 6, points: 13 }),
    team('Copper Owls', 3, 'ash crypto wraith', { kills: 0, poi: 'Barometer' }),
  ]),
  game(`${name} 2`, 2, 'ash', [team('Alliance', 1, 'alter loba seer', { kills: 2 })]),
]

const get = async (url: string) => (await built.app.inject({ url, headers })).json()
const search = async (words: string) =>
  findSeries.output.parse(await get(`/api/admin/series?search=${encodeURIComponent(words)}`)).series
const eventsOf = async (words: string) => (await search(words)).map(({ event }) => event)
const openGame = async (id: number) => getGame.output.parse(await get(`/api/admin/games/${id}`))
const put = async (url: string, payload: object) => {
  const answer = await built.app.inject({ method: 'PUT', url, headers, payload })
  return { status: answer.statusCode, ...answer.json<{ error?: string; message: string }>() }
}

/** Each test has its own series, so they can share a server. */
async function series(name: string) {
  const { importId } = await importFile(built.db, file(name, [set(name, games(name), name)]))
  await expect.poll(() => search(name)).toHaveLength(1)
  const [found] = await search(name)
  const [first = 0, second = 0] = found?.games.map(({ id }) => id) ?? []
  const resultOf = async (teamName: string) => {
    const result = (await openGame(first)).results.find((row) => row.team === teamName)
    if (!result) throw new Error(`${teamName} is not in the game`)
    return result
  }
  const corrections = async () =>
    listCorrections.output.parse(await get(`/api/admin/corrections?game=${first}`)).corrections
  return { importId, first, second, resultOf, corrections }
}

test('games are found by event, set, team and day, all words together', async () => {
  await series('Autumn Cup')
  expect(await eventsOf('autumn')).toEqual(['Autumn Cup'])
  expect(await eventsOf('AUTUMN owls 2026-09-21')).toEqual(['Autumn Cup'])
  expect(await eventsOf('autumn 2026-09-22')).toEqual([])
  expect(await eventsOf('autumn %')).toEqual([])
  expect(await eventsOf('autumn nobody')).toEqual([])
  // Nothing of this word remains in a team key.
  expect(await eventsOf('autumn @12')).toEqual([])
  await importFile(built.db, file('Days', [set('Days', games('Days'), 'Lobby 2-A')]))
  await expect.poll(() => search('days 2-a')).toMatchObject([{ event: 'Days', set: 'Lobby 2-A' }])
  expect(await eventsOf('days obby')).toEqual([])
})

test('a corrected result has its points anew, and who, when and what is kept', async () => {
  const { resultOf, corrections } = await series('Points Cup')
  const { id, revision, ...seen } = await resultOf('Fjord')
  expect(seen).toMatchObject({
    placement: 2,
    kills: 6,
    points: 13,
    legends: ['Ash', 'Crypto', 'Loba'],
  })
  const change = {
    placement: 2,
    kills: 8,
    legends: ['Mad Maggie', 'crypto', 'Loba'],
    poi: 'The Mill',
  }
  expect(await put(`/api/admin/results/${id}`, { revision, ...change })).toMatchObject({
    status: 200,
    message: 'Result corrected',
  })
  // 9 for placement 2, plus 8 kills.
  expect(await resultOf('Fjord')).toMatchObject({
    kills: 8,
    points: 17,
    legends: ['Crypto', 'Loba', 'MadMaggie'],
    poi: 'The Mill',
  })
  const of = { team: 'Fjord', event: 'Points Cup', number: 1, by: 'chief' }
  expect((await corrections()).toReversed()).toMatchObject([
    { ...of, field: 'kills', before: 6, after: 8 },
    { ...of, field: 'points', before: 13, after: 17 },
    {
      ...of,
      field: 'legends',
      before: ['Ash', 'Crypto', 'Loba'],
      after: ['Crypto', 'Loba', 'MadMaggie'],
    },
    { ...of, field: 'poi', before: null, after: 'The Mill' },
  ])
})

test('a score by hand stays while placement and kills do, and no change is no correction', async () => {
  const { resultOf, corrections } = await series('Hand Cup')
  const { id, team: _, points, ...same } = await resultOf('Fjord')
  expect(points).toBe(13)
  const answer = await put(`/api/admin/results/${id}`, same)
  expect([answer.status, answer.message]).toEqual([200, 'Nothing changed'])
  expect(await corrections()).toEqual([])
  await put(`/api/admin/results/${id}`, { ...same, poi: 'Barometer' })
  expect((await resultOf('Fjord')).points).toBe(13)
})

test('half a character in a name is replaced, not a fault', async () => {
  const { resultOf } = await series('Half Cup')
  const { id, team: _, points: __, ...same } = await resultOf('Fjord')
  expect(await put(`/api/admin/results/${id}`, { ...same, poi: 'Mill \ud800' })).toMatchObject({
    status: 200,
  })
  expect((await resultOf('Fjord')).poi).toBe('Mill \ufffd')
})

test('nobody overwrites a correction they have not seen', async () => {
  const { first, resultOf } = await series('Race Cup')
  const { id, team: _, points: __, ...seen } = await resultOf('Fjord')
  expect(await put(`/api/admin/results/${id}`, { ...seen, kills: 9 })).toMatchObject({
    status: 200,
  })
  expect(await put(`/api/admin/results/${id}`, { ...seen, kills: 1 })).toMatchObject({
    status: 409,
    error: 'changed_meanwhile',
  })
  expect((await resultOf('Fjord')).kills).toBe(9)
  const { bansRevision: revision } = await openGame(first)
  const url = `/api/admin/games/${first}/bans`
  const both = await Promise.all([
    put(url, { revision, legends: ['Fuse'] }),
    put(url, { revision, legends: ['Wraith'] }),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => status === 409)).toHaveLength(1)
})

test('bans are corrected, and the rule says what the picks before give', async () => {
  const { second } = await series('Ban Cup')
  expect(await openGame(second)).toMatchObject({
    bans: ['Ash'],
    ruleBans: ['Ash'],
    bansRevision: 0,
  })
  const url = `/api/admin/games/${second}/bans`
  expect(
    await put(url, { revision: 0, legends: ['mad_maggie', 'Ash', 'MadMaggie'] }),
  ).toMatchObject({
    status: 200,
  })
  const corrected = await openGame(second)
  expect(corrected).toMatchObject({ bans: ['MadMaggie', 'Ash'], ruleBans: ['Ash'] })
  expect(corrected.bansRevision).toBeGreaterThan(0)
})

test('impossible results are refused with a sentence', async () => {
  const { resultOf } = await series('Odd Cup')
  const { id, team: _, points: __, ...same } = await resultOf('Fjord')
  const send = async (change: object) => {
    const { status, message } = await put(`/api/admin/results/${id}`, { ...same, ...change })
    return `${status} ${message}`
  }
  expect(await send({ placement: 0 })).toBe('400 Enter a whole number from 1 to 60')
  expect(await send({ kills: 1.5 })).toBe('400 Enter a whole number from 0 to 100')
  expect(await send({ legends: ['Ash', 'ash', 'Loba'] })).toBe(
    '400 A team can only play each legend once',
  )
})

test('an undone import takes its corrections along', async () => {
  const { importId, first, resultOf, corrections } = await series('Undo Cup')
  const { id, team: _, points: __, ...same } = await resultOf('Fjord')
  await put(`/api/admin/results/${id}`, { ...same, kills: 9 })
  await undoImport(built.db, importId, null)
  expect(await corrections()).toEqual([])
  expect((await put(`/api/admin/results/${id}`, same)).status).toBe(404)
  expect((await get(`/api/admin/games/${first}`)).message).toBe('Game not found')
  const again = await series('Undo Cup')
  expect((await again.resultOf('Fjord')).kills).toBe(6)
})
