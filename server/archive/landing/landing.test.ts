import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listGameLandings } from '#contract/archive/landing.ts'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getTeamPage } from '#contract/team/team-page.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { findPoi } from '#domain/catalog/poi.ts'
import type { MatchLanding } from '#domain/archive/match.ts'
import { importFile, undoImport } from '../import-file.ts'
import { mergeInPairs } from '../team/merge-teams.ts'
import { renameTeam } from '../team/change-team.ts'
import { undoMerge } from '../team/undo-merge.ts'
import { file, game, readSums, rebuildSums, set, team } from '../test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const COMP = 'ash loba seer'
const MATCH = '4711'
const poiId = (name: string) => findPoi('stormpoint', name)?.id ?? 0

/** Two games on Storm Point and one on World's Edge. Only Reed's file says where it landed, in game 1. */
const GAMES = [
  game('m1', 1, '', [team('Copper Owls', 1, COMP), team('Reed', 2, COMP, { poi: 'The Mill' })]),
  game('m2', 2, '', [team('Copper Owls', 2, COMP), team('Reed', 1, COMP)]),
  game('m3', 3, '', [team('Copper Owls', 3, COMP)], { map: 'worldsedge' }),
]

const drop = (rawName: string, poi: string, one: number | null = null): MatchLanding => ({
  sourceId: MATCH,
  map: 'stormpoint',
  game: one,
  rawName,
  poi,
})

async function testEnv() {
  const built = await buildTestApp()
  const { headers } = await built.as('admin', 'chief')
  const { db } = built
  const importMatch = () => importFile(db, file('match', [set('Harbor', GAMES, MATCH)]))
  const importDrops = (hash: string, landings: MatchLanding[]) =>
    importFile(db, { ...file(hash, [], 'drops'), landings })
  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const send = async (method: 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await built.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<{ error?: string; message: string }>() }
  }
  const gameId = async (mid: string) => {
    const query = db.selectFrom('game').select('id').where('mid', '=', mid)
    return (await query.where('is_current', '=', true).executeTakeFirst())?.id ?? 0
  }
  const ofGame = async (mid: string) =>
    listGameLandings.output.parse(await get(`/api/admin/games/${await gameId(mid)}/landings`))
      .landings
  const urlOf = async (mid: string, name: string) => {
    const found = (await ofGame(mid)).find((row) => row.team === name)
    return `/api/admin/results/${found?.resultId}/landing`
  }
  const setByHand = async (mid: string, name: string, poi: string) =>
    send('PUT', await urlOf(mid, name), { poiId: poiId(poi) })
  const landed = async (mid: string) =>
    (await ofGame(mid)).map((row) => `${row.team}: ${row.poi} (${row.source})`)
  const spots = async (name: string) =>
    getTeamPage.output
      .parse(await get(`/api/team_page?team=${encodeURIComponent(name)}`))
      .landings.map(({ poi, games, byHand }) => `${poi} ${games}, ${byHand} by hand`)
  const pois = async () =>
    Object.values(
      getPoiCompsData.output.parse(await get('/api/poi_comps_data')).poiCompsData['stormpoint'] ??
        {},
    ).map(
      ({ poiName, totalGames, wins, handGames }) =>
        `${poiName} ${totalGames}, ${wins} won, ${handGames} by hand`,
    )
  /** The sums that the changes left are those of a rebuild. */
  const expectSums = async () => {
    const left = await readSums(db)
    await rebuildSums(db)
    expect(left).toEqual(await readSums(db))
  }
  return {
    ...built,
    importMatch,
    importDrops,
    send,
    ofGame,
    urlOf,
    setByHand,
    landed,
    spots,
    pois,
    expectSums,
  }
}

test('a drop file counts for the games of its match on its map, imported before it or after it', async () => {
  const { importMatch, importDrops, landed, spots, pois, expectSums } = await testEnv()
  await importDrops('d1', [drop('COPPER OWLS@7', 'Checkpoint'), drop('Reed', 'Trident')])
  await importMatch()
  await importDrops('d2', [drop('Copper Owls', 'Barometer', 2)])
  expect(await landed('m1')).toEqual(['Copper Owls: Checkpoint (drops)', 'Reed: Trident (drops)'])
  // The file of game 2 alone wins over the one of all games.
  expect(await landed('m2')).toEqual(['Copper Owls: Barometer (drops)', 'Reed: Trident (drops)'])
  expect(await landed('m3')).toEqual(['Copper Owls: null (null)'])
  await expect.poll(() => spots('Reed')).toEqual(['Outpost North 2, 0 by hand'])
  // Owls won game 1 from Checkpoint, and Reed game 2 from Outpost North.
  expect((await pois()).toSorted()).toEqual([
    'Barometer 1, 0 won, 0 by hand',
    'Checkpoint 1, 1 won, 0 by hand',
    'Outpost North 2, 1 won, 0 by hand',
  ])
  await expectSums()
})

test('an undone drop file takes its own landings along and nothing else', async () => {
  const { db, importMatch, importDrops, setByHand, landed, expectSums } = await testEnv()
  await importMatch()
  const drops = await importDrops('d', [drop('Copper Owls', 'Checkpoint'), drop('Reed', 'Trident')])
  await setByHand('m2', 'Copper Owls', 'Barometer')
  await undoImport(db, drops.importId, null)
  expect(await landed('m1')).toEqual(['Copper Owls: null (null)', 'Reed: The Mill (file)'])
  expect(await landed('m2')).toEqual(['Copper Owls: Barometer (hand)', 'Reed: null (null)'])
  await expectSums()
})

