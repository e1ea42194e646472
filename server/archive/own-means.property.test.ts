import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { compKey } from '#domain/catalog/comp.ts'
import type { MatchGame } from '#domain/archive/match.ts'
import type { Database } from '../db/schema.ts'
import { importFile, undoImport } from './import-file.ts'
import { emptyArchive, file, game, openArchive, readSums, set, team } from './test-archive.ts'

const NAMES = ['Alliance', 'Fjord', 'Owls']
const COMPS = ['ash loba seer', 'alter crypto fuse', 'ash crypto']

const someGames = fc
  .array(
    fc.record({
      // Few start times, so some games start at the same time and their ids decide.
      startedAt: fc.integer({ min: 1, max: 6 }),
      teams: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom(...NAMES),
          comp: fc.constantFrom(...COMPS),
          points: fc.constantFrom(0, 3, 11, 20, null),
        }),
        { selector: ({ name }) => name, minLength: 1 },
      ),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((games) =>
    games.map(({ startedAt, teams }, place) =>
      game(
        `m${place}`,
        1,
        '',
        teams.map(({ name, comp, points }) => team(name, 1, comp, { kills: null, points })),
        { startedAt: startedAt * 1000 },
      ),
    ),
  )

const asFile = (one: MatchGame) => file(one.mid, [set(one.mid, [one], one.mid)])

test('whatever order games arrive in, a team is compared with its earlier games only', async () => {
  const db = await openArchive()
  const orders = someGames.chain((games) =>
    fc.tuple(
      fc.constant(games),
      fc.shuffledSubarray(games, { minLength: games.length }),
      fc.subarray(games),
    ),
  )
  await fc.assert(
    fc.asyncProperty(orders, async ([games, shuffled, undone]) => {
      await emptyArchive(db)
      for (const next of shuffled) {
        const { importId } = await importFile(db, asFile(next))
        if (undone.includes(next)) await undoImport(db, importId, null)
      }
      expect(await stored(db)).toEqual(byHand(games.filter((one) => !undone.includes(one))))
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('the migration fills an existing archive with the same numbers', async () => {
  const db = await openArchive()
  const path = join(import.meta.dirname, '../db/migrations/0021_own_mean.sql')
  const text = await readFile(path, 'utf8')
  const fill = text.slice(text.indexOf('update team_comp'))
  await fc.assert(
    fc.asyncProperty(someGames, async (games) => {
      await emptyArchive(db)
      for (const next of games) await importFile(db, asFile(next))
      const before = await readSums(db)
      await sql`update team_comp set own_points = 0, prior_share = 0`.execute(db)
      await sql.raw(fill).execute(db)
      expect(await readSums(db)).toEqual(before)
    }),
    { numRuns: 10, endOnFailure: true },
  )
})

interface Sums {
  own: number
  share: number
}

async function stored(db: Kysely<Database>): Promise<Record<string, Sums>> {
  const rows = await db
    .selectFrom('team_comp as c')
    .innerJoin('team as t', 't.id', 'c.team_id')
    .select(['t.name', 'c.comp_key', 'c.own_points as own', 'c.prior_share as share'])
    .execute()
  return Object.fromEntries(
    rows.map(({ name, comp_key: key, ...sums }) => [`${name} ${key}`, sums]),
  )
}

function byHand(games: readonly MatchGame[]) {
  const expected: Record<string, Sums> = {}
  const sorted = games.toSorted((a, b) => a.startedAt - b.startedAt || (a.mid < b.mid ? -1 : 1))
  const earlier = new Map<string, { games: number; points: number }>()
  for (const { rawName, legends, points } of sorted.flatMap(({ teams }) => teams)) {
    const before = earlier.get(rawName) ?? { games: 0, points: 0 }
    const sums = (expected[`${rawName} ${compKey(legends)}`] ??= { own: 0, share: 0 })
    if (points === null) continue
    sums.own += before.points / (before.games + 12)
    sums.share += 12 / (before.games + 12)
    earlier.set(rawName, { games: before.games + 1, points: before.points + points })
  }
  return Object.fromEntries(
    Object.entries(expected)
      .filter(([key]) => key.split('|').length === 3)
      .map(([key, { own, share }]) => [
        key,
        { own: expect.closeTo(own, 4), share: expect.closeTo(share, 4) },
      ]),
  )
}
