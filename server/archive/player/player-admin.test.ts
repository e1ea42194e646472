import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPlayerMerges, listPlayers } from '#contract/archive/player-admin.ts'
import { getPlayer } from '#contract/stats/player.ts'
import { getTeamPage } from '#contract/team/team-page.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { importFile, undoImport } from '../import-file.ts'
import { file, game, playersOf, readSums, rebuildSums, set, team } from '../test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const COMP = 'ash loba seer'
const DAY = 86_400
const START = 1_772_366_400

/** Owls whose first player has this id and name. */
const owls = (playerId: string | null, name: string, placement = 1) =>
  team('Copper Owls', placement, COMP, {
    players: playersOf('owl', COMP).map((player, seat) =>
      seat === 0 ? { ...player, playerId, name, kills: 2 } : player,
    ),
  })

const series = (event: string, day: number, ...teams: ReturnType<typeof team>[]) =>
  file(event, [set(event, [game(event, 1, '', teams, { startedAt: START + day * DAY })])])

/** `mika` has overstat's id 77 in two games; a file without ids names them `Mika`, and a later one `zed` with id 90. */
async function testEnv() {
  const built = await buildTestApp()
  const { headers, id: chief } = await built.as('admin', 'chief')
  await importFile(built.db, series('a', 0, owls('77', 'mika')))
  await importFile(built.db, series('b', 1, owls('77', 'mika')))
  const nameless = await importFile(built.db, series('c', 2, owls(null, 'Mika')))
  await importFile(built.db, series('d', 3, owls('90', 'zed')))

  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const send = async (path: string, payload: object) => {
    const url = `/api/admin/${path}`
    const answer = await built.app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, ...answer.json<{ error?: string; message: string }>() }
  }
  const players = async (search = '') =>
    listPlayers.output.parse(await get(`/api/admin/players?search=${search}`)).players
  const listed = async (search = '') =>
    (await players(search)).map(({ player, name, games }) => `${player} ${name} ${games}`)
  const suggested = async () =>
    listPlayerMerges.output
      .parse(await get('/api/admin/player_merges'))
      .suggestions.map(({ from, into, reason }) => `${from.player} > ${into.player}: ${reason}`)
  const player = async (key: string) =>
    getPlayer.output.parse(await get(`/api/player?player=${key}`))
  return { ...built, chief, nameless, get, send, players, listed, suggested, player }
}

test('players are found by name, team and id, those with the most games first', async () => {
  const { listed } = await testEnv()
  expect(await listed()).toEqual([
    'owl-1 owl 1 4',
    'owl-2 owl 2 4',
    '77 mika 2',
    '90 zed 1',
    'mika Mika 1',
  ])
  expect(await listed('MIK')).toEqual(['77 mika 2', 'mika Mika 1'])
  expect(await listed('90')).toEqual(['90 zed 1'])
  expect(await listed('copper')).toHaveLength(5)
})

test('the same name in a team is suggested, unless they met or were kept apart', async () => {
  const { suggested, send, db } = await testEnv()
  expect(await suggested()).toEqual(['mika > 77: name'])
  expect(await send('player_merges/apart', { player: 'mika', other: '77' })).toMatchObject({
    status: 200,
  })
  expect(await suggested()).toEqual([])
  await importFile(db, series('e', 4, owls('91', 'zed')))
  await expect.poll(suggested).toEqual(['91 > 90: name'])
  const opponent = team('Reed', 2, COMP, {
    players: playersOf('reed', COMP).map((it, seat) =>
      seat === 0 ? { ...it, playerId: '90' } : it,
    ),
  })
  await importFile(db, series('f', 4, owls('91', 'zed'), opponent))
  await expect.poll(suggested).toEqual([])
})

test('two ids that begin with the same 32 characters are suggested', async () => {
  const { suggested, db } = await testEnv()
  const hash = '5f2c9e00'.repeat(4)
  await importFile(db, series('g', 5, owls(hash, 'north')))
  await importFile(db, series('h', 6, owls(`${hash}aa`, 'south')))
  await expect.poll(suggested).toContain(`${hash}aa > ${hash}: hash`)
})

test('everything that names players follows a merge, and a split undoes it', async () => {
  const { send, listed, players, player, get, db } = await testEnv()
  const before = await readSums(db)
  expect(await send('players/merge', { player: '77', into: '90' })).toMatchObject({
    status: 200,
    message: 'mika is now part of zed.',
  })
  expect(await listed('zed')).toEqual(['90 zed 3'])
  expect((await players('zed'))[0]?.merged).toEqual([{ key: '77', names: ['mika'], games: 2 }])
  expect(await player('90')).toMatchObject({
    games: 3,
    otherNames: ['mika'],
    kills: { n: 3, sum: 6 },
  })
  // Links to the old id still work.
  expect(await player('77')).toMatchObject({ player: '90', name: 'zed', games: 3 })
  const page = getTeamPage.output.parse(await get('/api/team_page?team=Copper%20Owls'))
  expect(page.roster[0]).toMatchObject({ id: '90', name: 'zed', whole: { games: 3 } })
  const rows = await db.selectFrom('forecast_row').select('players').orderBy('played_at').execute()
  expect(rows.map(({ players: ids }) => ids[0])).toEqual(['90', '90', 'mika', '90'])
  const merged = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(merged)

  expect(await send('players/split', { key: '77' })).toMatchObject({ status: 200 })
  expect(await readSums(db)).toEqual(before)
  expect(await send('players/split', { key: '77' })).toMatchObject({ status: 404 })
})

test('a merge outlives the undo of its import, and a later import follows it', async () => {
  const { send, listed, nameless, chief, db } = await testEnv()
  await send('players/merge', { player: 'mika', into: '77' })
  expect(await listed('mika')).toEqual(['77 Mika 3'])
  await undoImport(db, nameless.importId, chief)
  await expect.poll(() => listed('mika')).toEqual(['77 mika 2'])
  await importFile(db, series('c', 2, owls(null, 'MIKA')))
  await expect.poll(() => listed('mika')).toEqual(['77 MIKA 3'])
})

test('a player who was merged takes their own merges along', async () => {
  const { send, players } = await testEnv()
  await send('players/merge', { player: 'mika', into: '77' })
  await send('players/merge', { player: '77', into: '90' })
  expect((await players('zed'))[0]).toMatchObject({
    player: '90',
    games: 4,
    merged: [{ key: '77' }, { key: 'mika' }],
  })
  await send('players/split', { key: '77' })
  expect((await players('zed'))[0]).toMatchObject({ games: 2, merged: [{ key: 'mika' }] })
})

test('merges that make no sense are refused with a sentence', async () => {
  const { send } = await testEnv()
  const merge = (player: string, into: string) => send('players/merge', { player, into })
  expect(await merge('77', '77')).toMatchObject({ status: 400, error: 'same_player' })
  expect(await merge('77', 'nobody')).toMatchObject({ status: 404 })
  expect(await merge('77', 'owl-1')).toMatchObject({
    status: 409,
    message: 'They played in the same game, so they are two players.',
  })
  await merge('mika', '77')
  expect(await merge('mika', '90')).toMatchObject({ status: 404 })
})

test('there is a maximum of merged ids', async () => {
  const { send, db } = await testEnv()
  await sql`
    insert into player_merge (key, player)
    select 'x' || n, 'y' from generate_series(1, ${QUOTAS.playerMerges}) n`.execute(db)
  expect(await send('players/merge', { player: '77', into: '90' })).toMatchObject({
    status: 409,
    error: 'too_many_merges',
  })
})
