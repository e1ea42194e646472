import * as fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { MatchSet } from '#domain/archive/match.ts'
import type { Database } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import { mergePlayers, splitPlayer } from './player/change-player.ts'
import { chooseRegion, splitAlias } from './team/change-team.ts'
import { mergeInPairs, mergeTeams } from './team/merge-teams.ts'
import { undoMerge } from './team/undo-merge.ts'
import { correctBans, correctResult } from './correction/correct.ts'
import { importFile, undoImport } from './import-file.ts'
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
} from './test-archive.ts'

const NAMES = ['Alliance', 'alliance', 'Owls', 'OWLS@3', 'Fjord', 'Halcyon']
const COMPS = [
  'ash loba seer',
  'alter loba seer',
  'crypto newcastle wraith',
  'ash crypto',
  'fuse fuse loba',
]
const REGIONS = ['EMEA', 'NA', null] as const

const aTeam = fc.record({
  name: fc.constantFrom(...NAMES),
  comp: fc.constantFrom(...COMPS),
  kills: fc.nat(9),
  region: fc.constantFrom(...REGIONS),
  poi: fc.constantFrom('Barometer', 'The Mill', 'Nowhere', null),
})

const aGame = fc.record({
  mid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  bans: fc.subarray(['ash', 'alter', 'loba']),
  teams: fc.uniqueArray(aTeam, {
    selector: ({ name }) => name.toLowerCase().replace('@3', ''),
    maxLength: 4,
  }),
})

const aSet: fc.Arbitrary<MatchSet> = fc
  .record({
    event: fc.constantFrom('Scrim', 'Finals'),
    sourceId: fc.constantFrom('9', '10', '11'),
    games: fc.uniqueArray(aGame, { selector: ({ mid }) => mid, maxLength: 4 }),
  })
  .map(({ event, sourceId, games }) => {
    const numbered = games.map(({ mid, bans, teams }, place) =>
      game(
        mid,
        place + 1,
        bans.join(' '),
        teams.map(({ name, comp, ...rest }, at) =>
          team(name, at + 1, comp, { ...rest, players: playersOf(name, comp) }),
        ),
      ),
    )
    return set(event, numbered, sourceId)
  })

const someFiles = fc
  .array(fc.tuple(aSet, fc.constantFrom('overstat', 'scoresheet')), { minLength: 1, maxLength: 4 })
  .map((sets) => sets.map(([one, format], place) => file(`hash-${place}`, [one], format)))

/** Only among files of one kind the order of imports decides: the same format, set number and number of games. */
const kindOf = ({ format, sets }: ReturnType<typeof file>) =>
  sets.map(({ sourceId, games }) => `${format} ${sourceId} ${games.length}`).join()

/** The same order, except that files of one kind come in the order of `files`. */
function inOrderOfRivals(files: ReturnType<typeof file>[], order: ReturnType<typeof file>[]) {
  const waiting = new Map(
    [...Map.groupBy(files, kindOf)].map(([kind, some]) => [kind, some.values()]),
  )
  return order.flatMap((one) => waiting.get(kindOf(one))?.next().value ?? [])
}

// Finding C4.
test('any order of files, and any repeat, gives the same archive, if rivals keep their order', async () => {
  const [one, other] = [await openArchive(), await openArchive()]
  await fc.assert(
    fc.asyncProperty(
      someFiles.chain((files) =>
        fc.tuple(
          fc.constant(files),
          fc.shuffledSubarray(files, { minLength: files.length }),
          fc.subarray(files),
        ),
      ),
      async ([files, shuffled, again]) => {
        await emptyArchive(one)
        await emptyArchive(other)
        for (const next of files) await importFile(one, next)
        const order = inOrderOfRivals(files, shuffled)
        expect(order).toHaveLength(files.length)
        for (const next of [...order, ...again]) await importFile(other, next)
        expect(await readArchive(other)).toEqual(await readArchive(one))
      },
    ),
    { numRuns: 20, endOnFailure: true },
  )
})

