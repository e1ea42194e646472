import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mergeTeams } from './team/merge-teams.ts'
import { importFile, undoImport } from './import-file.ts'
import {
  file,
  game,
  openArchive,
  readArchive,
  readSums,
  rebuildSums,
  set,
  team,
} from './test-archive.ts'

const lobby = set('Scrim', [
  game('a', 1, '', [
    team('Alliance', 1, 'ash crypto newcastle', { region: 'EMEA' }),
    team('Copper Owls', 2, 'ash loba wraith'),
  ]),
  game('b', 2, 'ash', [
    team('alliance@7 ', 2, 'alter crypto newcastle'),
    team('Copper Owls', 1, 'alter loba wraith'),
  ]),
])

test('a file fills every sum, and rebuilding them gives the same', async () => {
  const db = await openArchive()
  await importFile(db, file('1', [lobby]))
  const sums = await readSums(db)
  expect(sums['team_comp']).toHaveLength(4)
  expect(sums['ban_day']?.map((row) => JSON.parse(String(row)))).toEqual([
    { day: '2026-09-21', games: 1, legend: 'ash', number: 1, region: 'EMEA', team: null },
  ])
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})

test('the same file twice is one, and undoing it leaves nothing', async () => {
  const db = await openArchive()
  const empty = await readArchive(db)
  const first = await importFile(db, file('1', [lobby]))
  expect(first).toMatchObject({ isNew: true, knownGames: 0 })
  const again = { ...first, isNew: false, knownGames: first.games }
  expect(await importFile(db, file('1', [lobby]))).toEqual(again)
  expect(await undoImport(db, first.importId, null)).toBe(true)
  expect(await undoImport(db, first.importId, null)).toBe(false)
  expect(await readArchive(db)).toEqual(empty)
  expect(await db.selectFrom('team').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('event').selectAll().execute()).toEqual([])
})

test('a game that two files hold counts once, and undoing one brings the other forward', async () => {
  const db = await openArchive()
  const poorer = set('Sheet', [game('a', 1, '', [team('Alliance', 3, 'ash loba seer')])])
  await importFile(db, file('9', [poorer], 'scoresheet'))
  const before = await readArchive(db)
  const { importId } = await importFile(db, file('1', [lobby]))
  const { rows } = await sql`select from game where is_current and mid = 'a'`.execute(db)
  expect(rows).toHaveLength(1)
  expect((await readArchive(db)).results).toHaveLength(4)
  await undoImport(db, importId, null)
  expect(await readArchive(db)).toEqual(before)
})

const scrimAt = (startedAt: number) =>
  set('Scrim', [game('a', 1, '', [team('Alliance', 1, 'ash crypto newcastle')], { startedAt })])

test('a composition was played last at the corrected time of its game, also after an undo', async () => {
  const db = await openArchive()
  const lastPlayed = async () => {
    const { last_played } = await db
      .selectFrom('team_comp')
      .select('last_played')
      .executeTakeFirstOrThrow()
    return Number(last_played) / 1000
  }
  await importFile(db, file('1', [scrimAt(1_789_000_000)]))
  const { importId: earlier } = await importFile(db, file('2', [scrimAt(1_788_000_000)]))
  expect(await lastPlayed()).toBe(1_788_000_000)
  const { importId: later } = await importFile(db, file('3', [scrimAt(1_790_000_000)]))
  expect(await lastPlayed()).toBe(1_790_000_000)
  await undoImport(db, later, null)
  expect(await lastPlayed()).toBe(1_788_000_000)
  await undoImport(db, earlier, null)
  expect(await lastPlayed()).toBe(1_789_000_000)
})

// Finding C4.
test.each([
  ['1', '9'],
  ['9', '1'],
])('a corrected file takes over whatever its hash, %s then %s', async (first, second) => {
  const db = await openArchive()
  const corrected = set('Scrim', [
    game('a', 1, '', [team('Alliance', 4, 'ash crypto newcastle')]),
    game('b', 2, 'ash', [team('Alliance', 5, 'alter crypto newcastle')]),
  ])
  const placements = async () =>
    (await readArchive(db)).results
      .map((row) => JSON.parse(row).placement)
      .toSorted((a, b) => a - b)
  await importFile(db, file(first, [lobby]))
  const before = await readArchive(db)
  const { importId } = await importFile(db, file(second, [corrected]))
  expect(await placements()).toEqual([4, 5])
  // The old file again is no newer import.
  await importFile(db, file(first, [lobby]))
  expect(await placements()).toEqual([4, 5])
  await undoImport(db, importId, null)
  expect(await readArchive(db)).toEqual(before)
  // A file of a series in progress, fetched late, has fewer games.
  await importFile(db, file('5', [set('Scrim', corrected.games.slice(0, 1))]))
  expect(await readArchive(db)).toEqual(before)
})

const fetchedAt = (time: number, games: number) => ({
  ...file(`fetch ${time}`, [set('Final', lobby.games.slice(0, games), '01SERIES')], 'algs'),
  fetchedAt: time,
})