test('a landing by hand wins, says who and when, can be changed and removed', async () => {
  const {
    importMatch,
    importDrops,
    setByHand,
    ofGame,
    urlOf,
    send,
    landed,
    spots,
    pois,
    expectSums,
  } = await testEnv()
  await importMatch()
  await importDrops('d', [drop('Reed', 'Trident')])
  expect(await setByHand('m1', 'Reed', 'Checkpoint')).toMatchObject({
    status: 200,
    message: 'Reed landed at Checkpoint',
  })
  expect((await ofGame('m1'))[1]).toMatchObject({
    team: 'Reed',
    poi: 'Checkpoint',
    poiId: poiId('Checkpoint'),
    source: 'hand',
    by: 'chief',
    at: expect.closeTo(Date.now(), -5),
  })
  await setByHand('m1', 'Reed', 'Barometer')
  expect(await spots('Reed')).toEqual(['Barometer 1, 1 by hand', 'Outpost North 1, 0 by hand'])
  expect((await pois()).toSorted()).toEqual([
    'Barometer 1, 0 won, 1 by hand',
    'Outpost North 1, 1 won, 0 by hand',
  ])
  expect(await send('DELETE', await urlOf('m1', 'Reed'))).toMatchObject({ status: 200 })
  expect(await landed('m1')).toContain('Reed: Trident (drops)')
  expect((await send('DELETE', await urlOf('m1', 'Reed'))).status).toBe(404)
  await expectSums()
})

test('a landing by hand stays if the import of its game is undone and comes back with it', async () => {
  const { db, importMatch, setByHand, landed, pois, expectSums } = await testEnv()
  const { importId } = await importMatch()
  await setByHand('m1', 'Copper Owls', 'Trident')
  await undoImport(db, importId, null)
  await expect.poll(pois).toEqual([])
  await expectSums()
  await importMatch()
  expect(await landed('m1')).toContain('Copper Owls: Outpost North (hand)')
  await expectSums()
})

test('a merge keeps the landings of both teams, and its undo gives each its own', async () => {
  const { db, importMatch, importDrops, setByHand, landed, spots, expectSums } = await testEnv()
  await importMatch()
  const night = game('n1', 1, '', [team('Night Shift', 1, COMP)])
  await importFile(db, file('night', [set('Night', [night], '99')]))
  await setByHand('m1', 'Copper Owls', 'Trident')
  await setByHand('n1', 'Night Shift', 'Barometer')
  // Under the other name, which is the same team only after the merge.
  await importDrops('d', [drop('Night Shift', 'Checkpoint', 2)])
  expect(await landed('m2')).toContain('Copper Owls: null (null)')
  const teams = await db.selectFrom('team').select(['id', 'name']).execute()
  const idOf = (name: string) => teams.find((row) => row.name === name)?.id ?? 0
  const pair = { from: idOf('Night Shift'), into: idOf('Copper Owls') }
  const { id } = await mergeInPairs(db, [pair], null)
  await expect
    .poll(async () => (await spots('Copper Owls')).toSorted())
    .toEqual(['Barometer 1, 1 by hand', 'Checkpoint 1, 0 by hand', 'Outpost North 1, 1 by hand'])
  await expectSums()
  await undoMerge(db, id)
  await expect.poll(() => spots('Copper Owls')).toEqual(['Outpost North 1, 1 by hand'])
  expect(await spots('Night Shift')).toEqual(['Barometer 1, 1 by hand'])
  await expectSums()
  // A new name can be one that a drop file has.
  await renameTeam(db, idOf('Copper Owls'), 'Lobby Name')
  await importDrops('e', [drop('Later', 'Trident')])
  await renameTeam(db, idOf('Copper Owls'), 'Later')
  expect(await landed('m2')).toContain('Later: Trident (drops)')
  await expectSums()
})

test('a correction of the POI replaces a landing by hand', async () => {
  const { importMatch, setByHand, ofGame, landed, send, expectSums } = await testEnv()
  await importMatch()
  await setByHand('m1', 'Reed', 'Checkpoint')
  const id = (await ofGame('m1'))[1]?.resultId
  const change = { revision: 0, placement: 2, kills: 2, legends: COMP.split(' '), poi: 'Trident' }
  expect((await send('PUT', `/api/admin/results/${id}`, change)).status).toBe(200)
  expect(await landed('m1')).toContain('Reed: Trident (file)')
  await expectSums()
})

test('only a POI of the game’s map can be set, in a game that counts, within the quota', async () => {
  const { db, importMatch, urlOf, send, setByHand } = await testEnv()
  await importMatch()
  expect(await send('PUT', await urlOf('m1', 'Reed'), { poiId: 999 })).toMatchObject({
    status: 400,
    error: 'unknown_poi',
  })
  expect((await send('PUT', '/api/admin/results/999999/landing', { poiId: 1 })).status).toBe(404)
  await sql`
    insert into landing (team_key, map, poi, poi_id, mid)
    select 'x', 'stormpoint', 'Trident', 2, 'other ' || n from generate_series(1, ${QUOTAS.landings}::integer) n`.execute(
    db,
  )
  expect(await setByHand('m1', 'Reed', 'Trident')).toMatchObject({
    status: 409,
    message: quotaMessages.landings,
  })
})
