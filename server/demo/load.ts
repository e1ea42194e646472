import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { importFile, undoImport } from '../archive/import-file.ts'
import type { Database } from '../db/schema.ts'
import { loadDemoLootpaths } from './lootpaths.ts'
import { demoSeason } from './season/season.ts'

/** How the archive names what the demo season brought; an import like any other, so it can be undone like any other. */
const DEMO_FILE = 'Demo season'

/** Few enough that others get their turn between two parts, many enough to be quick. */
const SERIES_AT_ONCE = 8

/** Loads the demo season into an archive that nobody has put anything into, part by part; it ends yesterday. */
export async function loadDemo(
  db: Kysely<Database>,
  now: Date,
  tieRule: TieRule = 'points',
): Promise<number> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (await wantsDemo(db)) await loadDemoLootpaths(db)
  const sets = demoSeason(yesterday, tieRule)
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
    if (await isTakenOut(db)) {
      // By somebody who did not see this part, which waited for its turn behind theirs.
      await undoImport(db, importId, null)
      return start
    }
  }
  return sets.length
}

/** Not where anything real ever came in, nor where somebody has taken the demo out; a load that was cut off goes on. */
async function wantsDemo(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from import where not is_demo or undone_at is not null limit 1`.execute(db)
  return rows.length === 0
}

async function isTakenOut(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from import where is_demo and undone_at is not null limit 1`.execute(db)
  return rows.length > 0
}