test('an import that is undone leaves the archive as it was', async () => {
  const db = await openArchive()
  await fc.assert(
    fc.asyncProperty(someFiles, aSet, async (files, extra) => {
      await emptyArchive(db)
      for (const next of files) await importFile(db, next)
      const before = await readArchive(db)
      const { importId } = await importFile(db, file('extra', [extra]))
      await undoImport(db, importId, null)
      expect(await readArchive(db)).toEqual(before)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

test('a merge that is undone leaves the archive as it was', async () => {
  const db = await openArchive()
  await fc.assert(
    fc.asyncProperty(someFiles, fc.nat(), fc.nat(), async (files, pick, other) => {
      await emptyArchive(db)
      for (const next of files) await importFile(db, next)
      const teams = await db.selectFrom('team').select('id').orderBy('id').execute()
      const [from, into] = [pick, other].map((at) => teams[at % teams.length]?.id ?? 0)
      const before = await readArchive(db)
      const merge = await mergeInPairs(db, [{ from: from ?? 0, into: into ?? 0 }], null).catch(
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error
        },
      )
      if (merge) await undoMerge(db, merge.id)
      expect(await readArchive(db)).toEqual(before)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

const anOperation = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), sets: aSet }),
  fc.record({ kind: fc.constant('undo' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('merge' as const), pick: fc.nat(), other: fc.nat() }),
  fc.record({ kind: fc.constant('split' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('merge players' as const), pick: fc.nat(), other: fc.nat() }),
  fc.record({ kind: fc.constant('split player' as const), pick: fc.nat() }),
  fc.record({
    kind: fc.constant('region' as const),
    pick: fc.nat(),
    region: fc.constantFrom(...REGIONS),
  }),
  fc.record({
    kind: fc.constant('result' as const),
    pick: fc.nat(),
    comp: fc.constantFrom(...COMPS),
    kills: fc.nat(9),
  }),
  fc.record({
    kind: fc.constant('bans' as const),
    pick: fc.nat(),
    bans: fc.subarray(['ash', 'Fuse']),
  }),
)
type Operation = typeof anOperation extends fc.Arbitrary<infer T> ? T : never

test('after any run of imports, undos, merges, splits and corrections the sums are those of the results', async () => {
  const db = await openArchive()
  await fc.assert(
    fc.asyncProperty(fc.array(anOperation, { minLength: 4, maxLength: 14 }), async (operations) => {
      await emptyArchive(db)
      const { id: by } = await db
        .insertInto('account')
        .values({
          username: 'chief',
          username_key: 'chief',
          password_hash: '',
          role: 'admin',
          email: null,
          email_key: null,
          last_login: null,
          last_activity: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [place, operation] of operations.entries()) {
        await apply(db, operation, `hash-${place}`, by).catch((error: unknown) => {
          if (!(error instanceof HttpError)) throw error
        })
      }
      const kept = await readSums(db)
      await rebuildSums(db)
      expect(kept).toEqual(await readSums(db))
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

async function apply(db: Kysely<Database>, operation: Operation, hash: string, by: number) {
  const idOf = async (table: 'import' | 'team' | 'team_result' | 'game', pick: number) => {
    const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
    return rows[pick % Math.max(1, rows.length)]?.id ?? 0
  }
  const playerOf = async (table: 'player_name' | 'player_merge', pick: number) => {
    const rows = await db.selectFrom(table).select('key').distinct().orderBy('key').execute()
    return rows[pick % Math.max(1, rows.length)]?.key ?? ''
  }
  switch (operation.kind) {
    case 'import':
      return importFile(db, file(hash, [operation.sets]))
    case 'undo':
      return undoImport(db, await idOf('import', operation.pick), by)
    case 'merge':
      return mergeTeams(db, await idOf('team', operation.pick), await idOf('team', operation.other))
    case 'split': {
      const rows = await db.selectFrom('team_alias').select('key').orderBy('key').execute()
      return splitAlias(db, rows[operation.pick % Math.max(1, rows.length)]?.key ?? '', by)
    }
    case 'merge players':
      return mergePlayers(
        db,
        await playerOf('player_name', operation.pick),
        await playerOf('player_name', operation.other),
        by,
      )
    case 'split player':
      return splitPlayer(db, await playerOf('player_merge', operation.pick), by)
    case 'region':
      return chooseRegion(db, await idOf('team', operation.pick), 2026, operation.region)
    case 'result': {
      const change = { legends: operation.comp.split(' '), kills: operation.kills }
      const id = await idOf('team_result', operation.pick)
      return correctResult(db, id, change, { by, revision: await lastCorrection(db, id) })
    }
    case 'bans': {
      const id = await idOf('game', operation.pick)
      const revision = await lastCorrection(db, null, id)
      return correctBans(db, id, operation.bans, { by, revision })
    }
  }
}

async function lastCorrection(db: Kysely<Database>, resultId: number | null, gameId?: number) {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from correction
    where team_result_id is not distinct from ${resultId}::integer
      and game_id = coalesce(${gameId ?? null}::integer, game_id)`.execute(db)
  return rows[0]?.last ?? 0
}
