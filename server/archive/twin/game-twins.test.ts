import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile, undoImport } from '../import-file.ts'
import { landingsOf } from '../landing/landing.ts'
import { openArchive, readSums, rebuildSums } from '../test-archive.ts'
import {
  half,
  live,
  PAIR,
  readMids,
  TWIN_START,
  stats,
  twinTeams,
  TRACK,
  withEditor,
} from './test-twins.ts'
import { joinGames, keepGamesApart } from './twin-decisions.ts'

const ONE_GAME = [
  ['liveapi', 'm1', false],
  ['statscode', 'm1', true],
]

test('a live game and its stats-code file are one game, whichever comes first', async () => {
  const db = await openArchive()
  await importFile(db, live(TWIN_START))
  await importFile(db, stats(TWIN_START + 300))
  expect(await readMids(db)).toEqual(ONE_GAME)
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)

  const other = await openArchive()
  await importFile(other, stats(TWIN_START))
  await importFile(other, live(TWIN_START - 300))
  expect(await readMids(other)).toEqual(ONE_GAME)
})

test('an overstat file is recognized by names, legends and placements', async () => {
  const db = await openArchive()
  await importFile(db, live(TWIN_START))
  const renumbered = twinTeams(({ playerId, name }) => ({
    playerId: `overstat ${playerId}`,
    name: name.toUpperCase(),
  }))
  await importFile(db, stats(TWIN_START, renumbered))
  expect(await readMids(db)).toEqual(ONE_GAME)
})

test('another map, a later start or other players are another game', async () => {
  const db = await openArchive()
  await importFile(db, stats(TWIN_START))
  await importFile(db, live(TWIN_START, { map: 'worldsedge' }))
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['made-up:1', 'm1'])
  const later = await openArchive()
  await importFile(later, stats(TWIN_START))
  await importFile(later, live(TWIN_START + 301))
  expect((await readMids(later)).map(([, mid]) => mid)).toEqual(['made-up:1', 'm1'])
})

test('an uncertain pair stays two games, and the import says so', async () => {
  const db = await openArchive()
  await importFile(db, stats(TWIN_START))
  const { importId } = await importFile(db, live(TWIN_START, { teams: half }))
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['made-up:1', 'm1'])
  const { findings } = await db
    .selectFrom('import')
    .select('findings')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(findings)).toContain(
    'maybe the same game as the one of 2026-09-21T13:33:20',
  )
})

test('an editor joins an uncertain pair, and it stays joined when either file comes again', async () => {
  const db = await openArchive()
  const editor = await withEditor(db)
  const first = await importFile(db, stats(TWIN_START))
  const second = await importFile(db, live(TWIN_START, { teams: half }))
  await joinGames(db, PAIR, editor)
  expect(await readMids(db)).toEqual(ONE_GAME)
  const tracks = await db.selectFrom('game_track').select('mid').execute()
  expect(tracks).toEqual([{ mid: 'm1' }])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
  await expect(joinGames(db, PAIR, editor)).rejects.toMatchObject({ code: 'pair_gone' })

  await undoImport(db, second.importId, null)
  await importFile(db, live(TWIN_START, { teams: half }))
  expect(await readMids(db)).toEqual(ONE_GAME)
  await undoImport(db, first.importId, null)
  await importFile(db, stats(TWIN_START))
  expect(await readMids(db)).toEqual(ONE_GAME)
})

test('games that an editor keeps apart are never compared again', async () => {
  const db = await openArchive()
  const editor = await withEditor(db)
  const { importId } = await importFile(db, live(TWIN_START, { teams: half }))
  await importFile(db, stats(TWIN_START))
  await keepGamesApart(db, PAIR, editor)
  await undoImport(db, importId, null)
  const again = await importFile(db, live(TWIN_START, { teams: half }))
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['made-up:1', 'm1'])
  const { findings } = await db
    .selectFrom('import')
    .select('findings')
    .where('id', '=', again.importId)
    .executeTakeFirstOrThrow()
  expect(findings).toEqual([])
})

test('a pair that no one has decided leaves with its file', async () => {
  const db = await openArchive()
  await importFile(db, stats(TWIN_START))
  const { importId } = await importFile(db, live(TWIN_START, { teams: half }))
  const pairs = () => db.selectFrom('game_twin').select(['mid', 'other_mid']).execute()
  expect(await pairs()).toEqual([{ mid: 'made-up:1', other_mid: 'm1' }])
  await undoImport(db, importId, null)
  expect(await pairs()).toEqual([])
})

test('landings of a live game count once, also when its file is the current one', async () => {
  const db = await openArchive()
  const landed = twinTeams().map((one) => ({ ...one, poi: 'Barometer' }))
  const { importId } = await importFile(db, live(TWIN_START, { teams: landed }))
  const sums = () =>
    db.selectFrom('poi_comp').select(['games', 'wins', 'hand_games', 'live_games']).execute()
  const both = [{ games: 2, wins: 1, hand_games: 0, live_games: 2 }]
  expect(await sums()).toEqual(both)
  await importFile(db, stats(TWIN_START))
  expect(await readMids(db)).toEqual(ONE_GAME)
  expect(await sums()).toEqual(both)
  const results = await db
    .selectFrom('team_result')
    .select('id')
    .where('is_current', '=', true)
    .execute()
  const ids = results.map(({ id }) => id)
  expect(await landingsOf(db, ids)).toMatchObject([
    { poi: 'Barometer', source: 'live' },
    { poi: 'Barometer', source: 'live' },
  ])
  const left = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(left)
  await undoImport(db, importId, null)
  expect(await sums()).toEqual([])
})

test('positions and rings are stored once per game and leave with its last file', async () => {
  const db = await openArchive()
  const { importId } = await importFile(db, live(TWIN_START))
  const second = await importFile(db, stats(TWIN_START))
  const tracks = () => db.selectFrom('game_track').selectAll().execute()
  const [stored] = await tracks()
  expect(stored?.mid).toBe('m1')
  expect(JSON.parse(gunzipSync(stored?.track ?? Buffer.alloc(0)).toString())).toEqual(TRACK)
  // Storm Point is 102,105 units wide around 594, 939. The picture is a square of 16,384: its middle is at 8,192, and
  // 10,000 units east of it are 10,000 / 102,105 x 16,384 = 1,604.6 more: 9,797.
  const rings = () => db.selectFrom('ring_game').select(['mid', 'map', 'centers']).execute()
  expect(await rings()).toEqual([
    { mid: 'm1', map: 'stormpoint', centers: [8192, 8192, 8192, 8192, 9797, 8192] },
  ])
  await undoImport(db, second.importId, null)
  expect(await tracks()).toHaveLength(1)
  await undoImport(db, importId, null)
  expect(await tracks()).toEqual([])
  expect(await rings()).toEqual([])
})

test('what names a series by its first game goes on with the file of that game', async () => {
  const db = await openArchive()
  await importFile(db, live(TWIN_START))
  await sql`insert into account (username, username_key, password_hash, role)
    values ('coach', 'coach', '', 'editor')`.execute(db)
  await sql`insert into series_webhook (first_mid, url, created_by, last_game)
    select 'made-up:1', 'https://discord.com/x', id, 1 from account`.execute(db)
  await sql`insert into share_link (token_hash, kind, target, created_by, expires_at)
    select 'x', 'series_obs', 'made-up:1', id, now() from account`.execute(db)
  await importFile(db, stats(TWIN_START))
  const { rows } = await sql`select first_mid, target from series_webhook, share_link`.execute(db)
  expect(rows).toEqual([{ first_mid: 'm1', target: 'm1' }])
})