test.each([
  ['first', [2000, 1000]],
  ['last', [1000, 2000]],
])('of two fetches of a series the newest counts, also if it is imported %s', async (_, times) => {
  const db = await openArchive()
  // The corrected series has a game less, which the league has withdrawn.
  for (const time of times) await importFile(db, fetchedAt(time, time === 2000 ? 1 : 2))
  const { rows } = await sql`
    select g.mid, i.file_hash from game g join import i on i.id = g.import_id
    where g.is_current order by g.mid`.execute(db)
  expect(rows).toEqual([{ mid: 'a', file_hash: 'fetch 2000' }])
})

test('a file that was fetched in the future is no newer than its import', async () => {
  const db = await openArchive()
  await importFile(db, fetchedAt(4_000_000_000, 1))
  const row = await db.selectFrom('import').select('fetched_at').executeTakeFirstOrThrow()
  expect(row.fetched_at?.getTime()).toBeLessThanOrEqual(Date.now())
})

test('a series in progress stays one series, also if bans are not obeyed from some game on', async () => {
  const db = await openArchive()
  const owls = ['ash loba seer', 'ash loba wraith', 'ash crypto seer', 'ash seer wraith']
  const picks = owls.map((legends, index) => team(`Owls ${index}`, index + 1, legends))
  const begun = [game('a', 1, '', picks)]
  // Five picks of banned legends in game 2.
  const grown = [...begun, game('b', 2, 'ash crypto', picks)]
  await importFile(db, file('1', [set('Scrim', begun)]))
  await importFile(db, file('2', [set('Scrim', grown)]))
  const games = db.selectFrom('game').select('series_id').where('is_current', '=', true)
  const series = (await games.execute()).map(({ series_id }) => series_id)
  expect(series).toHaveLength(2)
  expect(new Set(series).size).toBe(1)
})

const spelled = (mid: string, name: string) => game(mid, 1, '', [team(name, 1, 'ash loba seer')])

test('a team is called what most of its games call it', async () => {
  const db = await openArchive()
  await importFile(db, file('1', [set('A', [spelled('a', 'SYNERGY')])]))
  await importFile(db, file('2', [set('B', [spelled('b', 'Synergy'), spelled('c', 'Synergy')])]))
  expect(await db.selectFrom('team').select('name').execute()).toEqual([{ name: 'Synergy' }])
})

test('a team is called anew when another file takes one of its games over', async () => {
  const db = await openArchive()
  const both = [spelled('a', 'Synergy'), spelled('b', 'SYNERGY'), spelled('c', 'Synergy')]
  await importFile(db, file('1', [set('A', both, '10')]))
  const other = ['a', 'c'].map((mid) => game(mid, 1, '', [team('Owls', 1, 'ash loba seer')]))
  await importFile(db, file('2', [set('B', other, '9')]))
  const names = await db.selectFrom('team').select('name').orderBy('name').execute()
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Owls', 'SYNERGY'])
})

test('a file that breaks a rule of the archive is refused whole', async () => {
  const db = await openArchive()
  const twice = [team('Alliance', 1, 'ash loba seer'), team('ALLIANCE', 2, 'ash loba seer')]
  const broken = set('X', [
    game('a', 1, '', [team('Other', 1, 'ash loba seer')]),
    game('b', 2, '', twice),
  ])
  await expect(importFile(db, file('1', [broken]))).rejects.toThrow(
    'team_result_game_id_team_id_key',
  )
  expect(await db.selectFrom('import').selectAll().execute()).toEqual([])
  expect((await readArchive(db)).results).toEqual([])
})

test('a version is counted up by each change, and a listener hears it', async () => {
  const db = await openArchive()
  await importFile(db, file('1', [lobby]))
  await importFile(db, file('2', [set('B', [game('z', 1, '', [team('Q', 1, 'ash loba seer')])])]))
  expect(await db.selectFrom('archive').select('version').execute()).toEqual([{ version: 2 }])
})

test('a file in which two spellings of one team meet is refused with their names, and nothing is written', async () => {
  const db = await openArchive()
  const trio = 'ash loba seer'
  await importFile(db, file('1', [set('A', [game('a', 1, '', [team('Reed', 1, trio)])])]))
  await importFile(db, file('2', [set('B', [game('b', 1, '', [team('Owls', 1, trio)])])]))
  const teams = await db.selectFrom('team').select('id').orderBy('id').execute()
  await mergeTeams(db, teams[0]?.id ?? 0, teams[1]?.id ?? 0)
  const meeting = game('c', 4, '', [team('Reed', 1, trio), team('OWLS', 2, trio)])
  await expect(importFile(db, file('3', [set('C', [meeting])]))).rejects.toThrow(
    'Reed and OWLS are merged into one team, but both played in Game 4. Split them in Team aliases, then import again.',
  )
  expect(await db.selectFrom('game').select('mid').orderBy('mid').execute()).toEqual([
    { mid: 'a' },
    { mid: 'b' },
  ])
})
