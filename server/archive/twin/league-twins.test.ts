import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MatchGame, MatchSet } from '#domain/archive/match.ts'
import { importFile, undoImport } from '../import-file.ts'
import {
  emptyArchive,
  file,
  game,
  openArchive,
  playersOf,
  readArchive,
  readSums,
  rebuildSums,
  set,
  team,
} from '../test-archive.ts'
import { readMids, TWIN_START, withEditor } from './test-twins.ts'
import { joinGames, keepGamesApart, splitGames } from './twin-decisions.ts'

const SOURCES = { overstat: 'm', league: 'algs:S:', live: 'made-up:' } as const
type Source = keyof typeof SOURCES

/** Sources call players differently, and the kills of `different` teams aren't the same. */
function lobby(source: Source, number: number, different = 0) {
  return Array.from({ length: 12 }, (_, index) => {
    const legends = index % 2 === 0 ? 'ash crypto newcastle' : 'alter loba seer'
    return team(`Team ${index + 1}`, index + 1, legends, {
      kills: index < different ? 20 : ((index + number) * 7) % 11,
      damage: source === 'overstat' ? 1900 : null,
      players: playersOf(`${source} ${index}`, legends),
    })
  })
}

const gameOf = (source: Source, number: number, change: Partial<MatchGame> = {}, different = 0) =>
  game(`${SOURCES[source]}${number}`, number, '', lobby(source, number, different), {
    startedAt: TWIN_START + number * 1800,
    ...change,
  })

const SETS: Readonly<Record<Source, (games: MatchGame[]) => MatchSet>> = {
  overstat: (games) => set('Lobby 1', games, '7'),
  league: (games) => set('ALGS Year 9 Split 1 EMEA', games, 'S'),
  live: (games) => set('Live', games, 'feed'),
}
const FORMATS = { overstat: 'overstat', league: 'algs', live: 'liveapi' } as const

const fileOf = (source: Source, games: MatchGame[], name: string = source) =>
  file(name, [SETS[source](games)], FORMATS[source])

test.each([
  ['overstat', 'league'],
  ['league', 'overstat'],
] as const)('a game that comes from %s and then from %s counts once', async (first, second) => {
  const db = await openArchive()
  await importFile(db, fileOf(first, [gameOf(first, 1)]))
  await importFile(db, fileOf(second, [gameOf(second, 1, { startedAt: TWIN_START + 2100 })]))
  expect(await readMids(db)).toEqual([
    ['algs', 'm1', false],
    ['overstat', 'm1', true],
  ])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})

test('games of other lobbies at the same time stay apart without a question', async () => {
  const db = await openArchive()
  await importFile(db, fileOf('overstat', [gameOf('overstat', 1)]))
  const other = { startedAt: TWIN_START + 1800 }
  await importFile(db, fileOf('league', [gameOf('league', 2, other)]))
  await importFile(db, fileOf('live', [gameOf('live', 1, { map: 'worldsedge' })]))
  expect(
    await db.selectFrom('game').select('mid').where('is_current', '=', true).execute(),
  ).toHaveLength(3)
  expect(await db.selectFrom('game_twin').select('mid').execute()).toEqual([])
})

test('an uncertain pair is asked, and the decision holds when the series is fetched again', async () => {
  const db = await openArchive()
  const editor = await withEditor(db)
  await importFile(db, fileOf('overstat', [gameOf('overstat', 1), gameOf('overstat', 2)]))
  const league = (name: string) =>
    fileOf('league', [gameOf('league', 1, {}, 5), gameOf('league', 2, {}, 5)], name)
  const { importId } = await importFile(db, league('first'))
  const { findings } = await db
    .selectFrom('import')
    .select('findings')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(findings)).toContain('maybe the same game')
  await joinGames(db, { mid: 'algs:S:1', otherMid: 'm1' }, editor)
  await keepGamesApart(db, { mid: 'algs:S:2', otherMid: 'm2' }, editor)
  const counted = async () => {
    const rows = await db
      .selectFrom('game')
      .select('mid')
      .where('is_current', '=', true)
      .orderBy('mid')
      .execute()
    return rows.map(({ mid }) => mid)
  }
  expect(await counted()).toEqual(['algs:S:2', 'm1', 'm2'])
  await importFile(db, league('again'))
  expect(await counted()).toEqual(['algs:S:2', 'm1', 'm2'])
  await splitGames(db, { mid: 'algs:S:1', otherMid: 'm1' }, editor)
  expect(await counted()).toEqual(['algs:S:1', 'algs:S:2', 'm1', 'm2'])
})

test('when the other file is undone, the league has the game, also when it is fetched again', async () => {
  const db = await openArchive()
  await importFile(db, fileOf('league', [gameOf('league', 1)]))
  const { importId } = await importFile(db, fileOf('overstat', [gameOf('overstat', 1)]))
  await undoImport(db, importId, null)
  await importFile(db, fileOf('league', [gameOf('league', 1)], 'again'))
  const current = await db.selectFrom('game').select('mid').where('is_current', '=', true).execute()
  expect(current).toHaveLength(1)
})

test('in whatever order the sources of a series come, the archive is the same', async () => {
  const [one, other] = [await openArchive(), await openArchive()]
  const sources = ['overstat', 'league', 'live'] as const
  const empty = async (db: typeof one) => {
    await emptyArchive(db)
    await sql`delete from game_twin`.execute(db)
  }
  await fc.assert(
    fc.asyncProperty(
      // Which games each source has, and how much later than the others they begin.
      fc.tuple(...sources.map(() => fc.subarray([1, 2, 3], { minLength: 1 }))),
      fc.tuple(...sources.map(() => fc.nat(140))),
      fc.shuffledSubarray([...sources], { minLength: 3 }),
      async (numbers, delays, order) => {
        const files = sources.map((source, index) =>
          fileOf(
            source,
            (numbers[index] ?? []).map((number) =>
              gameOf(source, number, {
                startedAt: TWIN_START + number * 1800 + (delays[index] ?? 0),
              }),
            ),
          ),
        )
        const shuffled = order.flatMap((source) => files[sources.indexOf(source)] ?? [])
        await empty(one)
        await empty(other)
        for (const next of files) await importFile(one, next)
        for (const next of shuffled) await importFile(other, next)
        expect(await readArchive(other)).toEqual(await readArchive(one))
        const counted = await other
          .selectFrom('game')
          .select('number')
          .where('is_current', '=', true)
          .execute()
        expect(counted).toHaveLength(new Set(numbers.flat()).size)
      },
    ),
    { numRuns: 20, endOnFailure: true },
  )
})
