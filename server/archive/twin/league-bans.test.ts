import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { correctBans } from '../correction/correct.ts'
import { renameLegend } from '../correction/rename-legend.ts'
import { importFile, undoImport } from '../import-file.ts'
import { landingsOf } from '../landing/landing.ts'
import { lockArchive } from '../series-change.ts'
import {
  file,
  game,
  openArchive,
  readArchive,
  readSums,
  rebuildSums,
  set,
  team,
} from '../test-archive.ts'
import { TWIN_START, withEditor } from './test-twins.ts'

const lobby = () =>
  Array.from({ length: 12 }, (_, index) =>
    team(`Team ${index + 1}`, index + 1, 'crypto newcastle seer', { kills: (index * 7) % 11 }),
  )
const games = (id: string, bans: readonly string[]) =>
  bans.map((legends, index) =>
    game(`${id}${index + 1}`, index + 1, legends, lobby(), {
      startedAt: TWIN_START + index * 1800,
    }),
  )

const overstat = (bans = ['', 'ash']) => file('overstat', [set('Lobby', games('m', bans), '7')])
const league = (bans = ['', 'loba']) =>
  file(`league ${bans.join()}`, [set('ALGS', games('algs:S:', bans), 'S')], 'algs')

const bansOf = async (db: Kysely<Database>) => {
  const rows = await db
    .selectFrom('game as g')
    .leftJoin('game_ban as b', 'b.game_id', 'g.id')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .select(['g.id', 'i.format', 'b.legend'])
    .where('g.is_current', '=', true)
    .where('g.number', '=', 2)
    .execute()
  return rows
}

const expectSums = async (db: Kysely<Database>) => {
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
}

test.each(['first', 'last'])(
  'results count from overstat and bans from the league, which comes %s',
  async (when) => {
    const db = await openArchive()
    const files = when === 'first' ? [league(), overstat()] : [overstat(), league()]
    for (const next of files) await importFile(db, next)
    expect(await bansOf(db)).toMatchObject([{ format: 'overstat', legend: 'loba' }])
    await expectSums(db)
  },
)

test('undoing the league gives the file its own bans back', async () => {
  const db = await openArchive()
  await importFile(db, overstat())
  const before = await readArchive(db)
  const { importId } = await importFile(db, league())
  await undoImport(db, importId, null)
  expect(await readArchive(db)).toEqual(before)
})

test('a series without bans of its own has those of the league', async () => {
  const db = await openArchive()
  const { sets, ...rest } = overstat(['', ''])
  const { importId } = await importFile(db, league())
  await importFile(db, { ...rest, sets: sets.map((one) => ({ ...one, bansEnabled: false })) })
  expect(await bansOf(db)).toMatchObject([{ format: 'overstat', legend: 'loba' }])
  await expectSums(db)
  await undoImport(db, importId, null)
  const { bans_enabled } = await db
    .selectFrom('series')
    .select('bans_enabled')
    .executeTakeFirstOrThrow()
  expect(bans_enabled).toBe(false)
  expect(await bansOf(db)).toMatchObject([{ legend: null }])
})

test('spots that only the league knows are landings of the game', async () => {
  const db = await openArchive()
  const landed = league().sets.map((one) => ({
    ...one,
    games: one.games.map((played) => ({
      ...played,
      teams: played.teams.map((result) => ({ ...result, poi: 'Barometer' })),
    })),
  }))
  const { importId } = await importFile(db, { ...league(), sets: landed })
  await importFile(db, overstat())
  const found = async () => {
    const results = await db
      .selectFrom('team_result')
      .select('id')
      .where('is_current', '=', true)
      .execute()
    return landingsOf(
      db,
      results.map(({ id }) => id),
    )
  }
  const landings = await found()
  expect(landings).toHaveLength(24)
  expect(landings[0]).toMatchObject({ poi: 'Barometer', source: 'file' })
  await expectSums(db)
  await undoImport(db, importId, null)
  expect(await found()).toEqual([])
})

test('a newer fetch of the league changes them, and a league without bans leaves those of the file', async () => {
  const db = await openArchive()
  await importFile(db, overstat())
  await importFile(db, league(['', '']))
  expect(await bansOf(db)).toMatchObject([{ legend: 'ash' }])
  await importFile(db, league(['', 'seer']))
  expect(await bansOf(db)).toMatchObject([{ legend: 'seer' }])
})

test('a correction wins over the league', async () => {
  const db = await openArchive()
  const editor = await withEditor(db)
  await importFile(db, overstat())
  const { importId } = await importFile(db, league())
  const [found] = await bansOf(db)
  await correctBans(db, found?.id ?? 0, ['Wraith'], { by: editor, revision: 0 })
  await importFile(db, league(['', 'seer']))
  expect(await bansOf(db)).toMatchObject([{ legend: 'wraith' }])
  await undoImport(db, importId, null)
  expect(await bansOf(db)).toMatchObject([{ legend: 'wraith' }])
})

test('a renamed legend is renamed in the bans of the file too', async () => {
  const db = await openArchive()
  await importFile(db, overstat())
  const { importId } = await importFile(db, league())
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await renameLegend(tx, ['ash'], 'alter')
  })
  await undoImport(db, importId, null)
  expect(await bansOf(db)).toMatchObject([{ legend: 'alter' }])
})
