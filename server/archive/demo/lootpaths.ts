import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { LOOTPATH_SAMPLES } from './lootpath-samples.ts'

/** Drawn by scripts/art. */
const FOLDER = join(import.meta.dirname, 'lootpaths')

/** Only if no one has ever added or removed anything: removed samples must not come back. */
export async function loadDemoLootpaths(db: Kysely<Database>) {
  for (const { map, slug, note } of LOOTPATH_SAMPLES) {
    const picture = await readFile(join(FOLDER, `${map}-${slug}.png`))
    await sql`
      update lootpath set picture = ${picture}, picture_is_demo = true, picture_at = now()
      where map = ${map} and slug = ${slug} and picture_at is null`.execute(db)
    await sql`
      update lootpath set note = ${note}, note_is_demo = true, note_at = now(), note_version = 1
      where map = ${map} and slug = ${slug} and note_version = 0`.execute(db)
  }
}

/** Keeps what users wrote or uploaded in place of the samples. */
export async function removeDemoLootpaths(db: Kysely<Database>) {
  await sql`
    update lootpath set picture = null, picture_is_demo = false, picture_at = now()
    where picture_is_demo`.execute(db)
  await sql`
    update lootpath set note = '', note_is_demo = false, note_at = now(),
      note_version = note_version + 1
    where note_is_demo`.execute(db)
}
