import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../db/schema.ts'
import { undoImport } from './import-file.ts'
import { storeFile } from './import/store-file.ts'
import { algsFileOf } from './league/stand-in/test-algs-file.ts'
import { openArchive, readArchive, readSums, rebuildSums } from './test-archive.ts'

type Change = Parameters<typeof algsFileOf>[1]

const importSeries = (db: Kysely<Database>, minute: number, change?: Change) =>
  storeFile(db, {
    fileName: 'series.json',
    bytes: Buffer.from(
      JSON.stringify({
        ...algsFileOf('americas/1', change),
        fetchedAt: new Date(Date.UTC(2026, 10, 18, 21, minute)),
      }),
    ),
    by: null,
    isEmptyAllowed: true,
  })

const withdrawn: Change = ({ games }) => {
  Object.assign(games[4] ?? {}, { status: 'cancelled', hasStats: false })
}

const countedNumbers = async (db: Kysely<Database>) => {
  const rows = await db
    .selectFrom('game')
    .select('number')
    .where('is_current', '=', true)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

const withdrawals = async (db: Kysely<Database>, id: number) => {
  const { findings } = await db
    .selectFrom('import')
    .select('findings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return findings.filter(({ kind }) => kind === 'withdrawn_game')
}

test('a game that the league has withdrawn leaves the archive, and the import says so', async () => {
  const db = await openArchive()
  await importSeries(db, 0)
  const { importId, games } = await importSeries(db, 1, withdrawn)
  expect(games).toBe(5)
  expect(await countedNumbers(db)).toEqual([1, 2, 3, 4, 6])
  expect(await withdrawals(db, importId)).toEqual([
    {
      kind: 'withdrawn_game',
      games: [5],
      team: null,
      found: 'the source no longer has it',
      action: 'removed from the archive',
    },
  ])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})

test('it comes back when the newer import is undone, and when the league has it again', async () => {
  const db = await openArchive()
  await importSeries(db, 0)
  const before = [await readArchive(db), await readSums(db)]
  const { importId } = await importSeries(db, 1, withdrawn)
  await undoImport(db, importId, null)
  expect([await readArchive(db), await readSums(db)]).toEqual(before)
  await importSeries(db, 1, withdrawn)
  const again = await importSeries(db, 2)
  expect(await countedNumbers(db)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await withdrawals(db, again.importId)).toEqual([])
})

test('an older fetch that is imported later brings no withdrawn game', async () => {
  const db = await openArchive()
  await importSeries(db, 1, withdrawn)
  await importSeries(db, 0)
  expect(await countedNumbers(db)).toEqual([1, 2, 3, 4, 6])
})

test('a game that is over but has no statistics for now keeps those of the fetch before', async () => {
  const db = await openArchive()
  await importSeries(db, 0)
  const { importId } = await importSeries(db, 1, ({ games }) => {
    Object.assign(games[4] ?? {}, { hasStats: false })
  })
  expect(await countedNumbers(db)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await withdrawals(db, importId)).toEqual([])
})

test('a series that has lost all its games has none', async () => {
  const db = await openArchive()
  await importSeries(db, 0)
  const { importId } = await importSeries(db, 1, ({ games }) => {
    for (const game of games) Object.assign(game, { status: 'pending', hasStats: false })
  })
  expect(await countedNumbers(db)).toEqual([])
  expect(await withdrawals(db, importId)).toMatchObject([{ games: [1, 2, 3, 4, 5, 6] }])
})
