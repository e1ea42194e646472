import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { MatchSet } from '#domain/archive/match.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { importFile, undoImport } from '../import-file.ts'
import type { Database } from '../../db/schema.ts'
import { loadDemoLootpaths } from './lootpaths.ts'
import { demoSeason } from './season/season.ts'

/** The name of the demo's imports. They are ordinary imports, so they can be undone like any other. */
const DEMO_FILE = 'Demo season'

/** Small enough that other requests get their turn between two parts, large enough to be fast. */
const SERIES_AT_ONCE = 8

/** Games of the last series that are played. */
const PLAYED_OF_LAST = 3

/** Loads the demo season in parts into an archive that has never had an import. The season ends yesterday. */
export async function loadDemo(
  db: Kysely<Database>,
  now: Date,
  tieRule: TieRule = 'points',
): Promise<number> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (await wantsDemo(db)) await loadDemoLootpaths(db)
  const sets = cutLast(demoSeason(yesterday, tieRule))
  for (let start = 0; start < sets.length; start += SERIES_AT_ONCE) {
    if (!(await wantsDemo(db))) return start
    const part = sets.slice(start, start + SERIES_AT_ONCE)
    const { importId } = await importFile(db, {
      fileName: DEMO_FILE,
      fileHash: createHash('sha256').update(`demo ${start}`).digest('hex'),
      format: 'matchcsv',
      isDemo: true,
      by: null,
      sets: part,
      findings: [],
    })
    const removal = await findRemoval(db)
    if (removal) {
      // A user removed the demo while this part was waiting for the archive's lock, so it was missed. Undo it too.
      await undoImport(db, importId, removal.by)
      return start
    }
  }
  return sets.length
}

/** The last series is still being played, so there is a next game to look at. */
const cutLast = (sets: readonly MatchSet[]): MatchSet[] =>
  sets.map((set, index) =>
    index === sets.length - 1 ? { ...set, games: set.games.slice(0, PLAYED_OF_LAST) } : set,
  )

/** No if a real file was ever imported, or if a user removed the demo. An interrupted load continues. */
async function wantsDemo(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from import where not is_demo or undone_at is not null limit 1`.execute(db)
  return rows.length === 0
}

async function findRemoval(db: Kysely<Database>) {
  return db
    .selectFrom('import')
    .select('undone_by as by')
    .where('is_demo', '=', true)
    .where('undone_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
}
