import type { Kysely, Selectable } from 'kysely'
import type { SavedMap } from '#contract/catalog/map.ts'
import type { Database } from '../db/schema.ts'

/** The maps that administrators added or edited. */
export async function listMaps(db: Kysely<Database>): Promise<SavedMap[]> {
  const rows = await db.selectFrom('game_map').selectAll().orderBy('id').execute()
  return rows.map(present)
}

const present = (row: Selectable<Database['game_map']>): SavedMap => ({
  id: row.id,
  name: row.name,
  spellings: row.spellings,
  picture: row.picture,
  calibration: row.calibration,
  pois: row.pois,
  isRetired: row.is_retired,
  version: row.version,
})
