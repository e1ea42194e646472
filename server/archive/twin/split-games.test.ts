import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile, undoImport } from '../import-file.ts'
import { openArchive, readSums, rebuildSums } from '../test-archive.ts'
import { half, live, PAIR, readMids, TWIN_START, stats, withEditor } from './test-twins.ts'
import { joinGames, splitGames } from './twin-decisions.ts'

type Archive = Awaited<ReturnType<typeof openArchive>>

/** Everything that is stored by the id of a game. */
async function readStored(db: Archive) {
  const { rows } = await sql`
    select 'game' as table, to_jsonb(g) - 'id' as row from game g
    union all select 'landing', to_jsonb(l) from landing l
    union all select 'track', to_jsonb(t) from game_track t
    union all select 'ring', to_jsonb(r) - 'id' from ring_game r
    union all select 'webhook', to_jsonb(w) from series_webhook w
    union all select 'link', to_jsonb(s) from share_link s
    union all select 'pair', to_jsonb(p) from game_twin p
    order by 1, 2`.execute(db)
  return rows
}

async function openPair() {
  const db = await openArchive()
  const editor = await withEditor(db)
  await importFile(db, live(TWIN_START, { teams: half }))
  await importFile(db, stats(TWIN_START))
  await sql`insert into landing (mid, map, team_key, poi)
    values ('made-up:1', 'stormpoint', 'alliance', 'Lift'), ('m1', 'stormpoint', 'alliance', 'Barometer'),
      ('made-up:1', 'stormpoint', 'copperowls', 'The Mill')`.execute(db)
  await sql`insert into series_webhook (first_mid, url, created_by, last_game)
    values ('made-up:1', 'https://discord.com/live', ${editor}, 1), ('m1', 'https://discord.com/file', ${editor}, 1)`.execute(
    db,
  )
  await sql`insert into share_link (token_hash, kind, target, created_by, expires_at)
    values ('x', 'game_replay', 'made-up:1', ${editor}, now())`.execute(db)
  await rebuildSums(db)
  return { db, editor }
}

test('splitting a pair again leaves exactly what was before it was joined', async () => {
  const { db, editor } = await openPair()
  const [stored, sums] = [await readStored(db), await readSums(db)]
  await joinGames(db, PAIR, editor)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['m1', 'm1'])
  expect(await readStored(db)).not.toEqual(stored)
  await splitGames(db, PAIR, editor)
  expect(await readStored(db)).toEqual(stored)
  expect(await readSums(db)).toEqual(sums)
  // The decision can be made again.
  await joinGames(db, PAIR, editor)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['m1', 'm1'])
})

test('a live file that came after the decision is split too', async () => {
  const { db, editor } = await openPair()
  await joinGames(db, PAIR, editor)
  const grown = { ...live(TWIN_START, { teams: half }), fileHash: 'live, later' }
  await importFile(db, grown)
  await splitGames(db, PAIR, editor)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['made-up:1', 'made-up:1', 'm1'])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})

test('a pair that is not joined, or whose file is gone, changes nothing', async () => {
  const { db, editor } = await openPair()
  const stored = await readStored(db)
  await expect(splitGames(db, PAIR, editor)).rejects.toMatchObject({ status: 409 })
  expect(await readStored(db)).toEqual(stored)
  await joinGames(db, PAIR, editor)
  const { id } = await db
    .selectFrom('import')
    .select('id')
    .where('format', '=', 'liveapi')
    .executeTakeFirstOrThrow()
  await undoImport(db, id, null)
  await splitGames(db, PAIR, editor)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['m1'])
  expect(await db.selectFrom('game_twin').selectAll().execute()).toEqual([])
})

// From the findings about the live feed: games that were joined by themselves couldn't be split.
test.each([
  ['live data first', [live(TWIN_START), stats(TWIN_START)]],
  ['the file first', [stats(TWIN_START), live(TWIN_START)]],
])('games that were joined by themselves can be split, and stay apart: %s', async (_, files) => {
  const db = await openArchive()
  const editor = await withEditor(db)
  for (const file of files) await importFile(db, file)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['m1', 'm1'])
  await splitGames(db, PAIR, editor)
  expect((await readMids(db)).map(([, mid]) => mid)).toEqual(['made-up:1', 'm1'])
  await importFile(db, { ...live(TWIN_START), fileHash: 'live, later' })
  expect((await readMids(db)).map(([, mid]) => mid)).not.toEqual(['m1', 'm1', 'm1'])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})
